extension EndpointDescription {
    /// A positional argument, which becomes part of the path.
    ///
    /// ```swift
    /// for argument in TranslationsRequest.endpoint.arguments {
    ///     print(argument.name, argument.acceptedValues.first ?? "any text")
    /// }
    /// // language ar
    /// // target ar
    /// // word any text
    /// ```
    public struct Argument: Sendable {
        /// The name of the argument, in one word.
        public let name: String

        /// The known values; empty for a word.
        public var acceptedValues: [String] { vocabulary?.knownIDs ?? [] }

        private let vocabulary: (any OxfordVocabulary.Type)?

        /// The vocabulary if another argument follows, unless it is the same.
        private var vocabularyBeforeAnother: (any OxfordVocabulary.Type)?

        /// Whether the argument can be omitted.
        public let isOptional: Bool

        private init(name: String, vocabulary: (any OxfordVocabulary.Type)?, isOptional: Bool = false) {
            self.name = name
            self.vocabulary = vocabulary
            self.isOptional = isOptional
        }
    }
}

extension EndpointDescription.Argument {
    /// A word.
    public static let word = Self(name: "word", vocabulary: nil)

    /// A language.
    public static func language(_ languages: any OxfordLanguage.Type) -> Self {
        Self(name: "language", vocabulary: languages)
    }

    /// The target language of translations.
    public static func target(_ languages: any OxfordLanguage.Type, isOptional: Bool = false) -> Self {
        Self(name: "target", vocabulary: languages, isOptional: isOptional)
    }

    /// A value of a vocabulary.
    public static func value(_ name: String, of vocabulary: any OxfordVocabulary.Type) -> Self {
        Self(name: name, vocabulary: vocabulary)
    }

    package static func endpoint(_ endpoints: any OxfordVocabulary.Type) -> Self {
        Self(name: "endpoint", vocabulary: endpoints, isOptional: true)
    }

    /// The language of a data set, or the source language if a target language follows.
    fileprivate static func language(
        _ languages: any OxfordLanguage.Type, beforeTarget sources: any OxfordLanguage.Type
    ) -> Self {
        var argument = Self.language(languages)
        argument.vocabularyBeforeAnother = sources
        return argument
    }

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
    /// The arguments for ``RequestReader/dataset()``: one language, or a source and a target language.
    public static let dataset = dataset(
        in: MonolingualLanguage.self, from: BilingualSourceLanguage.self, to: BilingualTargetLanguage.self)

    package static func dataset(
        in languages: any OxfordLanguage.Type, from sources: any OxfordLanguage.Type,
        to targets: any OxfordLanguage.Type
    ) -> Self {
        [.language(languages, beforeTarget: sources), .target(targets, isOptional: true)]
    }
}
