/// The body of an answer with entries of a random shape, in which a few lists are long and most are empty.
///
/// What is derived from such an answer is much larger than the body if it repeats a list for each element of another
/// one.
public struct RandomEntries {
    private struct Level {
        /// The lists of an object, each with the JSON text of an element.
        let lists: [(name: String, element: String)]
        /// The list with the objects of the next level.
        let below: String
    }

    private static let levels = [
        level(words: ["pronunciations"], below: "lexicalEntries"),
        level(
            words: ["derivativeOf", "phrases", "derivatives", "notes", "variantForms", "pronunciations"],
            below: "entries"),
        level(
            texts: ["crossReferenceMarkers", "etymologies"],
            words: ["crossReferences", "notes", "variantForms", "pronunciations", "inflections"], below: "senses"),
        level(
            texts: ["definitions", "shortDefinitions", "crossReferenceMarkers", "registers"],
            words: ["crossReferences", "synonyms", "translations", "examples", "notes", "variantForms"],
            below: "subsenses"),
    ]

    private static func level(texts: [String] = [], words: [String], below: String) -> Level {
        let keys = ["pronunciations": "phoneticSpelling", "inflections": "inflectedForm"]
        let words = words.map { ($0, "{\"\(keys[$0] ?? "text")\":\"a\"}") }
        return Level(lists: texts.map { ($0, #""a""#) } + words, below: below)
    }

    /// The lengths of the lists at each level.
    private var counts: [[String: Int]] = []
    private var texts: [String] = []
    /// The number of elements that the body may still have.
    private var rest = 4_000

    /// Returns a body.
    public static func body(using random: inout SeededGenerator) -> [UInt8] {
        var entries = RandomEntries()
        for level in levels {
            var counts: [String: Int] = [:]
            for count in [1, 1_000] where Bool.random(using: &random) {
                if let list = level.lists.randomElement(using: &random) { counts[list.name] = count }
            }
            counts[level.below] = [0, 1, 1, 1_000].randomElement(using: &random)
            entries.counts.append(counts)
            entries.texts.append(
                String(repeating: "a", count: [0, 1, 10_000].randomElement(using: &random) ?? 0))
        }
        return Array("{\"results\":[\(entries.object(at: 0))]}".utf8)
    }

    private mutating func object(at depth: Int) -> String {
        let index = min(depth, Self.levels.count - 1)
        let level = Self.levels[index]
        var members = level.lists.map { list in
            member(list.name, (0..<count(of: list.name, at: index)).map { _ in list.element })
        }
        if depth < 8 {
            let count = count(of: level.below, at: index)
            members.append(member(level.below, (0..<count).map { _ in object(at: depth + 1) }))
        }
        if depth < 2 { members.append("\"\(depth == 0 ? "word" : "text")\":\"\(texts[depth])\"") }
        return "{" + members.filter { !$0.isEmpty }.joined(separator: ",") + "}"
    }

    private mutating func count(of list: String, at level: Int) -> Int {
        let count = min(counts[level][list] ?? 0, rest)
        rest -= count
        return count
    }

    private func member(_ name: String, _ elements: [String]) -> String {
        elements.isEmpty ? "" : "\"\(name)\":[\(elements.joined(separator: ","))]"
    }
}
