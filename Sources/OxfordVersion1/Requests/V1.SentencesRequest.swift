public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, for sentences that show a word in use; version 2 is asked by
    /// `OxfordEndpoints.SentencesRequest`.
    ///
    /// ```swift
    /// print(V1.SentencesRequest("mindfulness", in: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/mindfulness/sentences
    /// ```
    public struct SentencesRequest: OxfordVersion1Request {
        /// The sentences.
        public typealias Answer = SentencesAnswer

        /// The word that is looked up, in lower case and with `_` for a space.
        public let word: Headword

        /// The language of the sentences.
        public var language: SentencesLanguage

        /// Asks for sentences with a word.
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

extension V1.SentencesRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "sentences", arguments: [.language(SentencesLanguage.self), .word])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: SentencesLanguage = try text.argument()
        self.init(try text.word(), in: language)
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension V1.SentencesRequest {
    /// Not available: text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: SentencesLanguage) { fatalError() }
}
