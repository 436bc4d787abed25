import Foundation
import PlainEntries

guard let url = PlainEntries.url(of: CommandLine.arguments[1], on: "https://od-api.oxforddictionaries.com") else {
    throw URLError(.badURL)
}
print(url.absoluteString)
