public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, for synonyms, antonyms or both; version 2 is asked by
    /// `OxfordEndpoints.ThesaurusRequest`.
    ///
    /// ```swift
    /// print(V1.ThesaurusRequest("justice", in: .english, for: .synonymsAndAntonyms).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/justice/synonyms;antonyms
    /// ```
    ///
    /// Version 1 gives them in place of entries: sentences and filters do not go together with them.
    public struct ThesaurusRequest: OxfordVersion1Request {
        /// The synonyms and antonyms of the word.
        public typealias Answer = ThesaurusAnswer

        /// Which words are asked for.
        ///
        /// ```swift
        /// for relation in V1.ThesaurusRequest.Relation.allCases {
        ///     print(V1.ThesaurusRequest("calm", in: .english, for: relation).urlString())
        /// }
        /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/calm/synonyms
        /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/calm/antonyms
        /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/calm/synonyms;antonyms
        /// ```
        ///
        /// The set is closed, because version 1 was switched off.
        public enum Relation: Hashable, Sendable, CaseIterable {
            /// Words that mean the same.
            case synonyms
            /// Words that mean the opposite.
            case antonyms
            /// Both.
            case synonymsAndAntonyms
        }

        /// The word that is looked up, in lower case and with `_` for a space.
        public let word: Headword

        /// The language of the thesaurus.
        public var language: ThesaurusLanguage

        /// Which words are asked for.
        public var relation: Relation

        /// Asks for the synonyms, the antonyms or both of a word.
        public init(_ word: Headword, in language: ThesaurusLanguage, for relation: Relation) {
            self.word = word.version1
            self.language = language
            self.relation = relation
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.path("entries")
            url.segment(language)
            url.segment(word)
            switch relation {
            case .synonyms: url.path("synonyms")
            case .antonyms: url.path("antonyms")
            case .synonymsAndAntonyms: url.path("synonyms;antonyms")
            }
        }
    }
}

extension V1.ThesaurusRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "entries", arguments: [.language(ThesaurusLanguage.self), .word], parameters: [.synonyms, .antonyms])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: ThesaurusLanguage = try text.argument()
        let word = try text.word()
        switch (text.has(.synonyms), text.has(.antonyms)) {
        case (true, false): self.init(word, in: language, for: .synonyms)
        case (false, true): self.init(word, in: language, for: .antonyms)
        case (true, true): self.init(word, in: language, for: .synonymsAndAntonyms)
        case (false, false):
            throw text.missing(oneOf: [.synonyms, .antonyms])
        }
    }
}

extension Parameter {
    fileprivate static let synonyms = Parameter(withoutValue: "synonyms")
    fileprivate static let antonyms = Parameter(withoutValue: "antonyms")
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension V1.ThesaurusRequest {
    /// Not available: text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: ThesaurusLanguage, for relation: Relation) { fatalError() }
}
