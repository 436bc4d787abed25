extension V1 {
    /// A language whose inflected words version 1 leads back to their headwords.
    ///
    /// ```swift
    /// print(V1.InflectionsRequest("mice", in: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/inflections/en/mice
    /// ```
    public struct InflectionsLanguage: KeepsEnglishWhole {
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
