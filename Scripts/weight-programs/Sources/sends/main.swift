import OxfordDictionaries

let oxford = OxfordClient(server: try Server(validating: CommandLine.arguments[1]), credentials: nil)
let word = try Headword(validating: CommandLine.arguments[2])
let answer = try await oxford.send(
    .entries(word, in: .britishEnglish, filters: .lexicalCategory(.noun), .fields(.definitions)))
for definition in answer.definitions() { print(definition.text) }
