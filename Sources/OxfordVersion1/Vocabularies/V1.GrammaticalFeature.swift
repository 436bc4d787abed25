public import OxfordEndpoints

extension V1 {
    /// A property that grammar gives a word, by the id that version 1 has for it.
    ///
    /// ```swift
    /// print(V1.GrammaticalFeature.singular.rawValue)
    /// // singular
    /// ```
    ///
    /// Some ids are other ones in version 2. The set is open: an id that has no constant is made by
    /// `init(rawValue:)`.
    public struct GrammaticalFeature: OxfordLabeledVocabulary {
        /// The id on the wire.
        public let rawValue: String

        /// Makes a value from its id.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
