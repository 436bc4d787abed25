import OxfordTransport

/// An endpoint of version 2, as the tool offers it.
struct Endpoint: Sendable {
    /// An argument, which becomes part of the path.
    struct PathArgument: Sendable {
        let name: String
        /// The known values; empty for a word.
        let acceptedValues: [String]
        let isOptional: Bool

        static let word = PathArgument(name: "word", acceptedValues: [], isOptional: false)

        static func value(
            _ name: String, of vocabulary: any OxfordVocabulary.Type, isOptional: Bool = false
        ) -> Self {
            Self(name: name, acceptedValues: vocabulary.knownIDs, isOptional: isOptional)
        }

        static func language(_ languages: any OxfordLanguage.Type) -> Self { value("language", of: languages) }
    }

    /// The name as typed, such as `search-thesaurus`.
    let name: String

    let arguments: [PathArgument]

    /// The parameters, in URL order.
    let parameters: [Parameter]

    /// Reads a request from text, or returns `nil` if the text has a mistake, which the reader collects.
    let request: @Sendable (inout RequestReader) -> (any OxfordEndpointRequest)?

    /// The name and the arguments in one line.
    var usage: String {
        let names = arguments.map { argument in
            let name = argument.name.uppercased()
            return argument.isOptional ? "[\(name)]" : name
        }
        return ([name] + names).joined(separator: " ")
    }

    /// Returns the endpoint with a name, or `nil` if there is none.
    static func named(_ name: String) -> Endpoint? { all.first { $0.name == name } }
}

extension Parameter {
    /// Whether every request must have the parameter: only the text to search for is required.
    var isRequired: Bool { name == Parameter.q.name }
}

extension OxfordVocabulary {
    static var knownIDs: [String] { known.map(\.rawValue) }
}
