// Composes a URL, sends the request, and reads the response with Foundation only.
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The part of the response that the programs print.
///
/// Any list may be missing from a response.
struct Answer: Decodable {
    struct Result: Decodable { let lexicalEntries: [LexicalEntry]? }
    struct LexicalEntry: Decodable { let entries: [Entry]? }
    struct Entry: Decodable { let senses: [Sense]? }
    struct Sense: Decodable {
        let definitions: [String]?
        let shortDefinitions: [String]?
        let crossReferenceMarkers: [String]?
        let subsenses: [Sense]?

        /// The definitions of the sense and then of its subsenses.
        ///
        /// A sense without definitions has its short definitions instead, or else its cross-references.
        var allDefinitions: [String] {
            (definitions ?? shortDefinitions ?? crossReferenceMarkers ?? [])
                + (subsenses ?? []).flatMap(\.allDefinitions)
        }
    }

    let results: [Result]?
}

var components = URLComponents(string: CommandLine.arguments[1])
components?.path = "/api/v2/entries/en-gb/\(CommandLine.arguments[2])"
components?.queryItems = [
    URLQueryItem(name: "fields", value: "definitions"), URLQueryItem(name: "lexicalCategory", value: "noun"),
]
guard let url = components?.url else { throw URLError(.badURL) }
print(url.absoluteString)
let (body, _) = try await URLSession.shared.data(from: url)
let entries = (try JSONDecoder().decode(Answer.self, from: body).results ?? [])
    .flatMap { $0.lexicalEntries ?? [] }.flatMap { $0.entries ?? [] }
for definition in entries.flatMap({ $0.senses ?? [] }).flatMap(\.allDefinitions) { print(definition) }
