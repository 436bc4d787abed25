extension String {
    /// The first path segment that is `.` or `..`, or `nil` if there is none.
    ///
    /// In a URL, the segments `.` and `..` have a special meaning, and would change the path. Callers reject text that
    /// contains such a segment.
    package var dotPart: String? {
        if allBytes(satisfy: { $0 != UInt8(ascii: ".") }) { return nil }
        return parts(between: UInt8(ascii: "/")).first { $0 == "." || $0 == ".." }
    }

    /// Whether the string can be a path segment as it is.
    var isPathSegment: Bool { !isEmpty && isUnreserved && dotPart == nil }

    /// Returns the parts of the string between the separators, including empty parts.
    ///
    /// The function searches for a byte instead of a character. If a combining mark follows a separator, Swift treats
    /// the two as a single `Character`, so a search by character would miss the separator.
    package func parts(between separator: UInt8) -> [String] {
        utf8.split(separator: separator, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }

    /// Returns the text before and after the first separator, which is compared as a byte.
    ///
    /// If the string does not contain the separator, the second text is `nil`.
    package func halves(at separator: Unicode.Scalar) -> (first: String, second: String?) {
        let parts = utf8.split(separator: UInt8(ascii: separator), maxSplits: 1, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
}

extension Collection {
    /// The string, the list or the dictionary, or `nil` if it is empty.
    package var nonEmpty: Self? { isEmpty ? nil : self }
}

extension Array where Element: Hashable {
    /// The elements without duplicates, in order of first occurrence.
    package var withoutRepeats: [Element] {
        // Most lists of values have at most two elements, and comparing two elements does not require a set.
        if count < 2 || count == 2 && self[0] != self[1] { return self }
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

// MARK: Error messages

extension String {
    /// The text as error messages show it: in quotes, on one line, and truncated after 60 Unicode scalars.
    package var quoted: String {
        let shown = unicodeScalars.prefix(60)
        let isWhole = shown.endIndex == unicodeScalars.endIndex
        return "\"" + shown.map(\.shown).joined() + (isWhole ? "\"" : "…\"")
    }
}

extension Unicode.Scalar {
    /// Whether the scalar could start a new line, control a terminal, or change the direction of the text.
    package var affectsLayout: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// The Unicode scalar as text, escaped if it affects the layout.
    fileprivate var shown: String {
        // `escaped(asASCII:)` would also escape an apostrophe, which is unnecessary between double quotes.
        self == "'" ? "'" : escaped(asASCII: affectsLayout)
    }
}
