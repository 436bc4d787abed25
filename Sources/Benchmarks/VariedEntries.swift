import Foundation
import OxfordSamples

/// A generator of dictionary entries in the service's format.
///
/// The text of the entries is pseudorandom, and so is the choice of the JSON keys that each entry contains.
///
/// The entries vary, because a benchmark with uniform entries would favor decoders that store equal strings only once,
/// or that predict the structure of the JSON. Every run of the program generates the same entries, so that you can
/// compare the results of different runs.
struct VariedEntries {
    private var state: UInt64 = 1
    private let words: [String]
    private let labels = ["Music", "Computing", "Law", "Sport", "Botany", "Informal", "Dated", "Literary", "British"]

    init() {
        let texts = SampleDictionary.headwords.map {
            String(decoding: SampleDictionary.entries(of: $0) ?? [], as: UTF8.self)
        }
        words = Set(texts.joined().split { !$0.isLetter }.map(String.init)).sorted() + ["naïve", "café", "“so”", "–"]
    }

    mutating func result() -> [String: Any] {
        let word = text(1)
        var entry: [String: Any] = [
            "id": word, "language": "en-gb", "type": "headword", "word": word,
            "lexicalEntries": list(1...3) { $0.lexicalEntry() },
        ]
        if isLikely(20) { entry["pronunciations"] = list(1...2) { $0.pronunciation() } }
        return entry
    }

    private mutating func lexicalEntry() -> [String: Any] {
        var entry: [String: Any] = [
            "entries": list(1...1) { $0.entry() }, "language": "en-gb", "text": text(1),
            "lexicalCategory": label(["Noun", "Verb", "Adjective", "Adverb", "Idiomatic"]),
        ]
        if isLikely(40) { entry["derivatives"] = list(1...4) { $0.relatedWord() } }
        if isLikely(30) { entry["phrases"] = list(1...6) { $0.relatedWord() } }
        if isLikely(15) { entry["phrasalVerbs"] = list(1...6) { $0.relatedWord() } }
        return entry
    }

    private mutating func entry() -> [String: Any] {
        var entry: [String: Any] = ["senses": list(1...6) { $0.sense(depth: 0) }]
        if isLikely(60) { entry["etymologies"] = [text(20)] }
        if isLikely(50) { entry["grammaticalFeatures"] = list(1...2) { $0.feature() } }
        if isLikely(70) { entry["pronunciations"] = list(1...2) { $0.pronunciation() } }
        if isLikely(30) { entry["inflections"] = list(1...3) { ["inflectedForm": $0.text(1)] } }
        if isLikely(20) { entry["homographNumber"] = "\(number(300))" }
        if isLikely(10) { entry["notes"] = list(1...2) { ["text": $0.text(8), "type": "wordFormNote"] } }
        if isLikely(10) { entry["variantForms"] = list(1...2) { ["text": $0.text(1)] } }
        return entry
    }

    private mutating func sense(depth: Int) -> [String: Any] {
        let definition = text(3 + number(15))
        var sense: [String: Any] = ["id": "m_en_gbus\(number(10_000_000)).\(number(100))", "definitions": [definition]]
        if isLikely(80) { sense["shortDefinitions"] = [text(2 + number(6))] }
        if isLikely(70) { sense["examples"] = list(1...4) { $0.example() } }
        if depth == 0 && isLikely(40) { sense["subsenses"] = list(1...4) { $0.sense(depth: 1) } }
        if isLikely(30) { sense["domainClasses"] = list(1...2) { $0.label($0.labels) } }
        if isLikely(20) { sense["semanticClasses"] = list(1...2) { $0.label($0.labels) } }
        if isLikely(30) { sense["registers"] = list(1...1) { $0.label($0.labels) } }
        if isLikely(15) { sense["regions"] = list(1...1) { $0.label($0.labels) } }
        if isLikely(15) { sense["notes"] = list(1...1) { ["text": $0.text(2), "type": "grammaticalNote"] } }
        if isLikely(50) { sense["synonyms"] = list(1...8) { ["language": "en", "text": $0.text(1)] } }
        if isLikely(40) {
            sense["thesaurusLinks"] = list(1...2) {
                ["entry_id": $0.text(1), "sense_id": "t_en_gb\($0.number(100_000)).\($0.number(10))"]
            }
        }
        if isLikely(10) { sense["constructions"] = list(1...2) { ["text": $0.text(3)] } }
        if isLikely(5) { sense["crossReferenceMarkers"] = [text(4)] }
        return sense
    }

    private mutating func example() -> [String: Any] {
        var example: [String: Any] = ["text": text(4 + number(12))]
        if isLikely(10) { example["registers"] = list(1...1) { $0.label($0.labels) } }
        if isLikely(15) { example["notes"] = list(1...1) { ["text": $0.text(3), "type": "wordFormNote"] } }
        return example
    }

    private mutating func pronunciation() -> [String: Any] {
        let sounds = (0..<4 + number(8)).map { _ in ["ˈ", "ə", "ɛ", "ʊ", "n", "t", "s", "ɪ", "ð"][number(9)] }.joined()
        var pronunciation: [String: Any] = [
            "dialects": [number(2) == 0 ? "British English" : "American English"], "phoneticNotation": "IPA",
            "phoneticSpelling": sounds,
        ]
        if isLikely(70) {
            pronunciation["audioFile"] = "https://audio.example.com/english/words/\(text(1))_gb_\(number(9)).mp3"
        }
        return pronunciation
    }

    private mutating func feature() -> [String: Any] {
        var feature = label(["Transitive", "Intransitive", "Mass", "Plural", "Proper"])
        feature["type"] = "Subcategorization"
        return feature
    }

    private mutating func relatedWord() -> [String: Any] {
        let words = text(1 + number(4))
        return ["id": words.replacing(" ", with: "_"), "text": words]
    }

    private mutating func label(_ names: [String]) -> [String: Any] {
        let name = names[number(names.count)]
        return ["id": name.lowercased(), "text": name]
    }

    private mutating func text(_ count: Int) -> String {
        (0..<count).map { _ in words[number(words.count)] }.joined(separator: " ")
    }

    private mutating func list(
        _ counts: ClosedRange<Int>, _ element: (inout VariedEntries) -> [String: Any]
    ) -> [[String: Any]] {
        (0..<counts.lowerBound + number(counts.count)).map { _ in element(&self) }
    }

    private mutating func isLikely(_ percent: Int) -> Bool { number(100) < percent }

    /// Returns the next pseudorandom number below a limit, from a linear congruential generator.
    private mutating func number(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
