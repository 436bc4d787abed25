import OxfordEndpoints
import TestSupport
import Testing

@Suite struct FilterForms {
    private typealias Filter = EntriesRequest.Filter

    private let ace = EntriesRequest("ace", in: .britishEnglish)

    @Test("Filters make the same request in any order", arguments: 1...20)
    func order(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let filters: [Filter] = [
            .fields(.definitions, .examples), .grammaticalFeatures(.plural), .lexicalCategory(.noun, .verb),
            .domains(.cards), .registers(.informal), .strictMatch(false),
        ]
        #expect(ace.filtered(by: Filters(filters.shuffled(using: &random))) == ace.filtered(by: Filters(filters)))
    }

    @Test("Lists of the same parameter are joined")
    func listsOfOneKindAreJoined() {
        let one = ace.filtered(by: [.fields(.examples, .definitions), .fields(.definitions, .domains)])
        #expect(one.urlString().hasSuffix("?fields=examples,definitions,domains"))
        #expect(one == ace.filtered(by: [.fields(.examples)]).filtered(by: [.fields(.definitions, .domains)]))
    }

    @Test("Duplicate values are dropped")
    func duplicates() {
        #expect(Filter.registers(.slang, .rare, .slang) == .registers(.slang, .rare))
        let many = (0..<100_000).map { Domain(rawValue: "domain\($0 % 50)") }
        #expect(Filter.domains(of: many) == .domains(of: Array(many.prefix(50))))
        #expect(Filters(many.map { Filter.domains($0) }) == [.domains(of: Array(many.prefix(50)))])
    }

    @Test("The last of two single values wins")
    func lastSingleValueWins() {
        let both = ace.filtered(by: [.strictMatch(true), .strictMatch(false)])
        #expect(both == ace.filtered(by: [.strictMatch(false)]))
    }

    @Test("An empty list is dropped")
    func emptyLists() {
        #expect(ace.filtered(by: [.fields(), .domains(of: [])]) == ace)
        #expect(ace.filtered(by: [.fields(), .fields(.examples)]) == ace.filtered(by: [.fields(.examples)]))
    }

    @Test("Empty values are dropped, and so is a list or term that has no others")
    func emptyValues() {
        let empty = Domain(rawValue: "")
        #expect(ace.filtered(by: [.domains(empty)]) == ace)
        #expect(Filter.domains(empty, .cards, empty) == .domains(.cards))
        #expect(ace.filtered(by: [.domains(.cards), .domains(empty)]) == ace.filtered(by: [.domains(.cards)]))
        let category = PronunciationsRequest.Filter.lexicalCategory(LexicalCategory(rawValue: ""))
        #expect(Filters([category]).isEmpty)
    }

    @Test("Terms with equal names and values are equal")
    func equalTerms() {
        let noun = FilterTerm("lexicalCategory", list: ["noun"])
        #expect(noun == Filter.lexicalCategory(.noun).term)
        #expect(noun == FilterTerm("lexicalCategory", value: "noun"))
        #expect(noun == FilterTerm("lexicalCategory", list: ["noun"] as [WordText]))
        #expect(FilterTerm("a", list: ["b", "c"]) != FilterTerm("a", value: "b,c"))
        #expect(FilterTerm("a", list: [] as [String]) != FilterTerm(emptyList: "a"))
    }

    @Test("A list and a single value of the same parameter replace each other")
    func listAndValue() {
        let noun = Filter(term: FilterTerm("lexicalCategory", value: "noun"))
        #expect(ace.filtered(by: [noun, .lexicalCategory(.verb)]).urlString().hasSuffix("=verb"))
        #expect(ace.filtered(by: [.lexicalCategory(.verb), noun]).urlString().hasSuffix("=noun"))
    }

