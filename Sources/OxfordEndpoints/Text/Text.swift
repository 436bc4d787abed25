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
    /// The Unicode scalar as text, escaped if it could start a new line or change the direction of the text.
    fileprivate var shown: String {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: escaped(asASCII: true)
        // `escaped(asASCII:)` would also escape an apostrophe, which is unnecessary between double quotes.
        default: self == "'" ? "'" : escaped(asASCII: false)
        }
    }
}

// MARK: Misspelled values

extension [String] {
    /// Returns the candidate that is most similar to the misspelled text, or `nil` if no candidate is similar enough.
    ///
    /// A candidate must have at least two letters in common with the text. With only one letter in common, the
    /// suggestion would be arbitrary. For example, `fr` has one letter in common with `ar`, and with many other
    /// language codes.
    ///
    /// - Parameter edits: The maximum number of edits. Default: a third of the candidate's letters, and at least one.
    package func nearestSpelling(to text: String, within edits: Int? = nil) -> String? {
        let typed = text.lettersToCompare
        let distances = map { (candidate: $0, distance: typed.editDistance(to: $0.lettersToCompare)) }
        guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        let length = best.candidate.utf8.count
        let lettersInCommon = Swift.max(typed.count, length) - best.distance
        let isSimilar = best.distance <= edits ?? Swift.max(1, length / 3) && lettersInCommon > 1
        return isSimilar ? best.candidate : nil
    }
}

extension String {
    fileprivate var lettersToCompare: [UInt8] { utf8.prefix(64).map(\.lowercasedASCII) }
}

extension [UInt8] {
    /// Returns the edit distance between two texts, that is, the smallest number of edits that turn one text into the
    /// other.
    ///
    /// An edit inserts, deletes or replaces a letter, or swaps two adjacent letters.
    fileprivate func editDistance(to other: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = [Int](0...other.count)
        for (row, letter) in enumerated() {
            var current = [row + 1]
            for (column, rival) in other.enumerated() {
                var least = Swift.min(
                    last[column] + (letter == rival ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == other[column - 1], self[row - 1] == rival {
                    least = Swift.min(least, beforeLast[column - 1] + 1)
                }
                current.append(least)
            }
            (beforeLast, last) = (last, current)
        }
        return last[other.count]
    }
}
