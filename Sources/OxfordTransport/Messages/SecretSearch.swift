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
    /// A shorter secret is likely to occur in ordinary words by coincidence. Hiding it there would garble the text, and
    /// would even reveal the secret.
    static let leastLength = 8

    /// The secrets, as they were passed to the initializer.
    let secrets: [String]

    /// For each byte value, the secrets and base64 forms of secrets that can begin with this byte, in lowercase.
    ///
    /// The longest text comes first. If the search looked for the beginning of a secret first, it would hide only a
    /// part of the secret.
    private let starting: [[[UInt8]]]

    package init(_ secrets: [String]) {
        self.secrets = secrets
        let forms = secrets.flatMap { secret in
            let base64 = Data(secret.utf8).base64EncodedString()
            return [secret, base64, String(base64.prefix { $0 != "=" })]
        }
        let texts = forms.filter { !$0.isEmpty }.map { $0.utf8.map(\.lowercased) }.withoutRepeats
            .sorted { $0.count > $1.count }
        // Any text can begin with a percent-escape.
        starting = (UInt8.min...UInt8.max).map { byte in
            texts.filter { byte == UInt8(ascii: "%") || $0.first == byte.lowercased }
        }
    }

    /// Returns a copy of the bytes in which each secret is replaced by `…`.
    package func hidden(in bytes: [UInt8]) -> [UInt8] {
        var shown: [UInt8] = []
        var rest = bytes[...]
        while let secret = range(in: rest) {
            shown += rest[..<secret.lowerBound]
            shown += Self.mark
            rest = rest[secret.upperBound...]
            // If the text was truncated within the secret, it already contains `…` here.
            if rest.starts(with: Self.mark) { rest = rest.dropFirst(Self.mark.count) }
        }
        return shown.isEmpty ? bytes : shown + rest
    }

    /// Returns a copy of the text in which each secret is replaced by `…`.
    package func hidden(in text: String) -> String {
        finds(in: text.utf8) ? String(decoding: hidden(in: Array(text.utf8)), as: UTF8.self) : text
    }

    /// Returns whether the bytes contain a secret.
    func finds(in bytes: some Collection<UInt8>) -> Bool { range(in: bytes) != nil }

    private func range<Bytes: Collection<UInt8>>(in bytes: Bytes) -> Range<Bytes.Index>? {
        var start = bytes.startIndex
        while start < bytes.endIndex {
            for text in starting[Int(bytes[start])] {
                let end =
                    Self.end(of: text, from: start, in: bytes, decoding: true)
                    ?? Self.end(of: text, from: start, in: bytes, decoding: false)
                if let end { return start..<end }
            }
            bytes.formIndex(after: &start)
        }
        return nil
    }

    /// Returns the index after a secret, or `nil` if the secret does not begin at `start`.
    ///
    /// - Parameter decoding: Whether to decode the percent-escapes in `bytes`. Search with both values, because a `%`
    ///   in `bytes` can also be a character of the secret.
    private static func end<Bytes: Collection<UInt8>>(
        of secret: [UInt8], from start: Bytes.Index, in bytes: Bytes, decoding: Bool
    ) -> Bytes.Index? {
        var index = start
        for (count, byte) in secret.enumerated() {
            // If the text was truncated within the secret, only the first bytes of the secret are left. Fewer than four
            // bytes could also be the end of an ordinary word.
            if count >= 4, bytes[index...].starts(with: mark) { return index }
            guard index < bytes.endIndex else { return nil }
            let escape = decoding ? bytes.percentEscape(at: index) : nil
            guard (escape?.byte ?? bytes[index]).lowercased == byte else { return nil }
            index = escape?.end ?? bytes.index(after: index)
        }
        return index
    }

    private static let mark = Array("…".utf8)
}

extension SecretSearch: CustomReflectable {
    /// An empty mirror, because logs and debuggers must not show the secrets.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

extension Headers {
    /// The secrets in the headers, and the app ID and the app key as a server writes them in a `Basic` authorization.
    package var secrets: [String] {
        let logins = self["app_id"].flatMap { id in self["app_key"].map { "\(id):\($0)" } }
        return filter { !$0.isShown }.flatMap { SecretSearch.parts(of: $0.value) } + [logins].compactMap(\.self)
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

extension Collection<UInt8> {
    /// Returns the decoded byte of a percent-escape, and the index after the escape.
    ///
    /// - Returns: `nil` if no percent-escape begins at `start`.
    fileprivate func percentEscape(at start: Index) -> (byte: UInt8, end: Index)? {
        guard self[start] == UInt8(ascii: "%"), let end = index(start, offsetBy: 3, limitedBy: endIndex) else {
            return nil
        }
        let second = index(after: start)
        guard let high = self[second].hexValue, let low = self[index(after: second)].hexValue else { return nil }
        return (high << 4 | low, end)
    }
}
