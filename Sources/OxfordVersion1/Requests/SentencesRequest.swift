public import OxfordEndpoints

extension V1 {
    /// A request for example sentences that contain a word.
    ///
    /// In version 2, use `OxfordEndpoints.SentencesRequest`.
    ///
    /// ```swift
    /// print(V1.SentencesRequest("mind", in: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/mind/sentences
    /// ```
    public struct SentencesRequest: EndpointRequest {
        /// The sentences.
        public typealias Answer = SentencesAnswer

        /// The headword, in lowercase and with `_` for spaces.
        public var word: WordText {
            didSet { word = word.normalized }
        }

        /// The language of the sentences.
        public var language: Language

        /// Creates a request for sentences that contain a word.
        public init(_ word: WordText, in language: Language) {
            self.word = word.normalized
            self.language = language
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.append(path: "entries")
            url.append(segment: language)
            url.append(segment: word)
            url.append(path: "sentences")
        }
    }
}
