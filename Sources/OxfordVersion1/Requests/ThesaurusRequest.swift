public import OxfordEndpoints

extension V1 {
    /// A request for the synonyms or antonyms of a word, or both.
    ///
    /// In version 2, use `OxfordEndpoints.ThesaurusRequest`, which also accepts filters.
    ///
    /// ```swift
    /// let request = V1.ThesaurusRequest(
    ///     "justice", in: .english, for: .synonymsAndAntonyms)
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/justice
    /// //     /synonyms;antonyms
    /// ```
    public struct ThesaurusRequest: EndpointRequest {
        /// The synonyms and antonyms.
        public typealias Answer = ThesaurusAnswer

        /// A choice of synonyms, antonyms or both.
        public enum Relation: Hashable, Sendable, CaseIterable {
            /// Synonyms.
            case synonyms
            /// Antonyms.
            case antonyms
            /// Synonyms and antonyms.
            case synonymsAndAntonyms
        }

        /// The headword to look up, in lowercase, with `_` for spaces.
        public var word: WordText {
            didSet { word = word.normalized }
        }

        /// The language of the thesaurus.
        public var language: Language

        /// Whether to request synonyms, antonyms or both.
        public var relation: Relation

        /// Creates a request for synonyms or antonyms.
        public init(_ word: WordText, in language: Language, for relation: Relation) {
            self.word = word.normalized
            self.language = language
            self.relation = relation
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.append(path: "entries")
            url.append(segment: language)
            url.append(segment: word)
            switch relation {
            case .synonyms: url.append(path: "synonyms")
            case .antonyms: url.append(path: "antonyms")
            case .synonymsAndAntonyms: url.append(encodedSegment: "synonyms;antonyms")
            }
        }
    }
}
