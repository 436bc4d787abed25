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

    /// Creates a pair from its text on the wire, or `nil` if the text is not a type, a colon and a feature.
    ///
    /// Use it for text that is known only at run time. The type does not begin with a hyphen, and neither part is
    /// empty or contains a colon.
    ///
    /// ```swift
    /// print(FeaturePair(rawValue: "tense:past") == .including("tense", "past"))
    /// print(FeaturePair(rawValue: "tense") == nil)
    /// // true
    /// // true
    /// ```
    public init?(rawValue: String) {
        let pair = rawValue.hasPrefix("-") ? String(rawValue.dropFirst()) : rawValue
        let parts = pair.parts(between: UInt8(ascii: ":"))
        guard parts.count == 2, !parts.contains(""), !pair.hasPrefix("-") else { return nil }
        self.rawValue = rawValue
    }

    private init(
        _ sign: String, _ type: StaticString, _ feature: StaticString, file: StaticString, line: UInt
    ) {
        let pair = "\(type):\(feature)"
        // A type that begins with a hyphen would exclude what is to be included.
        guard !pair.hasPrefix("-"), let value = Self(rawValue: sign + pair) else {
            // Only a literal gets here. Unlike a precondition, this shows the message in a release build too.
            fatalError(
                "invalid feature pair \(pair.quoted); write a type and a feature, such as \"tense:past\"", file: file,
                line: line)
        }
        self = value
    }

    /// Keeps the words that have a feature.
    ///
    /// ```swift
    /// print(FeaturePair.including("degreeType", "superlative").rawValue)
    /// // degreeType:superlative
    /// ```
    ///
    /// - Precondition: The literals make a pair, as in ``init(rawValue:)``.
    public static func including(
        _ type: StaticString, _ feature: StaticString, file: StaticString = #file, line: UInt = #line
    ) -> Self { Self("", type, feature, file: file, line: line) }

    /// Leaves out the words that have a feature.
    ///
    /// ```swift
    /// print(FeaturePair.excluding("number", "plural").rawValue)
    /// // -number:plural
    /// ```
    ///
    /// - Precondition: The literals make a pair, as in ``init(rawValue:)``.
    public static func excluding(
        _ type: StaticString, _ feature: StaticString, file: StaticString = #file, line: UInt = #line
    ) -> Self { Self("-", type, feature, file: file, line: line) }

    /// None is known beforehand.
    public static let known: [Self] = []
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension FeaturePair {
    /// Not available: text that is known only at run time is checked by ``init(rawValue:)``.
    @available(*, unavailable, message: "validate text that is not a literal: FeaturePair(rawValue: \"tense:past\")")
    public static func including(_ type: String, _ feature: String) -> Self { fatalError() }

    /// Not available: text that is known only at run time is checked by ``init(rawValue:)``.
    @available(*, unavailable, message: "validate text that is not a literal: FeaturePair(rawValue: \"-tense:past\")")
    public static func excluding(_ type: String, _ feature: String) -> Self { fatalError() }
}
