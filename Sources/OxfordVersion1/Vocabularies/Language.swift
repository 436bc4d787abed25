public import OxfordEndpoints

extension V1 {
    /// A language that version 1 of the API knew.
    ///
    /// Version 1 has one language type for all endpoints. Not every endpoint supports every language. For example, only
    /// English and Spanish have sentences.
    ///
    /// Version 1 has only one English, `en`, and puts the region into a filter:
    ///
    /// ```swift
    /// let request = V1.entries(
    ///     "colour", in: .english, filters: [.regions(.gb)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/colour
    /// //     /regions=gb
    /// ```
    public struct Language: OxfordLanguage {
        /// The language, independent of the version.
        public let language: OxfordEndpoints.Language

        /// Creates a language of version 1.
        ///
        /// Every variety of English becomes `english`.
        public init(_ language: OxfordEndpoints.Language) {
            self.language = language.rawValue.hasPrefix("en-") ? .english : language
        }

        /// English.
        public static let english = Self(.english)

        /// Spanish.
        public static let spanish = Self(.spanish)

        /// French.
        public static let french = Self(.french)

        /// German.
        public static let german = Self(.german)

        /// Gujarati.
        public static let gujarati = Self(.gujarati)

        /// Hindi.
        public static let hindi = Self(.hindi)

        /// Indonesian.
        public static let indonesian = Self(.indonesian)

        /// Latvian.
        public static let latvian = Self(.latvian)

        /// Malay.
        public static let malay = Self(.malay)

        /// Northern Sotho.
        public static let northernSotho = Self(.northernSotho)

        /// Portuguese.
        public static let portuguese = Self(.portuguese)

        /// Romanian.
        public static let romanian = Self(.romanian)

        /// Setswana.
        public static let setswana = Self(.setswana)

        /// Swahili.
        public static let swahili = Self(.swahili)

        /// Tamil.
        public static let tamil = Self(.tamil)

        /// Urdu.
        public static let urdu = Self(.urdu)

        /// Zulu.
        public static let zulu = Self(.zulu)

        /// The languages of version 1, sorted by code.
        public static let known: [Self] = [
            .german, .english, .spanish, .french, .gujarati, .hindi, .indonesian, .latvian, .malay, .northernSotho,
            .portuguese, .romanian, .swahili, .tamil, .setswana, .urdu, .zulu,
        ]
    }
}
