// Composes a URL, sends the request with the default transport, and reads the response.
import OxfordDictionaries

let request = EntriesRequest(
    try WordText(validating: CommandLine.arguments[2]), in: .britishEnglish,
    filters: [.lexicalCategory(.noun), .fields(.definitions)])
let server = try Server(validating: CommandLine.arguments[1])
print(request.urlString(on: server))
let oxford = OxfordClient(gateway: server)
for definition in try await oxford.send(request).definitions() { print(definition.text) }
