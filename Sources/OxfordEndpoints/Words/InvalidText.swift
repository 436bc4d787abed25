/// Why a text is no ``Headword`` or no ``QueryText``.
///
/// Where a text breaks several rules, the first in this order is named.
///
/// It says what to show to whoever typed the text, or what to do about it.
///
/// ```swift
/// do {
///     _ = try Headword(validating: String(repeating: "ha", count: 70))
/// } catch {
///     if case .tooLong(let count) = error { print("leave out \(count - 128) characters") }
/// }
/// // leave out 12 characters
/// ```
public enum InvalidText: Error, Hashable, Sendable {
    /// It is empty, or nothing but white space.
    case blank

    /// It has more Unicode scalars than the 128 that the service takes.
    case tooLong(Int)

    /// It holds a control character.
    case controlCharacter(Unicode.Scalar)

    /// A part of it between slashes is `.` or `..`, which gateways resolve even when it is encoded.
    case dotPart(String)
}

extension InvalidText: CustomStringConvertible {
    /// The rule that is broken, and by what.
    public var description: String {
        switch self {
        case .blank: "it is blank"
        case .tooLong(let count): "it has \(count) characters, and the service takes 128"
        case .controlCharacter(let scalar): "\(String(scalar).quoted) is a control character"
        case .dotPart(let part): "\(part.quoted) as a part between slashes would lead to another URL"
        }
    }
}

extension InvalidText {
    /// Refuses what no endpoint takes as text; with a limit, what cannot stand in a path either.
    static func check(_ text: String, pathLimit: Int? = nil) throws(InvalidText) {
        let scalars = text.unicodeScalars
        if scalars.allSatisfy(\.isBlank) { throw .blank }
        if let pathLimit, text.utf8.count > pathLimit, scalars.count > pathLimit {
            throw .tooLong(scalars.count)
        }
        // Most words are ASCII, whose bytes are read several times as fast as scalars.
        if !text.allBytes(satisfy: { 0x20...0x7E ~= $0 }),
            let control = scalars.first(where: { $0.value < 0x20 || 0x7F...0x9F ~= $0.value })
        {
            throw .controlCharacter(control)
        }
        if pathLimit != nil, let part = text.dotPart { throw .dotPart(part) }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is white space; the tables of Unicode are asked only where they must be.
    fileprivate var isBlank: Bool {
        isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
    }
}

extension String {
    /// The first part between slashes that is `.` or `..`.
    var dotPart: String? {
        if allBytes(satisfy: { $0 != UInt8(ascii: ".") }) { return nil }
        return parts(between: UInt8(ascii: "/")).first { $0 == "." || $0 == ".." }
    }

    /// The parts between separators, empty ones too.
    ///
    /// Separators are looked for as bytes: a combining mark behind one hides it from a search for characters.
    package func parts(between separator: UInt8) -> [String] {
        utf8.split(separator: separator, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}
