extension V1 {
    /// A language that version 1 translates to.
    ///
    /// ```swift
    /// print(V1.TranslationsRequest("ace", from: .english, to: .german).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/ace/translations=de
    /// ```
    public struct BilingualTargetLanguage: KeepsEnglishWhole {
        /// The language, of whatever kind of data set.
        public let language: Language

        init(offered language: Language) {
            self.language = language
        }

        /// Makes a language of this kind of data set.
        public init(_ language: Language) {
            self.language = language
        }
    }
}
