/// What an endpoint is called and what it takes, for those who make requests from text.
///
/// ```swift
/// let endpoint = EntriesRequest.endpoint
/// print(endpoint.usage)
/// print(endpoint.parameters.map(\.name).joined(separator: " "))
/// // entries LANGUAGE WORD
/// // fields grammaticalFeatures lexicalCategory domains registers strictMatch
/// ```
public struct Endpoint: Sendable {
    /// A value that stands in the path and is given by its position.
    public struct Argument: Sendable {
        /// What the argument is, in one word.
        public let name: String

        /// The values that it is known to take; none where it takes any text.
        public let accepted: [String]
    }

    /// The name, as it is typed.
    public let name: String

    /// The positional arguments: the language, a target language where there is one, the word.
    public let arguments: [Argument]

    /// The parameters, in the order in which URLs have them.
    public let parameters: [Parameter]

    /// Describes an endpoint.
    public init(_ name: String, arguments: [Argument] = [], parameters: [Parameter] = []) {
        self.name = name
        self.arguments = arguments
        self.parameters = parameters
    }

    /// How the endpoint is asked, in one line.
    public var usage: String {
        ([name] + arguments.map { $0.name.uppercased() }).joined(separator: " ")
    }
}

extension Endpoint.Argument {
    /// The word.
    public static let word = Self(name: "word", accepted: [])

    /// The language.
    public static func language(_ languages: any OxfordLanguage.Type) -> Self {
        Self(name: "language", accepted: languages.knownIDs)
    }
}
