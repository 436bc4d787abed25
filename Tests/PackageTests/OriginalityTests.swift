import Foundation
import TestSupport
import Testing

@Suite struct Originality {
    /// The largest number of consecutive words that may match by chance.
    private static let longestAccident = 5

    /// Messages of the service that the tests contain on purpose.
    private static let messages = [
        "No lemma was found in dictionary 'en' for the inflected form", "<h1>Not Found</h1><p>No entry",
    ]

    private static func runs(in text: String) -> Set<String> {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }
        guard words.count > longestAccident else { return [] }
        return Set(
            (0..<words.count - longestAccident).map { words[$0...($0 + longestAccident)].joined(separator: " ") })
    }

    private static func texts(in value: Any) -> [String] {
        if let text = value as? String { return [text] }
        if let list = value as? [Any] { return list.flatMap(texts) }
        return (value as? [String: Any])?.values.flatMap(texts) ?? []
    }

    private func everyTextOfTheProject() throws -> [(file: String, text: String)] {
        let kinds = [".swift", ".md", ".json", ".txt", ".tsv", ".har"]
        return try ["Sources", "Tests", "Docs", "Scripts"].flatMap { folder in
            try kinds.flatMap { try Package.files(below: folder, ending: $0) }
        }.map { ($0, try Package.text(of: $0)) }
    }

    @Test(
        "No text of the project is copied from recorded answers",
        .enabled(if: Package.recordedAnswers != nil, "OXFORD_RECORDED_ANSWERS is not a folder of recorded answers"))
    func noCopiedText() throws {
        let recorded = try #require(Package.recordedAnswers)
        var theirs: Set<String> = []
        for file in try #require(FileManager.default.subpaths(atPath: recorded.path)) where file.contains("-") {
            let body = try Data(contentsOf: recorded.appendingPathComponent(file))
            let answer = try? JSONSerialization.jsonObject(with: body)
            for text in answer.map(Self.texts) ?? [String(decoding: body, as: UTF8.self)] {
                theirs.formUnion(Self.runs(in: text))
            }
        }
        theirs.subtract(Self.messages.flatMap(Self.runs))
        #expect(theirs.count > 1000)
        for (file, text) in try everyTextOfTheProject() {
            let copied = Self.runs(in: text).intersection(theirs)
            #expect(copied.isEmpty, "\(file)")
        }
    }
}
