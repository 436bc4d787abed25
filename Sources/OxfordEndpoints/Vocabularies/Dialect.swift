/// A dialect of a pronunciation.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("ace")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// let british = answer.pronunciations(dialect: .britishEnglish)
/// print(british.compactMap(\.phoneticSpelling))
/// // ["eɪs"]
/// ```
///
/// The service does not document the values. The constants are those found in answers.
public struct Dialect: OxfordVocabulary {
    /// The name in answers.
    public let rawValue: String

    /// Creates a dialect from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// British English.
    public static let britishEnglish = Self(rawValue: "British English")

    /// American English.
    public static let americanEnglish = Self(rawValue: "American English")

    /// The known dialects.
    public static let known: [Self] = [.americanEnglish, .britishEnglish]
}
