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

        private init(known language: OxfordEndpoints.Language) {
            self.language = language
        }

        /// Creates a language from its code, or returns `nil` if the text is not a valid code, or is the code of a
        /// variety of English, such as `en-gb`.
        public init?(rawValue: String) {
            guard let language = OxfordEndpoints.Language(rawValue: rawValue), !rawValue.hasPrefix("en-") else {
                return nil
            }
            self.language = language
        }

        /// English.
        public static let english = Self(known: .english)

        /// Spanish.
        public static let spanish = Self(known: .spanish)

        /// French.
        public static let french = Self(known: .french)

        /// German.
        public static let german = Self(known: .german)

        /// Gujarati.
        public static let gujarati = Self(known: .gujarati)

        /// Hindi.
        public static let hindi = Self(known: .hindi)

        /// Indonesian.
        public static let indonesian = Self(known: .indonesian)

        /// Latvian.
        public static let latvian = Self(known: .latvian)

        /// Malay.
        public static let malay = Self(known: .malay)

        /// Northern Sotho.
        public static let northernSotho = Self(known: .northernSotho)

        /// Portuguese.
        public static let portuguese = Self(known: .portuguese)

        /// Romanian.
        public static let romanian = Self(known: .romanian)

        /// Setswana.
        public static let setswana = Self(known: .setswana)

        /// Swahili.
        public static let swahili = Self(known: .swahili)

        /// Tamil.
        public static let tamil = Self(known: .tamil)

        /// Urdu.
        public static let urdu = Self(known: .urdu)

        /// Zulu.
        public static let zulu = Self(known: .zulu)

        /// The languages of version 1, sorted by code.
        public static let known: [Self] = [
            .german, .english, .spanish, .french, .gujarati, .hindi, .indonesian, .latvian, .malay, .northernSotho,
            .portuguese, .romanian, .swahili, .tamil, .setswana, .urdu, .zulu,
        ]
    }
}
