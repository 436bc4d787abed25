import Foundation
import PlainEntries

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

guard let url = PlainEntries.url(of: CommandLine.arguments[2], on: CommandLine.arguments[1]) else {
    throw URLError(.badURL)
}
let (body, _) = try await URLSession.shared.data(from: url)
for definition in try JSONDecoder().decode(PlainEntries.self, from: body).definitions { print(definition) }
