#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import OxfordEndpoints

/// Finds secrets in text that a server sent, and hides them.
///
/// The documentation of ``OxfordError`` lists the forms in which a secret is found.
package struct SecretSearch: Sendable {
    /// The minimum length, in bytes, of the secrets to hide.
    ///
    /// A shorter secret is likely to occur in ordinary words by coincidence. Hiding it there would make the
    /// text unreadable, and readers could guess the secret from the word.
    static let leastLength = 8

    /// The secrets, each of them once.
    private(set) var secrets: [String] = []

    /// The secrets' bytes, because texts in different Unicode normalization forms are different secrets.
    private var known: Set<[UInt8]> = []

    /// For each byte value, the texts to hide that begin with this byte, in lowercase, by their first eight bytes.
    ///
    /// With this index, the time of a search does not depend on the number of secrets. Of the texts with the same first
    /// eight bytes, the longest is the first. Otherwise, a text that is the beginning of another one would hide only a
    /// part of the other.
    private var starting: [[UInt64: [[UInt8]]]] = Array(repeating: [:], count: 256)

    package init(_ secrets: [String]) {
        for secret in secrets { insert(secret) }
    }

    /// Adds a secret, which has at least the minimum length.
    package mutating func insert(_ secret: String) {
        guard known.insert(Array(secret.utf8)).inserted else { return }
        secrets.append(secret)
        let base64 = Data(secret.utf8).base64EncodedString()
        let base64url = base64.replacing("+", with: "-").replacing("/", with: "_")
        let texts = [secret] + [base64, base64url].flatMap { [$0, String($0.prefix { $0 != "=" })] }
        for text in texts {
            // Encoders differ in the characters that they keep.
            add(text)
            add(text.percentEncoded("-._~"))
            add(text.percentEncoded())
            add(text.utf8.map { $0.percentEscape }.joined())
        }
    }

    private mutating func add(_ text: String) {
        let bytes = text.utf8.map(\.lowercasedASCII)
        guard let first = bytes.first, let start = Self.start(of: bytes) else { return }
        var texts = starting[Int(first)].removeValue(forKey: start) ?? []
        let place = texts.firstIndex { $0.count <= bytes.count } ?? texts.endIndex
        if place == texts.endIndex || texts[place] != bytes { texts.insert(bytes, at: place) }
        starting[Int(first)][start] = texts
    }

    /// Returns the first eight bytes in lowercase, or `nil` if there are fewer.
    private static func start(of bytes: some Collection<UInt8>) -> UInt64? {
        let start = bytes.prefix(leastLength)
        return start.count < leastLength ? nil : start.reduce(0) { $0 << 8 | UInt64($1.lowercasedASCII) }
    }

    /// Returns a copy of the bytes in which each secret is replaced by `…`.
    package func hidden(in bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        hide(in: &bytes)
        return bytes
    }

    /// Replaces each secret in the bytes by `…`.
    ///
    /// - Parameter isShown: Returns whether to leave a secret in place.
    /// - Returns: The number of texts that were replaced.
    @discardableResult
    package func hide(in bytes: inout [UInt8], except isShown: (Range<Int>) -> Bool = { _ in false }) -> Int {
        var (shown, count, end): ([UInt8], Int, Int) = ([], 0, 0)
        var rest = bytes[...]
        while let secret = range(in: rest) {
            rest = rest[secret.upperBound...]
            if isShown(secret) { continue }
            shown += bytes[end..<secret.lowerBound]
            shown += "…".utf8
            (count, end) = (count + 1, secret.upperBound)
        }
        if count > 0 { bytes = shown + bytes[end...] }
        return count
    }

    /// Returns a copy of the text in which each secret is replaced by `…`.
    package func hidden(in text: String) -> String {
        finds(in: text.utf8) ? String(decoding: hidden(in: Array(text.utf8)), as: UTF8.self) : text
    }

    /// Returns whether the bytes contain a secret.
    func finds(in bytes: some Collection<UInt8>) -> Bool { range(in: bytes) != nil }

    private func range<Bytes: Collection<UInt8>>(in bytes: Bytes) -> Range<Bytes.Index>? {
        guard !secrets.isEmpty else { return nil }
        for start in bytes.indices {
            let index = starting[Int(bytes[start].lowercasedASCII)]
            guard !index.isEmpty, let key = Self.start(of: bytes[start...]), let texts = index[key] else { continue }
            let rest = bytes[start...].lazy.map(\.lowercasedASCII)
            guard let text = texts.first(where: rest.starts(with:)) else { continue }
            return start..<bytes.index(start, offsetBy: text.count)
        }
        return nil
    }
}

extension SecretSearch: CustomReflectable {
    /// An empty mirror, because logs and debuggers must not show the secrets.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

extension Headers {
    /// The secrets in the headers, and the app ID and the app key as a server writes them in a `Basic` authorization.
    package var secrets: [String] {
        let logins = self["app_id"].flatMap { id in self["app_key"].map { "\(id):\($0)" } }
        let texts = filter { !$0.isShown }.flatMap { SecretSearch.parts(of: $0.value) } + [logins].compactMap(\.self)
        return texts.filter { $0.utf8.count >= SecretSearch.leastLength }
    }
}

extension SecretSearch {
    /// Returns a secret and the parts of it that a server may repeat alone, such as the token after `Bearer`.
    ///
    /// The parts are the words, the value in `name=value`, and both texts in `user:password`. If the scheme is `Basic`,
    /// the decoded text is a part too. A server may decode the percent-escapes in a part, for example in a cookie. The
    /// result contains only texts that have the minimum length.
    package static func parts(of value: String) -> [String] {
        let words = value.split(at: " \t,;")
        var parts = [value] + value.split(at: " ", maxSplits: 1).dropFirst() + words
        if words.first?.lowercased() == "basic", let login = words.last.flatMap({ Data(base64Encoded: $0) }) {
            parts.append(String(decoding: login, as: UTF8.self))
        }
        return parts.flatMap { part in
            let named = part.split(at: "=", maxSplits: 1).dropFirst().flatMap { $0.split(at: "\"") }
            return [part] + named + part.split(at: ":", maxSplits: 1)
        }
        .flatMap { [$0, PercentEncoded.decode($0)] }.filter { $0.utf8.count >= leastLength }
    }
}

extension String {
    /// Splits the text at each of the separators.
    ///
    /// This function compares bytes. A separator and a combining accent after it form a single `Character`, so
    /// comparing characters would miss the separator.
    fileprivate func split(at separators: String, maxSplits: Int = .max) -> [String] {
        utf8.split(maxSplits: maxSplits) { separators.utf8.contains($0) }.map { String(Substring($0)) }
    }
}

extension String {
    /// The text with each byte percent-encoded, except ASCII letters, digits, and the given characters.
    fileprivate func percentEncoded(_ others: String = "") -> String {
        utf8.map { byte in
            let isKept = byte.isUnreserved && !"-._~".utf8.contains(byte) || others.utf8.contains(byte)
            return isKept ? String(UnicodeScalar(byte)) : byte.percentEscape
        }
        .joined()
    }
}

extension UInt8 {
    fileprivate var percentEscape: String { (self < 16 ? "%0" : "%") + String(self, radix: 16) }
}
