import OxfordDictionaries

/// A custom endpoint with a filter, a parameter and an answer.
struct AnagramsRequest: OxfordFilteredRequest {
    enum Order: String, OxfordVocabulary, CaseIterable {
        case alphabetical, frequency
    }

    struct Filter: FiltersByLexicalCategory {
        let term: FilterTerm

        static func orders(_ orders: Order...) -> Self {
            Self(term: FilterTerm("orders", list: orders.map(\.rawValue)))
        }
    }

    struct Answer: OxfordAnswer, Decodable {
        let anagrams: [String]
    }

    var letters: WordText
    var filters: Filters<Filter> = []

    func write(to url: inout URLWriter) {
        url.append(path: "anagrams")
        url.append(segment: letters)
        url.append(filters)
    }
}