    @Test("A printed request shows its query string")
    func printing() {
        let request = EntriesRequest("ace", in: .britishEnglish, filters: [.registers(.slang), .fields(.examples)])
        #expect(
            "\(request)" == "EntriesRequest(word: ace, language: en-gb, filters: fields=examples&registers=slang)")
        #expect(request.filters.map(\.term.description) == ["fields=examples", "registers=slang"])
        #expect(Filters<Filter>().description.isEmpty)
    }

    @Test("Filters are in alphabetical order, even if the library does not know their parameters")
    func alphabeticalOrder() {
        let own: [Filter] = ["zone", "Era", "fieldz", "field", "era"].map { Filter(term: FilterTerm($0, value: "1")) }
        let names = Filters(own + [.strictMatch(true), .fields(.examples)]).map(\.term.name)
        #expect(names == ["Era", "era", "field", "fields", "fieldz", "strictMatch", "zone"])
    }

    // Only these systems can run a test in a separate process.
    #if os(macOS) || os(Linux)
        @Test("A parameter's name that would change the URL traps")
        func invalidName() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = FilterTerm("a=b", value: "c")
            }
            expect(result, says: #""a=b" cannot name a parameter; use ASCII letters, digits and -._~"#)
        }
    #endif

    @Test("Minimum fields differ from an empty list of fields")
    func minimumFields() {
        let minimum = ace.filtered(by: [.minimumFields])
        #expect(minimum.urlString().hasSuffix("/ace?fields="))
        #expect(minimum.filtered(by: [.minimumFields]) == minimum)
    }

    @Test("Fields replace minimum fields in any order")
    func fieldsAndMinimumFields() {
        let examples = ace.filtered(by: [.fields(.examples)])
        #expect(ace.filtered(by: [.minimumFields, .fields(.examples)]) == examples)
        #expect(ace.filtered(by: [.fields(.examples), .minimumFields]) == examples)
    }

    @Test("Undocumented values are sent by their raw values")
    func undocumentedValues() {
        let request = ace.filtered(by: [.domains(.cards, Domain(rawValue: "quantum/computing, café"))])
        #expect(request.urlString().hasSuffix("?domains=cards,quantum%2Fcomputing%2C%20caf%C3%A9"))
    }

    @Test("Composed and decomposed forms of a text are different values")
    func normalizationForms() {
        let (composed, decomposed) = (Domain(rawValue: "caf\u{E9}"), Domain(rawValue: "cafe\u{301}"))
        #expect(composed != decomposed)
        #expect(ace.filtered(by: [.domains(composed, decomposed)]).urlString().contains("caf%C3%A9,cafe%CC%81"))
    }

    @Test("The filters of a request can be inspected")
    func filtersOfARequest() {
        let request = ace.filtered(by: [.strictMatch(true), .fields(.examples)])
        #expect(request.filters.map(\.term.name) == ["fields", "strictMatch"])
        #expect(request.filters.contains(.strictMatch(true)))
    }

    @Test("Adding filters in two steps or in one gives the same result", arguments: 1...10)
    func addingIsAssociative(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let (first, second, third) = (some(using: &random), some(using: &random), some(using: &random))
            var inSteps = Filters(first)
            inSteps.add(Filters(second))
            inSteps.add(Filters(third))
            let atOnce = Filters(first + second + third)
            #expect(inSteps == atOnce)
            #expect(inSteps.elementsEqual(atOnce))
        }
    }

    @Test("Filters and terms are equal exactly when their URLs are", arguments: 1...5)
    func equality(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let all = (0..<100).map { _ in Filters(some(using: &random, atMost: 3)) }
        let urls = all.map { ace.filtered(by: $0).urlString() }
        for one in all.indices {
            for other in all.indices {
                let areEqual = urls[one] == urls[other]
                if (all[one] == all[other]) != areEqual || all[one].elementsEqual(all[other]) != areEqual {
                    Issue.record("wrong equality of \(urls[one]) and \(urls[other])")
                }
            }
        }
        #expect(Set(all).count == Set(urls).count)
        #expect(20..<all.count ~= Set(urls).count)
    }

    private func some(using random: inout SeededGenerator, atMost most: Int = 5) -> [Filter] {
        let texts = ["a", "b", "c", "", "a,b", "é", "e\u{301}", "x&y=z"]
        return (0..<Int.random(in: 0...most, using: &random)).map { _ in
            let values = texts.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
            let names: [StaticString] = [
                "domains", "registers", "strictMatch", "lexicalCategory", "grammaticalFeatures",
            ]
            let name = names[Int.random(in: names.indices, using: &random)]
            if "\(name)" == "strictMatch" { return Filter(term: FilterTerm(name, value: values.first ?? "a")) }
            switch Int.random(in: 0...3, using: &random) {
            case 0: return Filter(term: FilterTerm(emptyList: name))
            default: return Filter(term: FilterTerm(name, list: Array(values)))
            }
        }
    }
}
