/// The word that an endpoint is asked for, made safe to stand in a URL.
///
/// A word written in the program is a literal; a word that somebody typed is checked by ``init(validating:)``.
/// It is kept exactly, in letter case, spaces and Unicode form, and any character may be part of it.
///
/// ```swift
/// print(EntriesRequest("and/or", in: .britishEnglish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/and%2For
///
/// let typed = "café"
/// print(EntriesRequest(try Headword(validating: typed), in: .britishEnglish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/caf%C3%A9
/// ```
///
/// Words are compared byte for byte, as they are sent: the two Unicode forms of `café` are two words.
public struct Headword: Hashable, Sendable {
    let encoded: PercentEncoded

    /// Makes a headword from text that is known only while the program runs.
    ///
    /// Refused is text that no dictionary has and that no server takes: blank, longer than 128 Unicode
    /// scalars, with a control character, or with a part between slashes that is `.` or `..`, since gateways
    /// resolve those even when they are encoded.
    ///
    /// ```swift
    /// do {
    ///     _ = try Headword(validating: "a/..")
    /// } catch {
    ///     print(error)
    /// }
    /// // ".." between slashes would change the URL's path; write the word without it
    /// ```
    public init(validating text: String) throws(InvalidText) {
        try InvalidText.check(text, pathLimit: Self.lengthLimit)
        encoded = PercentEncoded(text)
    }

    /// Makes a headword from an id that the server answered, which is not encoded a second time.
    ///
    /// ```swift
    /// let id = EntryID("an_ace_up_one%27s_sleeve")
    /// print(EntriesRequest(try Headword(id), in: .britishEnglish).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/an_ace_up_one%27s_sleeve
    /// ```
    ///
    /// The rules of ``init(validating:)`` hold for what the id stands for.
    public init(_ id: EntryID) throws(InvalidText) {
        try InvalidText.check(id.encoded.decoded, pathLimit: Self.lengthLimit)
        encoded = id.encoded
    }

    /// The word before it was encoded.
    public var text: String { encoded.decoded }

    private static let lengthLimit = 128

    /// The word as version 1 has it: in lower case, with `_` for a space.
    ///
    /// A word that lower case would take over the limit keeps its letter case: `İ` becomes two scalars. Of an ID that
    /// is not UTF-8, only the ASCII letters are lower-cased, so that its other bytes stay what the server wrote.
    package var version1: Headword {
        let bytes = encoded.decodedBytes
        let text = String(decoding: bytes, as: UTF8.self)
        let lowered = text.lowercased()
        let isUTF8 = text.utf8.elementsEqual(bytes)
        let inLowerCase = isUTF8 ? Array(lowered.utf8) : bytes.map(\.lowercasedASCII)
        let isInLimit = lowered.unicodeScalars.count <= Self.lengthLimit
        let word = (isInLimit ? inLowerCase : bytes).map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "_") : $0 }
        return word == bytes ? self : Headword(encoded: PercentEncoded(bytes: word))
    }

    private init(encoded: PercentEncoded) {
        self.encoded = encoded
    }
}

extension Headword: ExpressibleByStringLiteral {
    /// Makes a headword from a literal.
    ///
    /// A literal that breaks a rule of ``init(validating:)`` stops the program and says which.
    public init(stringLiteral literal: StaticString) {
        do throws(InvalidText) {
            try self.init(validating: literal.description)
        } catch {
            // As an index out of range does; unlike a precondition it says the rule in a release build too. The compiler
            // passes no line to an initializer of literals.
            fatalError(
                "invalid headword \(literal.description.quoted): \(error); the backtrace shows the line of the literal")
        }
    }
}

extension Headword: CustomStringConvertible {
    /// The word before it was encoded.
    public var description: String { text }
}

// A member that is not there, with the way to say it. Nothing can call it, so its body never runs.

extension Headword {
    /// Not there: text that is known only at run time goes through ``init(validating:)``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ text: String) { fatalError() }
}
