/// Suggestions for misspelled values.
package enum Spelling {
    /// Returns the candidates, with the nearest first if it is similar enough.
    static func nearestFirst(_ candidates: [String], to text: String) -> [String] {
        guard let nearest = nearest(to: text, in: candidates) else { return candidates }
        return [nearest] + candidates.filter { $0 != nearest }
    }

    static func suggestion(from candidates: [String], for text: String) -> String {
        nearest(to: text, in: candidates).map { "; did you mean \($0)?" } ?? ""
    }

    /// Returns the nearest candidate, or `nil` if none is similar enough.
    ///
    /// One letter in common is not enough: `fr` is as near to `ar` as to many other languages.
    package static func nearest(to text: String, in candidates: [String]) -> String? {
        let typed = letters(text)
        let distances = candidates.map { (candidate: $0, distance: distance(typed, letters($0))) }
        guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        let length = best.candidate.utf8.count
        let isSimilar = best.distance <= max(1, length / 3) && max(typed.count, length) - best.distance > 1
        return isSimilar ? best.candidate : nil
    }

    private static func letters(_ text: String) -> [UInt8] {
        text.utf8.prefix(64).map(\.lowercasedASCII)
    }

    /// Returns the number of insertions, deletions, replacements and swaps of neighbors.
    private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for (row, letter) in one.enumerated() {
            var current = [row + 1]
            for (column, rival) in other.enumerated() {
                var least = min(
                    last[column] + (letter == rival ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == other[column - 1], one[row - 1] == rival {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                current.append(least)
            }
            (beforeLast, last) = (last, current)
        }
        return last[other.count]
    }
}
