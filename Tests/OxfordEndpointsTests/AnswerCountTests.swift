import Foundation
import OxfordEndpoints
import TestSupport
import Testing

/// Decoding loses nothing: the answer has as many elements as `JSONSerialization` finds in the body.
@Suite struct AnswerCounts {
    private static let counted = [
        "results", "lexicalEntries", "entries", "senses", "subsenses", "definitions", "shortDefinitions", "etymologies",
        "examples", "pronunciations", "synonyms", "antonyms", "translations", "inflectionOf", "inflections",
        "sentences",
        "crossReferences", "crossReferenceMarkers", "domains", "registers", "regions", "notes", "variantForms",
        "derivatives", "phrases", "phrasalVerbs", "compounds", "grammaticalFeatures", "thesaurusLinks", "constructions",
        "domainClasses", "semanticClasses",
    ]

    /// The number of elements per list name in a document, nested lists included.
    private func counts(in value: Any) -> [String: Int] {
        var counts: [String: Int] = [:]
        func leaves(_ value: Any) -> Int {
            (value as? [Any])?.reduce(0) { $0 + leaves($1) } ?? (value is NSNull ? 0 : 1)
        }
        func walk(_ value: Any) {
            if let list = value as? [Any] { list.forEach(walk) }
            guard let object = value as? [String: Any] else { return }
            for (key, member) in object {
                let name = key == "short_definitions" ? "shortDefinitions" : key
                if member is [Any], Self.counted.contains(name) { counts[name, default: 0] += leaves(member) }
                walk(member)
            }
        }
        walk(value)
        return counts.filter { $0.value > 0 }
    }

    private func expectNothingLost(_ body: Data, _ kind: AnswerKind, _ file: String) throws {
        let encoded = try kind.encoded(Array(body))
        let expected = counts(in: try JSONSerialization.jsonObject(with: body))
        let found = counts(in: try JSONSerialization.jsonObject(with: encoded))
        #expect(found == expected, "\(file)")
    }

    @Test("No element of a fixture is lost")
    func countsOfFixtures() throws {
        let folder = "Tests/OxfordEndpointsTests/Fixtures"
        for file in try Package.files(below: folder, ending: ".json") {
            guard let kind = AnswerKind.of(String(file.dropFirst(folder.count + 1))) else { continue }
            try expectNothingLost(Data(try Package.text(of: file).utf8), kind, file)
        }
    }

    @Test(
        "No element of a recorded answer is lost",
        .enabled(if: Package.recordedAnswers != nil, "OXFORD_RECORDED_ANSWERS is not a folder of recorded answers"))
    func countsOfRecordedAnswers() throws {
        let recorded = try #require(Package.recordedAnswers)
        let files = try #require(FileManager.default.subpaths(atPath: recorded.path)).sorted()
        var count = 0
        for file in files where file.contains("-") {
            let body = try Data(contentsOf: recorded.appendingPathComponent(file))
            if file.contains("error") {
                #expect(ServiceMessage(body: Array(body)) != nil, "\(file)")
            } else {
                let kind = try #require(AnswerKind.of(file), "\(file)")
                try expectNothingLost(body, kind, file)
            }
            count += 1
        }
        #expect(count > 20)
    }
}
