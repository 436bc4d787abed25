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
/// Any text makes an id, since it comes from outside: escapes of the form `%HH` stay, and whatever else could
/// not stand in a URL is encoded.
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
