import OxfordEndpoints
import TestSupport
import Testing

@Suite struct FilterForms {
    typealias Filter = EntriesRequest.Filter

    private let ace = EntriesRequest("ace", in: .britishEnglish)

    private static let empty = Domain(rawValue: "")
    private static let noun = Filter(term: FilterTerm("lexicalCategory", value: "noun"))

    /// Filters, and what is left of them after repeated and replaced terms are dropped.
    private static let rows: [(name: String, given: Filters<Filter>, left: Filters<Filter>)] = [
        (
            "lists of a parameter are joined", [.fields(.examples, .definitions), .fields(.definitions, .domains)],
            [.fields(.examples, .definitions, .domains)]
        ),
        ("repeated values are dropped", [.registers(.slang, .rare, .slang)], [.registers(.slang, .rare)]),
        ("the last single value wins", [.strictMatch(true), .strictMatch(false)], [.strictMatch(false)]),
        ("empty lists are dropped", [.fields(), .domains([])], []),
        ("an empty list changes no other", [.fields(), .fields(.examples)], [.fields(.examples)]),
        ("a list of empty values is dropped", [.domains(empty)], []),
        ("an empty single value is dropped", [Filter(term: FilterTerm("lexicalCategory", value: ""))], []),
        ("empty values are dropped", [.domains(empty, .cards, empty)], [.domains(.cards)]),
        ("an empty value changes no list", [.domains(.cards), .domains(empty)], [.domains(.cards)]),
        ("a list replaces a single value", [noun, .lexicalCategory(.verb)], [.lexicalCategory(.verb)]),
        ("a single value replaces a list", [.lexicalCategory(.verb), noun], [noun]),
        ("fields replace minimum fields", [.minimumFields, .fields(.examples)], [.fields(.examples)]),
        ("minimum fields do not replace fields", [.fields(.examples), .minimumFields], [.fields(.examples)]),
        ("minimum fields are requested once", [.minimumFields, .minimumFields], [.minimumFields]),
    ]

    @Test("Filters are joined, replaced or dropped", arguments: rows)
    func joining(name: String, given: Filters<Filter>, left: Filters<Filter>) {
        #expect(ace.filtered(by: given) == ace.filtered(by: left))
        #expect(ace.filtered(by: given).urlString() == ace.filtered(by: left).urlString())
        #expect(given.reduce(ace) { $0.filtered(by: [$1]) } == ace.filtered(by: left))
    }

    @Test("Repeated values of very long lists are dropped")
    func manyDuplicates() {
        let many = (0..<100_000).map { Domain(rawValue: "domain\($0 % 50)") }
        #expect(Filter.domains(many) == .domains(Array(many.prefix(50))))
        #expect(Filters(many.map { Filter.domains($0) }) == [.domains(Array(many.prefix(50)))])
    }

    @Test("A request shows its filters")
    func description() {
        let request = ace.filtered(by: [.registers(.slang), .fields(.examples)])
        #expect(
            "\(request)" == "EntriesRequest(word: ace, language: en-gb, filters: fields=examples&registers=slang)")
        #expect(request.filters.map(\.term.description) == ["fields=examples", "registers=slang"])
        #expect(request.filters.contains(.registers(.slang)))
        #expect(Filters<Filter>().description.isEmpty)
    }

    @Test("Filters are in alphabetical order, even if the library does not know their parameters")
    func alphabeticalOrder() {
        let own: [Filter] = ["zone", "Era", "fieldz", "field", "era"].map { Filter(term: FilterTerm($0, value: "1")) }
        let names = Filters(own + [.strictMatch(true), .fields(.examples)]).map(\.term.name)
        #expect(names == ["Era", "era", "field", "fields", "fieldz", "strictMatch", "zone"])
    }

    @Test(
        "Undocumented values are sent as they are, and composed and decomposed forms of a text differ",
        arguments: [
            ("quantum/computing, café", "quantum%2Fcomputing%2C%20caf%C3%A9"), ("cafe\u{301}", "cafe%CC%81"),
        ])
    func undocumentedValues(value: String, written: String) {
        let request = ace.filtered(by: [.domains(Domain(rawValue: "caf\u{E9}"), Domain(rawValue: value))])
        #expect(request.urlString().hasSuffix("?domains=caf%C3%A9,\(written)"))
    }

    @Test("Filters and terms are equal exactly when their URLs are, however they are added", arguments: 1...5)
    func equality(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let all = (0..<100).map { _ in
            let terms = some(using: &random)
            let atOnce = Filters(terms)
            let inSteps = terms.reduce(into: Filters()) { $0.add([$1]) }
            #expect(inSteps == atOnce && inSteps.elementsEqual(atOnce))
            return atOnce
        }
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
        let terms = (0..<50).flatMap { _ in some(using: &random).map(\.term) }
        for one in terms {
            for other in terms where one.name == other.name {
                #expect((one == other) == ("\(one)" == "\(other)"), "\(one) and \(other)")
            }
        }
    }

    private func some(using random: inout SeededGenerator) -> [Filter] {
        let texts = ["a", "b", "c", "", "a,b", "é", "e\u{301}", "x&y=z"]
        let names: [StaticString] = ["domains", "registers", "strictMatch", "lexicalCategory", "grammaticalFeatures"]
        return random.elements(of: names, atMost: 3).map { name in
            let values = random.elements(of: texts, atMost: 4)
            if "\(name)" == "strictMatch" { return Filter(term: FilterTerm(name, value: values.first ?? "a")) }
            let isEmpty = Int.random(in: 0...3, using: &random) == 0
            return Filter(term: isEmpty ? FilterTerm(emptyList: name) : FilterTerm(name, list: values))
        }
    }
}
