public import Foundation

/// The part of an answer that the programs print, in which any list may be missing.
public struct PlainEntries: Decodable {
    struct Result: Decodable { let lexicalEntries: [LexicalEntry]? }
    struct LexicalEntry: Decodable { let entries: [Entry]? }
    struct Entry: Decodable { let senses: [Sense]? }
    struct Sense: Decodable {
        let definitions: [String]?
        let shortDefinitions: [String]?
        let crossReferenceMarkers: [String]?
        let subsenses: [Sense]?

        var allDefinitions: [String] {
            (definitions ?? shortDefinitions ?? crossReferenceMarkers ?? [])
                + (subsenses ?? []).flatMap(\.allDefinitions)
        }
    }

    let results: [Result]?

    /// The definitions of all senses, or short definitions or cross-references for senses without definitions.
    public var definitions: [String] {
        let lexicalEntries = (results ?? []).flatMap { $0.lexicalEntries ?? [] }
        let senses = lexicalEntries.flatMap { $0.entries ?? [] }.flatMap { $0.senses ?? [] }
        return senses.flatMap(\.allDefinitions)
    }

    /// Returns the URL of a word's entries on a server.
    public static func url(of word: String, on server: String) -> URL? {
        var components = URLComponents(string: server)
        components?.path = "/api/v2/entries/en-gb/\(word)"
        components?.queryItems = [
            URLQueryItem(name: "fields", value: "definitions"), URLQueryItem(name: "lexicalCategory", value: "noun"),
        ]
        return components?.url
    }
}
