/// Finds secrets in text that a server sent, and hides them.
///
/// A server may echo a secret in an escaped form, so the search also recognizes the escapes of JSON (`\/`, `\u002f`),
/// URLs (`%2F`), and HTML (`&#47;`, `&amp;`). The search ignores case, because servers change some values to lowercase.
package struct SecretSearch: Hashable, Sendable {
    /// The secrets to find, together with their escaped forms.
    ///
    /// The secrets are in lowercase, and the longest one comes first.
    ///
    /// One secret may contain another. If the search looked for the shorter secret first, it would hide only a part of
    /// the longer one.
    private let secrets: [[UInt8]]
    /// A table that says, for each byte value, whether a secret or an escape sequence can begin with that byte.
    ///
    /// The search skips every byte for which the table contains `false`, because no secret can begin there.
    private let mayStart: [Bool]

    package init(_ secrets: [String]) {
        self.secrets = secrets.flatMap(Self.forms).map { $0.utf8.map(\.lowercased) }.sorted { $0.count > $1.count }
        var mayStart = [Bool](repeating: false, count: 256)
        for escape in Escapes.starts { mayStart[Int(escape)] = true }
        for case let first? in self.secrets.map(\.first) {
            mayStart[Int(first)] = true
            mayStart[Int(first.uppercased)] = true
        }
        self.mayStart = mayStart
    }

    /// Returns the secret and, if it contains non-ASCII characters, three escaped forms of it.
    ///
    /// JSON can write the character é as `\u00e9`, and HTML can write it as `&#xe9;` or `&#233;`. The search can't
    /// decode these escapes, because the character has more than one byte in UTF-8. For this reason, it looks for the
    /// escaped forms as well.
    private static func forms(of secret: String) -> [String] {
        if secret.unicodeScalars.allSatisfy(\.isASCII) { return [secret] }
        let escapes: [(Unicode.Scalar) -> String] = [
            { $0.utf16.map { #"\u"# + String(0x1_0000 + Int($0), radix: 16).dropFirst() }.joined() },
            { "&#x\(String($0.value, radix: 16));" },
            { "&#\($0.value);" },
        ]
        let escaped = escapes.map { escape in
            secret.unicodeScalars.map { $0.isASCII ? String($0) : escape($0) }.joined()
        }
        return [secret] + escaped
    }

    /// An estimate of how many bytes the longest secret takes up if a server escapes it.
    ///
    /// The estimate assumes that each byte takes up at most 12 bytes in its escaped form.
    var reach: Int { 12 * (secrets.first?.count ?? 0) }

    /// Returns a copy of the bytes in which each secret is replaced by `…`.
    package func hidden(in bytes: [UInt8]) -> [UInt8] {
        var shown: [UInt8] = []
        var copied = 0
        var index = 0
        while index < bytes.count {
            guard mayStart[Int(bytes[index])], let end = secretEnd(in: bytes, from: index) else {
                index += 1
                continue
            }
            shown += bytes[copied..<index]
            shown += Self.mark
            // If the text was truncated within the secret, the text already contains `…` here. Skip that `…`, because
            // this function has just written one.
            copied = bytes[end...].starts(with: Self.mark) ? end + Self.mark.count : end
            index = copied
        }
        guard copied > 0 else { return bytes }
        return shown + bytes[copied...]
    }

    /// Returns a copy of the text in which each secret is replaced by `…`.
    func hidden(in text: String) -> String {
        guard text.utf8.contains(where: { mayStart[Int($0)] }) else { return text }
        return String(decoding: hidden(in: Array(text.utf8)), as: UTF8.self)
    }

    private func secretEnd(in bytes: [UInt8], from start: Int) -> Int? {
        for secret in secrets {
            if let end = Self.end(of: secret, in: bytes, from: start) { return end }
        }
        return nil
    }

    private static func end(of secret: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        // The indexes up to which the text matches the secret. There may be several, because a `%`, for example, may be
        // a byte of the secret or begin an escape.
        var ends = [start]
        for (count, byte) in secret.enumerated() {
            if count >= leastPart, let end = ends.first(where: { bytes[$0...].starts(with: mark) }) { return end }
            var next: [Int] = []
            for end in ends {
                Escapes.forEachReading(of: bytes, at: end) { value, end in
                    if value.lowercased == byte, !next.contains(end) { next.append(end) }
                }
            }
            guard !next.isEmpty else {
                return count < leastPart ? nil : ends.lazy.compactMap { cut(bytes, withinEscapeAt: $0) }.first
            }
            ends = next
        }
        return ends.max()
    }

    /// Returns the index of the `…` at the end of a truncated escape sequence.
    ///
    /// The text may have been shortened, in which case it ends with `…`. For example, it ends with `%2…` if it was
    /// shortened within the escape sequence `%2F`.
    ///
    /// - Parameter index: The index at which the escape sequence may begin.
    /// - Returns: The index of the `…`, or `nil` if no truncated escape sequence begins at `index`.
    private static func cut(_ bytes: [UInt8], withinEscapeAt index: Int) -> Int? {
        guard index < bytes.count, Escapes.starts.contains(bytes[index]) else { return nil }
        return bytes[index...].prefix(12).indices.first { bytes[$0...].starts(with: mark) }
    }

    private static let mark = Array("…".utf8)

    /// The minimum length, in bytes, that a fragment of a secret must have so that the search hides it.
    ///
    /// If the text was truncated in the middle of a secret, only the first bytes of the secret are left, followed by
    /// `…`. The search hides such a fragment. A fragment of fewer than `leastPart` bytes is not hidden, because it
    /// could also be the end of an ordinary word.
    private static let leastPart = 4
}

extension SecretSearch: CustomStringConvertible, CustomReflectable {
    /// The number of texts that the search looks for, without the texts, because logs and debuggers must not show them.
    package var description: String { "\(secrets.count) hidden" }

    package var customMirror: Mirror { Mirror(self, children: []) }
}

private enum Escapes {
    static let starts = Array(#"\%&"#.utf8)

    /// The number of times that an escape sequence may have been escaped again.
    ///
    /// The search doesn't recognize an escape sequence that was escaped more often.
    ///
    /// A server may escape text that already contains escape sequences. For example, if a server escapes `%2F`, the
    /// result is `%252F`. If a server escapes `%252F`, the result is `%25252F`.
    private static let nesting = 4

    /// Calls `body` once for the single byte at an index, and once more for each escape sequence that begins there.
    ///
    /// For the text `%2F`, for example, this function calls `body` twice. The `%` may be an ordinary byte, so the first
    /// call passes `%` and the index of the `2`. The second call passes `/` and the index after the `F`.
    static func forEachReading(of bytes: [UInt8], at index: Int, _ body: (UInt8, Int) -> Void) {
        guard index < bytes.count else { return }
        body(bytes[index], index + 1)
        switch bytes[index] {
        case UInt8(ascii: "\\"): readJSON(bytes, index + 1, body)
        case UInt8(ascii: "%"): readPercent(bytes, index + 1, body)
        case UInt8(ascii: "&"): readHTML(bytes, index + 1, body)
        case UInt8(ascii: "+"): body(UInt8(ascii: " "), index + 1)
        default: break
        }
    }

    private static func readJSON(_ bytes: [UInt8], _ start: Int, _ body: (UInt8, Int) -> Void) {
        var index = start
        while index < bytes.count, index < start + 2 * nesting, bytes[index] == UInt8(ascii: "\\") { index += 1 }
        guard index < bytes.count else { return }
        body(bytes[index], index + 1)
        let digits = bytes[(index + 1)...].prefix(4)
        if bytes[index] == UInt8(ascii: "u"), digits.count == 4, let value = number(digits, radix: 16) {
            body(value, index + 5)
        }
    }

    private static func readPercent(_ bytes: [UInt8], _ start: Int, _ body: (UInt8, Int) -> Void) {
        for index in stride(from: start, through: start + 2 * nesting, by: 2) {
            let digits = bytes[min(index, bytes.count)...].prefix(2)
            guard digits.count == 2, let value = number(digits, radix: 16) else { return }
            body(value, index + 2)
            if value != UInt8(ascii: "%") { return }
        }
    }

    private static func readHTML(_ bytes: [UInt8], _ start: Int, _ body: (UInt8, Int) -> Void) {
        var index = start
        for _ in 0...nesting {
            readEntity(bytes[index...], body)
            guard bytes[index...].starts(with: "amp;".utf8) else { return }
            index += 4
        }
    }

    private static func readEntity(_ text: ArraySlice<UInt8>, _ body: (UInt8, Int) -> Void) {
        // The semicolon at the end of an HTML entity is optional.
        func end(_ text: ArraySlice<UInt8>) -> Int {
            text.first == UInt8(ascii: ";") ? text.startIndex + 1 : text.startIndex
        }
        for (name, value) in entities where text.starts(with: name, by: { $0.lowercased == $1 }) {
            body(value, end(text.dropFirst(name.count)))
        }
        guard text.first == UInt8(ascii: "#") else { return }
        let isHexadecimal = text.dropFirst().first?.lowercased == UInt8(ascii: "x")
        let radix = isHexadecimal ? 16 : 10
        let digits = text.dropFirst(isHexadecimal ? 2 : 1).prefix(8).prefix { number([$0], radix: radix) != nil }
        if let value = number(digits, radix: radix) { body(value, end(text[digits.endIndex...])) }
    }

    private static let entities = [("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'")].flatMap {
        name, character in character.utf8.map { (Array(name.utf8), $0) }
    }

    private static func number(_ digits: ArraySlice<UInt8>, radix: Int) -> UInt8? {
        UInt8(String(decoding: digits, as: UTF8.self), radix: radix)
    }
}
