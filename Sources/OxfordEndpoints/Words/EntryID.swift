/// The ID of a dictionary entry, as the service writes it.
///
/// The service percent-encodes IDs, and writes `_` for spaces.
///
/// To use an ID in another request, convert it with ``Headword/init(_:)``, which does not encode it a second time:
///
/// ```swift
/// let id = EntryID("roche_moutonn%C3%A9e")
/// print(id)
/// let request = EntriesRequest(try Headword(id), in: .britishEnglish)
/// print(request.urlString())
/// // roche moutonnée
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb
/// //     /roche_moutonn%C3%A9e
/// ```
///
/// Any text is accepted. Valid `%HH` escapes are kept, even if their bytes are not valid UTF-8. Other characters that a
/// URL cannot contain are percent-encoded.
public struct EntryID: Hashable, Sendable {
    let encoded: PercentEncoded

    /// Creates an ID from the text that the service sent.
    public init(_ wire: String) {
        encoded = PercentEncoded(keepingEscapesOf: wire)
    }

    /// The percent-encoded ID, as used in URLs.
    public var rawValue: String { encoded.text }

    /// The ID as readable text.
    ///
    /// Escapes are decoded, and `_` becomes a space. Bytes that are not valid UTF-8 become U+FFFD.
    public var text: String {
        PercentEncoded.decode(String(rawValue.map { $0 == "_" ? " " : $0 }))
    }
}

extension EntryID: CustomStringConvertible {
    /// The ID as readable text, like ``text``.
    public var description: String { text }
}

extension EntryID: Codable {
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
