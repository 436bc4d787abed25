/// Which of several words was meant by one that is none of them.
package enum Spelling {
    /// The candidates, the one that is nearest to the text first where it is near enough.
    static func nearestFirst(_ candidates: [String], to text: String) -> [String] {
        guard let nearest = nearest(to: text, in: candidates) else { return candidates }
        return [nearest] + candidates.filter { $0 != nearest }
    }

    /// A question for the first candidate, where it is near enough to be meant.
    static func suggestion(from candidates: [String], for text: String) -> String {
        nearest(to: text, in: candidates).map { "; did you mean \($0)?" } ?? ""
    }

    /// The candidate that is near enough to be meant.
    package static func nearest(to text: String, in candidates: [String]) -> String? {
        let typed = letters(text)
        let distances = candidates.map { (candidate: $0, distance: distance(typed, letters($0))) }
        guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, best.candidate.utf8.count / 3) ? best.candidate : nil
    }

    /// What counts in a comparison: no letter case, and nothing after what the longest id could match.
    private static func letters(_ text: String) -> [UInt8] {
        text.utf8.prefix(64).map(\.lowercasedASCII)
    }

    /// How many letters must be added, left out, replaced or swapped with their neighbour.
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
