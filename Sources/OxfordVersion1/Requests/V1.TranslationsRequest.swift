public import OxfordEndpoints

extension V1 {
    /// Requests the translations of a word.
    ///
    /// In version 2, use `OxfordEndpoints.TranslationsRequest`.
    ///
    /// ```swift
    /// let request = V1.TranslationsRequest(
    ///     "truth", from: .english, to: .spanish)
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/truth
    /// //     /translations=es
    /// ```
    public struct TranslationsRequest: OxfordVersion1Request {
        /// The entries of the word, whose senses contain translations.
        public typealias Answer = EntriesAnswer

        /// The headword, in lowercase and with `_` for spaces.
        public let word: Headword

        /// The source language.
        public var source: BilingualSourceLanguage

        /// The target language.
        public var target: BilingualTargetLanguage

        /// Creates a request for translations.
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
            url.segment(encoded: "translations=\(target.rawValue)")
        }
    }
}

extension V1.TranslationsRequest {
    /// Unavailable: validate the text first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, from source: V1.BilingualSourceLanguage, to target: V1.BilingualTargetLanguage) {
        fatalError()  // Unavailable, so it never runs.
    }
}
