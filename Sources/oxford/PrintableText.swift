extension String {
    /// The text without anything that could control a terminal or break a line, since a server may send anything.
    ///
    /// Controls become spaces. Scalars that change the direction of the text around them are shown as escapes.
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

    /// Whether the text shows bytes that were not UTF-8: Swift replaces them with U+FFFD, which is part of no word.
    var hasInvalidUTF8: Bool { unicodeScalars.contains("\u{FFFD}") }

    /// The JSON text with escapes instead of the scalars that could control a terminal.
    ///
    /// JSON has such scalars in strings only, so an escape means the same.
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

extension Unicode.Scalar {
    /// Whether the scalar starts or ends an embedding, override or isolate of the direction of text.
    fileprivate var overridesDirection: Bool { 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value }
}
