/// The percent-encoded ID of a dictionary entry, as it appears in the service's answers.
///
/// In its answers, the service writes each space in an ID as `_`, and percent-encodes special characters. For example,
/// the ID of "roche moutonnée" is `roche_moutonn%C3%A9e`.
///
/// To use an ID in another request, convert the ID to a ``WordText``. For a request that searches for text, such as
/// ``WordsRequest``, use the readable text instead: `try WordText(validating: id.text)`.
///
/// ```swift
/// let id = EntryID("roche_moutonn%C3%A9e")
/// print(id)
/// let request = EntriesRequest(try WordText(id), in: .britishEnglish)
/// print(request.urlString())
/// // roche moutonnée
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb
/// //     /roche_moutonn%C3%A9e
/// ```
///
/// You can create an ID from any text. Valid `%HH` escapes in the text are kept, even if their bytes are not valid
/// UTF-8. All other characters are percent-encoded, except ASCII letters, digits, and `-`, `.`, `_` and `~`.
///
/// An ID is stored as its ``rawValue``, also if it is the key of a dictionary. Do not store such a dictionary with an
/// encoder or a decoder that converts keys, because it would change the IDs. For example, a `JSONDecoder` with the
/// strategy `convertFromSnakeCase` turns the key `ace_of_spades` into `aceOfSpades`.
public struct EntryID: Hashable, Sendable {
    let encoded: PercentEncoded

    /// Creates an ID from text that may already be percent-encoded, such as the text `roche_moutonn%C3%A9e` in an
    /// answer.
    public init(_ wire: String) {
        encoded = PercentEncoded(keepingEscapesOf: wire)
    }

    /// Creates an ID from a word, which is not percent-encoded again.
    public init(_ word: WordText) {
        encoded = word.encoded
    }

    /// The percent-encoded ID, as used in URLs.
    public var rawValue: String { encoded.text }

    /// The ID as readable text.
    ///
    /// Percent-escapes in the ID are decoded, and each `_` becomes a space, because the service writes spaces as `_`.
    /// Bytes that are not valid UTF-8 become U+FFFD.
    public var text: String {
        PercentEncoded.decode(String(rawValue.map { $0 == "_" ? " " : $0 }))
    }

    /// The ID, or `nil` if it is empty.
    package var nonEmpty: EntryID? { rawValue.isEmpty ? nil : self }
}

extension EntryID: CustomStringConvertible {
    /// The ID as readable text, like ``text``.
    public var description: String { text }
}

extension EntryID: Codable, CodingKeyRepresentable {
    /// The percent-encoded ID as the key of a stored dictionary.
    public var codingKey: any CodingKey { rawValue.codingKey }

    /// Creates an ID from the key of a stored dictionary.
    public init(codingKey: some CodingKey) {
        self.init(codingKey.stringValue)
    }

    /// Decodes an ID from a string.
    ///
    /// - Throws: The decoder's error if the value is not a string.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the percent-encoded ID as a string.
    ///
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension EntryID: JSONValue {
    package init(from json: inout JSONReader) throws(JSONError) {
        self.init(try String(from: &json))
    }

    package var isAbsent: Bool { rawValue.isEmpty }
}
