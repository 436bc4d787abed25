extension EndpointDescription {
    /// A value that stands in the path and is given by its position.
    ///
    /// It is what a command line asks for in turn:
    ///
    /// ```swift
    /// for argument in TranslationsRequest.endpoint.arguments {
    ///     print(argument.name, "takes", argument.acceptedValues.first.map { "\($0) and others" } ?? "any text")
    /// }
    /// // language takes ar and others
    /// // target takes ar and others
    /// // word takes any text
    /// ```
    public struct Argument: Sendable {
        /// What the argument is, in one word.
        public let name: String

        /// The known values; empty for a word, which may be any text.
        public var acceptedValues: [String] { vocabulary?.knownIDs ?? [] }

        /// The vocabulary that the values belong to; a word has none.
        private let vocabulary: (any OxfordVocabulary.Type)?

        /// The vocabulary that the values belong to if another argument follows; mostly the same.
        private var vocabularyBeforeAnother: (any OxfordVocabulary.Type)?

        /// Whether the endpoint can be asked without it.
        public let isOptional: Bool

        private init(name: String, vocabulary: (any OxfordVocabulary.Type)?, isOptional: Bool = false) {
            self.name = name
            self.vocabulary = vocabulary
            self.isOptional = isOptional
        }
    }
}

extension EndpointDescription.Argument {
    /// The word.
    public static let word = Self(name: "word", vocabulary: nil)

    /// The language.
    public static func language(_ languages: any OxfordLanguage.Type) -> Self {
        Self(name: "language", vocabulary: languages)
    }

    /// The language that is translated to.
    public static func target(_ languages: any OxfordLanguage.Type, isOptional: Bool = false) -> Self {
        Self(name: "target", vocabulary: languages, isOptional: isOptional)
    }

    /// A value of a vocabulary, by what it is.
    public static func value(_ name: String, of vocabulary: any OxfordVocabulary.Type) -> Self {
        Self(name: name, vocabulary: vocabulary)
    }

    /// The endpoint that an answer is about.
    package static func endpoint(_ endpoints: any OxfordVocabulary.Type) -> Self {
        Self(name: "endpoint", vocabulary: endpoints, isOptional: true)
    }

    /// The language of a data set, which is a language to translate from if a target follows.
    fileprivate static func language(
        _ languages: any OxfordLanguage.Type, beforeTarget sources: any OxfordLanguage.Type
    ) -> Self {
        var argument = Self.language(languages)
        argument.vocabularyBeforeAnother = sources
        return argument
    }

    /// What is wrong or unknown in the text of the argument.
    func findings(in text: String, isLast: Bool) -> TextFindings {
        var findings = TextFindings()
        if let vocabulary = isLast ? vocabulary : vocabularyBeforeAnother ?? vocabulary {
            _ = vocabulary.init(text: text, of: name, findings: &findings)
        } else {
            do throws(InvalidText) {
                _ = try Headword(validating: text)
            } catch {
                findings.refuse(text, of: name, rule: error.description)
            }
        }
        return findings
    }
}

extension [EndpointDescription.Argument] {
    /// One language, or two: what ``RequestReader/dataset()`` takes.
    public static let dataset = dataset(
        in: MonolingualLanguage.self, from: BilingualSourceLanguage.self, to: BilingualTargetLanguage.self)

    /// One language, or two, in the types of languages that an endpoint has.
    package static func dataset(
        in languages: any OxfordLanguage.Type, from sources: any OxfordLanguage.Type,
        to targets: any OxfordLanguage.Type
    ) -> Self {
        [.language(languages, beforeTarget: sources), .target(targets, isOptional: true)]
    }
}
