import OxfordDictionaries

/// A custom endpoint with a filter, a parameter and an answer.
struct AnagramsRequest: OxfordFilteredRequest {
    enum Order: String, OxfordVocabulary, CaseIterable {
        case alphabetical, frequency
    }

    struct Filter: FiltersByLexicalCategory {
        static let parameters: [Parameter] = [.lexicalCategory, .orders]
        let term: FilterTerm

        static func orders(_ orders: Order...) -> Self { Self(term: FilterTerm(.orders, list: orders)) }
    }

    struct Answer: OxfordDecodableAnswer {
        let anagrams: [String]
    }

    var letters: Headword
    var filters: Filters<Filter> = []

    func write(to url: inout URLWriter) {
        url.path("anagrams")
        url.segment(letters)
        url.parameters(filters)
    }
}

extension Parameter {
    // `nonisolated`, because the filter that uses it is not on the main actor.
    nonisolated static let orders = Parameter("orders", listOf: AnagramsRequest.Order.self)
}
