extension String {
    /// The text as an error message shows it: between quotes, in one line, cut after 60 characters.
    package var quoted: String {
        let shown = unicodeScalars.prefix(60)
        let isWhole = shown.endIndex == unicodeScalars.endIndex
        return "\"" + shown.map(\.shown).joined() + (isWhole ? "\"" : "…\"")
    }
}

extension Unicode.Scalar {
    /// The scalar, or an escape where it would break or turn the line that it is shown in.
    fileprivate var shown: String {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: escaped(asASCII: true)
        // Between double quotes an apostrophe needs no escape.
        default: self == "'" ? "'" : escaped(asASCII: false)
        }
    }
}
