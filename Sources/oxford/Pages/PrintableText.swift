#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension String {
    /// The text in a form that is safe to print on a terminal.
    ///
    /// A server may send characters that control the terminal. This property therefore replaces control characters and
    /// line breaks with spaces, and escapes characters that change the text direction.
    var printable: String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: text.append(" ")
            case _ where scalar.overridesDirection:
                text.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
            default: text.append(scalar)
            }
        }
        return String(text)
    }

    /// Whether the text was decoded from invalid UTF-8.
    ///
    /// Swift replaces invalid UTF-8 with the character U+FFFD. No word contains this character, so its presence means
    /// that the input was invalid.
    var hasInvalidUTF8: Bool { unicodeScalars.contains("\u{FFFD}") }

    /// The JSON text, with an escape sequence instead of each character that could control a terminal.
    ///
    /// JSON contains such characters only inside strings, so escaping them does not change what the JSON means.
    var printableJSON: String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if 0x7F...0x9F ~= scalar.value || scalar.overridesDirection {
                let digits = String(scalar.value, radix: 16)
                text.append(
                    contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }
}

extension Encodable {
    /// The value as JSON, on one line that is safe to print on a terminal.
    var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self).printableJSON } ?? "{}"
    }
}

extension Unicode.Scalar {
    /// Whether the scalar starts or ends a bidirectional embedding, override or isolate.
    fileprivate var overridesDirection: Bool { 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value }
}
