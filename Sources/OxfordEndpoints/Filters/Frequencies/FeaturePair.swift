/// A grammatical feature with its type, as the tables of frequencies name it, to be kept or left out.
///
/// ```swift
/// let request = WordFrequenciesRequest(
///     in: .english, filters: .grammaticalFeatures(.including("tense", "past"), .excluding("number", "plural")))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?grammaticalFeatures=tense%3Apast,-number%3Aplural
/// ```
///
/// The set is open, and its names are those of the corpus, not of the dictionaries.
public struct FeaturePair: OxfordVocabulary {
    /// The type, a colon and the feature, behind a hyphen where it is excluded.
    public let rawValue: String

    /// Makes a pair from its text on the wire, or nothing where it is no pair.
    public init?(rawValue: String) {
        let pair = rawValue.hasPrefix("-") ? String(rawValue.dropFirst()) : rawValue
        let parts = pair.parts(between: UInt8(ascii: ":"))
        guard parts.count == 2, !parts.contains("") else { return nil }
        self.rawValue = rawValue
    }

    private init(text: String) {
        rawValue = text
    }

    /// Keeps the words that have a feature.
    ///
    /// ```swift
    /// print(FeaturePair.including("degreeType", "superlative").rawValue)
    /// // degreeType:superlative
    /// ```
    public static func including(_ type: String, _ feature: String) -> Self { Self(text: "\(type):\(feature)") }

    /// Leaves out the words that have a feature.
    ///
    /// ```swift
    /// print(FeaturePair.excluding("number", "plural").rawValue)
    /// // -number:plural
    /// ```
    public static func excluding(_ type: String, _ feature: String) -> Self { Self(text: "-\(type):\(feature)") }

    /// None is known beforehand.
    public static let known: [Self] = []
}
