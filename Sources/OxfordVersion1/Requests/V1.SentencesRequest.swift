public import OxfordEndpoints

extension V1 {
    /// Requests example sentences for a word.
    ///
    /// In version 2, use `OxfordEndpoints.SentencesRequest`.
    ///
    /// ```swift
    /// print(V1.SentencesRequest("mind", in: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/mind/sentences
    /// ```
    public struct SentencesRequest: OxfordVersion1Request {
        /// The sentences.
        public typealias Answer = SentencesAnswer

        /// The headword, in lowercase and with `_` for spaces.
        public let word: Headword

        /// The language of the sentences.
        public var language: SentencesLanguage

        /// Creates a request for example sentences.
        public init(_ word: Headword, in language: SentencesLanguage) {
            self.word = word.version1
            self.language = language
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.path("entries")
            url.segment(language)
            url.segment(word)
            url.path("sentences")
        }
    }
}

extension V1.SentencesRequest {
    /// Unavailable: validate the text first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: SentencesLanguage) { fatalError() }
}
