import OxfordTransport

extension String {
    /// The text in a form that is safe to print on a terminal.
    ///
    /// A server may send characters that control the terminal. This property therefore replaces control characters and
    /// line breaks with spaces, and escapes characters that change the text direction.
    var printable: String {
        replacingScalars { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: " "
            default: scalar.overridesDirection ? scalar.escaped(asASCII: true) : nil
            }
        }
    }

    /// The JSON text, with an escape sequence instead of each character that could control a terminal.
    ///
    /// JSON contains such characters only inside strings, so escaping them does not change what the JSON means.
    var printableJSON: String {
        replacingScalars { scalar in
            let isControl = 0x7F...0x9F ~= scalar.value || 0x2028...0x2029 ~= scalar.value
            guard isControl || scalar.overridesDirection else { return nil }
            // The digit before the four digits of the escape sequence keeps their leading zeros.
            return "\\u" + String(0x10000 + scalar.value, radix: 16).dropFirst()
        }
    }

    private func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        unicodeScalars.reduce(into: "") { $0 += replacement($1) ?? String($1) }
    }
}

extension JSONTree {
    static func texts(_ texts: [String]) -> JSONTree { .list(texts.map(JSONTree.text)) }

    static func number(_ number: some BinaryInteger) -> JSONTree { .number("\(number)") }

    /// The JSON on one line that is safe to print on a terminal.
    var line: String { String(decoding: bytes, as: UTF8.self).printableJSON }
}

extension Unicode.Scalar {
    /// Whether the scalar starts or ends a bidirectional embedding, override or isolate.
    fileprivate var overridesDirection: Bool { 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value }
}
