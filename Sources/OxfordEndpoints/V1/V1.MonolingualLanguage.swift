extension V1 {
    /// A language that version 1 has a dictionary of.
    ///
    /// ```swift
    /// print(V1.EntriesRequest("ace", in: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/ace
    /// ```
    public struct MonolingualLanguage: KeepsEnglishWhole {
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
