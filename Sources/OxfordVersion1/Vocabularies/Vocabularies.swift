public import OxfordEndpoints

extension V1 {
    /// A part of speech, with its ID in version 1.
    ///
    /// Some IDs are different in version 2. If a value has no constant, create it with `init(rawValue:)`.
    public struct LexicalCategory: OxfordLabeledVocabulary {
        /// The ID in version 1.
        public let rawValue: String

        /// Creates a value from its ID.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A grammatical property of a word, with its ID in version 1.
    ///
    /// Some IDs are different in version 2. If a value has no constant, create it with `init(rawValue:)`.
    public struct GrammaticalFeature: OxfordLabeledVocabulary {
        /// The ID in version 1.
        public let rawValue: String

        /// Creates a value from its ID.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A region of English.
    ///
    /// In version 2, the region is part of the language.
    public enum Region: String, OxfordVocabulary, CaseIterable {
        /// Great Britain.
        case gb
        /// The United States.
        case us
    }
}
