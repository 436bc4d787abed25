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
            ("lexicalCategory alone", .lexicalCategory(.verb)), ("a hostile word", .lemma("a/b&c=d")),
        ]
        try expectGolden(
            "word-frequency.golden.txt",
            rows + subjects.map { GoldenRow($0, WordFrequencyRequest(of: $1, in: .english)) })
    }

    @Test("Frequencies of words")
    func wordFrequencies() throws {
        let rows = combinations(
            WordFrequenciesRequest(in: .english),
            frequencyFilters(
                .lexicalCategory(.noun, .verb), .including("tense", "past"), .excluding("degreeType", "superlative")))
        try expectGolden("word-frequencies.golden.txt", rows)
    }

    @Test("Factory methods make the same requests as initializers")
    func factories() {
        expectSame(
            WordFrequencyRequest(of: .lemma("a"), in: .english, filters: .corpus(.newMonitor)),
            .wordFrequency(of: .lemma("a"), in: .english, filters: .corpus(.newMonitor)))
        expectSame(
            WordFrequenciesRequest(in: .english, filters: .limit(5)),
            .wordFrequencies(in: .english, filters: .limit(5)))
    }

    @Test("A number that is not finite does not stop the program, and is left for the service to reject")
    func numbersThatAreNotFinite() {
        let request = WordFrequenciesRequest(in: .english, filters: .minNormalizedFrequency(.nan))
        #expect(request.urlString().hasSuffix("?minNormalizedFrequency=nan"))
    }

    @Test("A feature pair has exactly one type and one feature")
    func featurePairs() {
        #expect(FeaturePair(rawValue: "tense:past") == .including("tense", "past"))
        #expect(FeaturePair(rawValue: "-number:plural") == .excluding("number", "plural"))
    }

    @Test("A malformed feature pair is rejected", arguments: ["", ":", "a:", ":b", "-:b", "a", "a:b:c", "--a:b"])
    func malformedFeaturePairs(text: String) {
        #expect(FeaturePair(rawValue: text) == nil)
    }

    @Test("A type with a leading hyphen, which would exclude the feature, traps")
    func leadingHyphen() async {
        await #expect(processExitsWith: .failure) { _ = FeaturePair.including("-a", "b") }
    }

    @Test("Orders and groups are made of known columns")
    func columns() {
        #expect(FrequencyOrder(rawValue: "-frequency") == .descending(.frequency))
        #expect(FrequencyOrder(rawValue: "wordform") == .ascending(.wordform))
        #expect(FrequencyOrder(rawValue: "-size") == nil)
        #expect(FrequencyGroup(rawValue: "frequency") == nil)
    }
}
