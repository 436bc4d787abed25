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
