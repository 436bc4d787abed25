public import OxfordEndpoints

extension V1 {
    /// A request for the translations of a word.
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
    public struct TranslationsRequest: EndpointRequest {
        /// The headword's entries, whose senses contain the translations.
        public typealias Answer = EntriesAnswer

        /// The headword to translate, in lowercase, with `_` for spaces.
        public var word: WordText {
            didSet { word = word.normalized }
        }

        /// The source language.
        public var source: Language

        /// The target language.
        public var target: Language

        /// Creates a request for the translations of a word.
        public init(_ word: WordText, from source: Language, to target: Language) {
            self.word = word.normalized
            self.source = source
            self.target = target
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.append(path: "entries")
            url.append(segment: source)
            url.append(segment: word)
            url.append(translationsTo: target)
        }
    }
}
