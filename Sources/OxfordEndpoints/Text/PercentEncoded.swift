/// Percent-encoded text, which consists only of `%HH` escapes and the characters that RFC 3986 calls unreserved.
///
/// Two values are equal if and only if their bytes are equal. This is also true for Swift strings if they are ASCII, as
/// percent-encoded text is, because then there are no differences in Unicode normalization to ignore.
package struct PercentEncoded: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text.isUnreserved ? text : URLBuffer.text { $0.encode(text) }
    }

    /// Creates percent-encoded text from text that may already contain percent-escapes, such as an entry ID.
    ///
    /// The initializer keeps valid `%HH` escapes and unreserved characters, and encodes all other characters.
    init(keepingEscapesOf wire: String) {
        if wire.isUnreserved {
            text = wire
            return
        }
        text = URLBuffer.text { buffer in
            var rest = wire.utf8[...]
            while let byte = rest.popFirst() {
                let digits = rest.prefix(2)
                if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit) {
                    buffer.append(byte)
                } else {
                    buffer.encode(byte)
                }
            }
        }
    }

    var decoded: String { Self.decode(text) }

    /// Decodes percent-escapes and replaces invalid UTF-8 with U+FFFD.
    ///
    /// The caller must ensure that every `%` in `text` starts a valid escape. If an escape is invalid, the result may
    /// lack one or both of the bytes after the `%`.
    package static func decode(_ text: String) -> String {
        String(decoding: bytes(of: text), as: UTF8.self)
    }

    static func bytes(of text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let high = rest.popFirst()?.hexValue,
                let low = rest.popFirst()?.hexValue
            {
                bytes.append(high << 4 | low)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }
}

extension String {
    /// Whether the text is a path segment that needs no more percent-encoding, and does not change the path.
    var isEncodedSegment: Bool {
        let isPlain = utf8.allSatisfy { $0.isUnreserved || "!$&'()*+,;=:@%".utf8.contains($0) }
        let escapes = parts(between: UInt8(ascii: "%")).dropFirst()
        return isPlain && !isEmpty && escapes.allSatisfy { $0.utf8.prefix(2).count(where: \.isHexDigit) == 2 }
            && PercentEncoded.decode(self).dotPart == nil
    }
}

extension URLBuffer {
    mutating func encode(_ text: String) {
        if text.isUnreserved {
            append(text)
        } else {
            for byte in text.utf8 { encode(byte) }
        }
    }

    mutating func encode(_ byte: UInt8) {
        if byte.isUnreserved {
            append(byte)
        } else {
            append(UInt8(ascii: "%"))
            append((byte >> 4).hexDigit)
            append((byte & 0xF).hexDigit)
        }
    }
}

extension String {
    var isUnreserved: Bool { allBytes(satisfy: \.isUnreserved) }
}

extension UInt8 {
    @inlinable package var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default:
            false
        }
    }

    fileprivate var hexDigit: UInt8 {
        self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "A") + self - 10
    }

    package var lowercasedASCII: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self + 32 : self }

    var isLowercaseLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

    package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

    var isHexDigit: Bool { hexValue != nil }

    package var hexValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
