/// The id of an entry as the server answered it: percent-encoded already, with `_` for a space.
///
/// An id leads on to other requests: ``Headword/init(_:)`` makes it the word of one. It is not encoded a second
/// time, which would ask for another word.
///
/// ```swift
/// let id = EntryID("roche_moutonn%C3%A9e")
/// print(id)
/// print(EntriesRequest(try Headword(id), in: .britishEnglish).urlString())
/// // roche moutonnée
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/roche_moutonn%C3%A9e
/// ```
///
/// Any text makes an ID. Escapes of the form `%HH` stay as they are, and other characters that a URL cannot contain
/// are percent-encoded. Every request sends that text, in a path as in a query, even if its bytes are not UTF-8:
///
/// ```swift
/// let word = try Headword(EntryID("caf%C3"))
/// print(EntriesRequest(word, in: .britishEnglish).urlString())
/// print(WordsRequest(QueryText(word), in: .britishEnglish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/caf%C3
/// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb?q=caf%C3
/// ```
///
/// For people, ``text`` shows bytes that are not UTF-8 as U+FFFD.
public struct EntryID: Hashable, Sendable {
    let encoded: PercentEncoded

    /// Makes an id from what the server answered.
    public init(_ wire: String) {
        encoded = PercentEncoded(keepingEscapesOf: wire)
    }

    /// The id as it stands in a URL.
    public var rawValue: String { encoded.text }

    /// The id as a person reads it: decoded, with spaces.
    public var text: String {
        PercentEncoded.decode(String(rawValue.map { $0 == "_" ? " " : $0 }))
    }
}

extension EntryID: CustomStringConvertible {
    /// The id as a person reads it: decoded, with spaces.
    public var description: String { text }
}

extension EntryID: Codable {
    /// Reads the id as it stands in a URL, or as the service wrote it.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the id as it stands in a URL.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
