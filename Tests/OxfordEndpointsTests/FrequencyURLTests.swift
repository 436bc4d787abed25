import OxfordEndpoints
import OxfordTesting
import Testing

@Suite struct FrequencyURLs {
    @Test("Frequency of a word")
    func wordFrequency() throws {
        let rows = combinations(
            WordFrequencyRequest(of: .lemma("test"), in: .english),
            [("corpus", .corpus(.newMonitor)), ("lexicalCategory", .lexicalCategory(.noun))])
        let subjects: [(String, FrequencySubject)] = [
            ("wordform", .wordform("tests")), ("trueCase", .trueCase("Test")),
            ("a hostile word", .lemma("a/b&c=d")),
        ]
        try expectGolden(
            "word-frequency.golden.txt",
            rows + subjects.map { GoldenRow($0, WordFrequencyRequest(of: $1, in: .english)) } + [
                GoldenRow(
                    "lexicalCategory alone",
                    WordFrequencyRequest(of: .anyWord, in: .english, filters: [.lexicalCategory(.verb)]))
            ])
    }

    @Test("Frequencies of words")
    func wordFrequencies() throws {
        let rows = combinations(
            WordFrequenciesRequest(in: .english),
            frequencyFilters(
                .lexicalCategory(.noun, .verb), "tense:past", "-degreeType:superlative"))
        try expectGolden("word-frequencies.golden.txt", rows)
    }

    @Test("Factory methods make the same requests as initializers")
    func factories() {
        expectSame(
            WordFrequencyRequest(of: .lemma("a"), in: .english, filters: [.corpus(.newMonitor)]),
            .wordFrequency(of: .lemma("a"), in: .english, filters: [.corpus(.newMonitor)]))
        expectSame(
            WordFrequenciesRequest(in: .english, filters: [.limit(5)]),
            .wordFrequencies(in: .english, filters: [.limit(5)]))
    }

    @Test("A number that is not finite does not stop the program, and is left for the service to reject")
    func numbersThatAreNotFinite() {
        let request = WordFrequenciesRequest(in: .english, filters: [.minNormalizedFrequency(.nan)])
        #expect(request.urlString().hasSuffix("?minNormalizedFrequency=nan"))
    }

    @Test("Included and excluded features are joined")
    func features() {
        let request = WordFrequenciesRequest(
            in: .english, filters: [.including("past", of: "tense"), .excluding("plural", of: "number")])
        #expect(request.urlString().hasSuffix("?grammaticalFeatures=tense%3Apast,-number%3Aplural"))
    }

    // Only these systems can run a test in a separate process.
    #if os(macOS) || os(Linux)
        @Test("A type with a leading hyphen, which would exclude the feature, traps")
        func leadingHyphen() async {
            await #expect(processExitsWith: .failure) { _ = WordFrequenciesRequest.Filter.including("b", of: "-a") }
        }

        @Test("A feature with a colon, which would be two, traps")
        func colon() async {
            await #expect(processExitsWith: .failure) { _ = WordFrequenciesRequest.Filter.excluding("a:b", of: "c") }
        }

        @Test("A negative number of rows traps with the rule")
        func negativeRows() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = WordFrequenciesRequest.Filter.offset(-1)
            }
            expect(result, says: "offset -1 is negative; pass 0 or more")
            await #expect(processExitsWith: .failure) { _ = WordFrequenciesRequest.Filter.limit(-5) }
        }
    #endif

    @Test("Orders and groups are made of known columns")
    func columns() {
        #expect(FrequencyOrder(rawValue: "-frequency") == .descending(.frequency))
        #expect(FrequencyOrder(rawValue: "wordform") == .ascending(.wordform))
        #expect(FrequencyOrder(rawValue: "-size") == nil)
        #expect(FrequencyGroup(rawValue: "frequency") == nil)
    }
}
