import OxfordEndpoints

let word = try Headword(validating: CommandLine.arguments[1])
print(EntriesRequest(word, in: .britishEnglish, filters: .lexicalCategory(.noun), .fields(.definitions)).urlString())
