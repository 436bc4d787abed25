public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, for the translations of a word; version 2 is asked by
    /// `OxfordEndpoints.TranslationsRequest`.
    ///
    /// ```swift
    /// print(V1.TranslationsRequest("truth", from: .english, to: .spanish).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/truth/translations=es
    /// ```
    public struct TranslationsRequest: OxfordVersion1Request {
        /// The entries of the word, whose senses have translations.
        public typealias Answer = EntriesAnswer

        /// The word that is looked up, in lower case and with `_` for a space.
        public let word: Headword

        /// The language that is translated from.
        public var source: BilingualSourceLanguage

        /// The language that is translated to.
        public var target: BilingualTargetLanguage

        /// Asks for the translations of a word.
        public init(_ word: Headword, from source: BilingualSourceLanguage, to target: BilingualTargetLanguage) {
            self.word = word.version1
            self.source = source
            self.target = target
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.path("entries")
            url.segment(source)
            url.segment(word)
            url.segment("translations", target)
        }
    }
}

extension V1.TranslationsRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "translations",
        arguments: [.language(V1.BilingualSourceLanguage.self), .target(V1.BilingualTargetLanguage.self), .word])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let source: V1.BilingualSourceLanguage = try text.argument()
        let target: V1.BilingualTargetLanguage = try text.argument()
        self.init(try text.word(), from: source, to: target)
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension V1.TranslationsRequest {
    /// Not available: text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, from source: V1.BilingualSourceLanguage, to target: V1.BilingualTargetLanguage) {
        fatalError()
    }
}
