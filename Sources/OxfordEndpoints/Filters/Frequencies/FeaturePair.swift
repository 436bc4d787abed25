/// A grammatical feature and its type, to include in or exclude from a frequency table.
///
/// ```swift
/// let request = WordFrequenciesRequest(
///     in: .english,
///     filters: .grammaticalFeatures(
///         .including("tense", "past"), .excluding("number", "plural")))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
/// //     ?grammaticalFeatures=tense%3Apast,-number%3Aplural
/// ```
///
/// The vocabulary is open. The names come from the corpus, not from the dictionaries.
public struct FeaturePair: OxfordVocabulary {
    /// The type, a colon, and the feature, preceded by a hyphen if the feature is excluded.
    public let rawValue: String

    /// Creates a pair, or returns `nil` if the text is not a type, a colon, and a feature.
    ///
    /// A hyphen before the type excludes the feature. The type itself must not begin with a hyphen, and neither part
    /// may be empty or contain a colon.
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
        // A leading hyphen in the type would turn an inclusion into an exclusion.
        guard !pair.hasPrefix("-"), let value = Self(rawValue: sign + pair) else {
            // Unlike `precondition`, `fatalError` prints its message in release builds too.
            fatalError(
                "invalid feature pair \(pair.quoted); write a type and a feature, such as \"tense:past\"", file: file,
                line: line)
        }
        self = value
    }

    /// Creates a pair that includes the words with a feature.
    ///
    /// - Precondition: The literals form a valid pair; see ``init(rawValue:)``.
    public static func including(
        _ type: StaticString, _ feature: StaticString, file: StaticString = #file, line: UInt = #line
    ) -> Self { Self("", type, feature, file: file, line: line) }

    /// Creates a pair that excludes the words with a feature.
    ///
    /// - Precondition: The literals form a valid pair; see ``init(rawValue:)``.
    public static func excluding(
        _ type: StaticString, _ feature: StaticString, file: StaticString = #file, line: UInt = #line
    ) -> Self { Self("-", type, feature, file: file, line: line) }

    /// An empty list.
    public static let known: [Self] = []
}

extension FeaturePair {
    /// Unavailable: validate text with ``init(rawValue:)``.
    @available(*, unavailable, message: "validate text that is not a literal: FeaturePair(rawValue: \"tense:past\")")
    public static func including(_ type: String, _ feature: String) -> Self { fatalError() }

    /// Unavailable: validate text with ``init(rawValue:)``.
    @available(*, unavailable, message: "validate text that is not a literal: FeaturePair(rawValue: \"-tense:past\")")
    public static func excluding(_ type: String, _ feature: String) -> Self { fatalError() }
}
