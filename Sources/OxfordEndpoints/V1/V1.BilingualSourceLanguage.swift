extension V1 {
    /// A language that version 1 translates from.
    ///
    /// ```swift
    /// print(V1.TranslationsRequest("ace", from: .english, to: .spanish).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/ace/translations=es
    /// ```
    public struct BilingualSourceLanguage: KeepsEnglishWhole {
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
