import OxfordEndpoints
import Testing

@Suite struct FilterForms {
    private typealias Filter = EntriesRequest.Filter

    private let ace = EntriesRequest("ace", in: .britishEnglish)

    @Test func everyOrderMakesTheSameRequest() {
        let filters: [Filter] = [
            .fields(.definitions, .examples), .grammaticalFeatures(.plural), .lexicalCategory(.noun, .verb),
            .domains(.cards), .registers(.informal), .strictMatch(false),
        ]
        let expected = ace.filtered(by: filters)
        var count = 0
        forEachPermutation(of: filters) { permutation in
            let request = ace.filtered(by: permutation)
            count += 1
            #expect(request == expected)
            #expect(request.hashValue == expected.hashValue)
            #expect(request.urlString() == expected.urlString())
        }
        #expect(count == 720)
    }

    @Test func listsOfOneKindAreJoined() {
        let one = ace.filtered(by: [.fields(.examples, .definitions), .fields(.definitions, .domains)])
        #expect(one == ace.filtered(by: [.fields(.examples, .definitions, .domains)]))
        #expect(one.urlString().hasSuffix("?fields=examples,definitions,domains"))
        #expect(one == ace.filtered(by: [.fields(.examples)]).filtered(by: [.fields(.definitions, .domains)]))
        #expect(one != ace.filtered(by: [.fields(.definitions, .examples, .domains)]))
    }

    @Test func repeatsAreLeftOut() {
        #expect(Filter.registers(.slang, .rare, .slang) == .registers(.slang, .rare))
        let many = (0..<100_000).map { Domain(rawValue: "domain\($0 % 50)") }
        #expect(Filter.domains(of: many) == .domains(of: Array(many.prefix(50))))
    }

    @Test func ofTwoSingleValuesTheLastHolds() {
        #expect(
            ace.filtered(by: [.strictMatch(true), .strictMatch(false)])
                == ace.filtered(by: [.strictMatch(false)]))
    }

    @Test func emptyListIsLeftOut() {
        #expect(ace.filtered(by: [.fields(), .domains(of: [])]) == ace)
        #expect(ace.filtered(by: [.fields(), .fields(.examples)]) == ace.filtered(by: [.fields(.examples)]))
    }

    @Test func minimumFieldsIsNoAccidentOfAnEmptyList() {
        #expect(ace.filtered(by: [.minimumFields]) != ace)
        #expect(ace.filtered(by: [.minimumFields]).urlString().hasSuffix("/ace?fields="))
        #expect(ace.filtered(by: [.minimumFields, .minimumFields]) == ace.filtered(by: [.minimumFields]))
        for filters: [Filter] in [
            [.minimumFields, .fields(.examples)], [.fields(.examples), .minimumFields],
        ] {
            #expect(ace.filtered(by: filters) == ace.filtered(by: [.fields(.examples)]))
        }
    }

    @Test func newValuesAreNamedByTheirIDs() {
        let request = ace.filtered(by: [.domains(.cards, Domain(rawValue: "quantum/computing, café"))])
        #expect(request.urlString().hasSuffix("?domains=cards,quantum%2Fcomputing%2C%20caf%C3%A9"))
    }

    @Test func formsOfOneTextAreTwoValues() {
        let composed = Domain(rawValue: "caf\u{E9}")
        let decomposed = Domain(rawValue: "cafe\u{301}")
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed]).count == 2)
        #expect(
            ace.filtered(by: [.domains(composed, decomposed)]).urlString().contains("caf%C3%A9,cafe%CC%81"))
    }

    @Test func canBeLookedThrough() {
        let request = ace.filtered(by: [.strictMatch(true), .fields(.examples)])
        #expect(request.filters.map(\.term.name) == ["fields", "strictMatch"])
        #expect(request.filters.contains(.strictMatch(true)))
    }

    @Test(arguments: EndpointCatalog.version2.requests.indices)
    func everyEndpointListsWhatItsFiltersWrite(index: Int) {
        func expectListed<Request: OxfordTextRequest>(_: Request.Type) {
            let filter: Any.Type = Request.Filter.self
            let shared = [
                ("fields", filter is any SelectsFields.Type),
                ("grammaticalFeatures", filter is any FiltersByGrammaticalFeature.Type),
                ("lexicalCategory", filter is any FiltersByLexicalCategory.Type),
                ("domains", filter is any FiltersByDomain.Type),
                ("registers", filter is any FiltersByRegister.Type),
                ("strictMatch", filter is any MatchesStrictly.Type),
                ("prefix", filter is any MatchesPrefix.Type),
            ]
            // The one parameter that an endpoint has for itself.
            let own = Request.self == PronunciationsRequest.self ? ["lexicalCategory"] : []
            let listed = Request.Filter.parameters.map(\.name)
            #expect(Set(listed) == Set(shared.filter(\.1).map(\.0) + own))
            #expect(Set(listed).count == listed.count)
            #expect(
                Request.Filter.parameters.allSatisfy { own in
                    Request.endpoint.parameters.contains { $0.name == own.name }
                })
        }
        expectListed(EndpointCatalog.version2.requests[index])
    }

    /// Heap's algorithm.
    private func forEachPermutation(of elements: [Filter], _ body: ([Filter]) -> Void) {
        var elements = elements
        func permute(_ count: Int) {
            if count == 1 { return body(elements) }
            for index in 0..<count {
                permute(count - 1)
                elements.swapAt(count.isMultiple(of: 2) ? index : 0, count - 1)
            }
        }
        permute(elements.count)
    }
}
