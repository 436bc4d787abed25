public import OxfordEndpoints

extension V1 {
    /// A grammatical property of a word, identified by its ID in version 1 of the API.
    ///
    /// Some of these IDs differ from the IDs in version 2. If there is no constant for a value, create the value from
    /// its ID with `init(rawValue:)`.
    public struct GrammaticalFeature: OxfordVocabulary {
        /// The ID in version 1 of the API.
        public let rawValue: String

        /// Creates the value that has the given ID in version 1 of the API.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A region where English is spoken.
    ///
    /// In version 2, the region is part of the language code, such as `en-gb`.
    public enum Region: String, OxfordVocabulary, CaseIterable {
        /// Great Britain.
        case gb
        /// The United States.
        case us
    }
}

extension LexicalCategory {
    /// The ID in version 1 of the API.
    var idInVersion1: String { self == .combiningForm ? "combining_form" : rawValue }
}

extension OxfordVocabulary {
    /// Returns the values in a list with one ID on each line.
    static func known(_ list: String) -> [Self] {
        list.split(separator: "\n").compactMap { Self(rawValue: String($0)) }
    }
}
