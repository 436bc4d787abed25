/// What an endpoint is called and what it takes, for those who make requests from text.
///
/// ```swift
/// let endpoint = EntriesRequest.endpoint
/// print(endpoint.usage)
/// print(endpoint.parameters.map(\.name).joined(separator: " "))
/// // entries LANGUAGE WORD
/// // fields grammaticalFeatures lexicalCategory domains registers strictMatch
/// ```
public struct EndpointDescription: Sendable {
    /// A value that stands in the path and is given by its position.
    ///
    /// It is what a command line asks for in turn:
    ///
    /// ```swift
    /// for argument in TranslationsRequest.endpoint.arguments {
    ///     print(argument.name, "takes", argument.accepted.first.map { "\($0) and others" } ?? "any text")
    /// }
    /// // language takes ar and others
    /// // target takes ar and others
    /// // word takes any text
    /// ```
    public struct Argument: Sendable {
        /// What the argument is, in one word.
        public let name: String

        /// The values that it is known to take; none where it takes any text.
        public let accepted: [String]

        /// Whether the endpoint can be asked without it.
        public let isOptional: Bool
    }

    /// The name, as it is typed.
    public let name: String

    /// The positional arguments: the language, a target language where there is one, the word.
    public let arguments: [Argument]

    /// The parameters, in the order in which URLs have them.
    public let parameters: [Parameter]

    /// Describes an endpoint.
    ///
    /// Do so for a request of your own that is to be made from text.
    ///
    /// ```swift
    /// let endpoint = EndpointDescription("rhymes", arguments: [.language(MonolingualLanguage.self), .word], parameters: [.limit])
    /// print(endpoint.usage, "with", endpoint.parameters.map(\.name))
    /// // rhymes LANGUAGE WORD with ["limit"]
    /// ```
    public init(_ name: String, arguments: [Argument] = [], parameters: [Parameter] = []) {
        self.name = name
        self.arguments = arguments
        self.parameters = parameters
    }

    /// How the endpoint is asked, in one line.
    public var usage: String {
        let names = arguments.map { argument in
            let name = argument.name.uppercased()
            return argument.isOptional ? "[\(name)]" : name
        }
        return ([name] + names).joined(separator: " ")
    }
}

extension EndpointDescription.Argument {
    /// The word.
    public static let word = Self(name: "word", accepted: [], isOptional: false)

    /// The language.
    ///
    /// ```swift
    /// let argument = EndpointDescription.Argument.language(MonolingualLanguage.self)
    /// print(argument.accepted.filter { $0.hasPrefix("en") })
    /// // ["en-gb", "en-us"]
    /// ```
    public static func language(_ languages: any OxfordLanguage.Type) -> Self {
        Self(name: "language", accepted: languages.knownIDs, isOptional: false)
    }

    /// The language that is translated to.
    ///
    /// ```swift
    /// let endpoint = EndpointDescription(
    ///     "idioms", arguments: [.language(Language.self), .target(BilingualTargetLanguage.self, isOptional: true)])
    /// print(endpoint.usage)
    /// // idioms LANGUAGE [TARGET]
    /// ```
    public static func target(_ languages: any OxfordLanguage.Type, isOptional: Bool = false) -> Self {
        Self(name: "target", accepted: languages.knownIDs, isOptional: isOptional)
    }

    /// A value of a vocabulary, by what it is.
    ///
    /// ```swift
    /// let corpus = EndpointDescription.Argument.value("corpus", of: Corpus.self)
    /// print(corpus.name, corpus.accepted)
    /// // corpus ["nmc"]
    /// ```
    public static func value(_ name: String, of vocabulary: any OxfordVocabulary.Type) -> Self {
        Self(name: name, accepted: vocabulary.knownIDs, isOptional: false)
    }

    /// The endpoint that an answer is about.
    package static func endpoint(_ endpoints: any OxfordVocabulary.Type) -> Self {
        Self(name: "endpoint", accepted: endpoints.knownIDs, isOptional: true)
    }
}

extension [EndpointDescription.Argument] {
    /// One language, or two: what ``RequestReader/dataset()`` takes.
    public static let dataset: Self = [
        .language(MonolingualLanguage.self), .target(BilingualTargetLanguage.self, isOptional: true),
    ]
}
