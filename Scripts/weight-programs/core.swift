// Composes a URL, and reads the response from standard input.
import OxfordEndpoints

let request = EntriesRequest(
    try WordText(validating: CommandLine.arguments[2]), in: .britishEnglish,
    filters: [.lexicalCategory(.noun), .fields(.definitions)])
print(request.urlString(on: try Server(validating: CommandLine.arguments[1])))
var body: [UInt8] = []
while let line = readLine(strippingNewline: false) { body += line.utf8 }
for definition in try EntriesAnswer(json: body).definitions() { print(definition.text) }
