import OxfordEndpoints
import Testing

@testable import OxfordSamples

@Suite struct SampleIndexRows {
    private static let headwords = SampleIndex.shared.headwords.map(\.id)

    @Test("The first line of an entry contains the spellings and categories in its results", arguments: headwords)
    func lines(of id: EntryID) throws {
        let results = try EntriesAnswer(json: #require(SampleDictionary.entries(of: id))).results
        for word in [id.text] + results.map(\.word) {
            #expect(SampleIndex.shared.headword(word)?.id == id)
        }
        let line = try #require(SampleIndex.shared.headword(id.text))
        #expect(line.text == results.first?.word)
        let categories = results.flatMap(\.lexicalEntries).compactMap(\.lexicalCategory?.id.rawValue)
        #expect(line.categories == categories.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }

    @Test("Every inflected form has a headword, a known lexical category and a known feature")
    func forms() {
        for row in SampleData.rows(of: SampleData.inflectedForms) {
            #expect(Self.headwords.contains(EntryID(row[1])), "\(row)")
            #expect(LexicalCategory.known.contains(LexicalCategory(rawValue: row[2])), "\(row)")
            #expect(row.dropFirst(3).allSatisfy { GrammaticalFeature(rawValue: $0).kind != nil }, "\(row)")
        }
    }

    @Test("Every translation has a headword with its lexical category")
    func translations() {
        for row in SampleData.rows(of: SampleData.translations) {
            #expect(SampleIndex.shared.headword(row[0])?.categories.contains(row[1]) == true, "\(row)")
            #expect(row.count == 8, "\(row)")
        }
    }
}
