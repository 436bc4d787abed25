extension String {
    /// The text for an error message: in quotes, on one line, truncated after 60 characters.
    package var quoted: String {
        let shown = unicodeScalars.prefix(60)
        let isWhole = shown.endIndex == unicodeScalars.endIndex
        return "\"" + shown.map(\.shown).joined() + (isWhole ? "\"" : "…\"")
    }
}

extension Unicode.Scalar {
    /// The scalar, escaped if it could break the line or change its direction.
    fileprivate var shown: String {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: escaped(asASCII: true)
        // `escaped(asASCII:)` escapes an apostrophe, which is unnecessary between double quotes.
        default: self == "'" ? "'" : escaped(asASCII: false)
        }
    }
}
