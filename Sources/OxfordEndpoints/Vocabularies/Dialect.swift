/// A dialect that a pronunciation belongs to.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ace")) ?? [])
/// print(answer.pronunciations(dialect: .britishEnglish).compactMap(\.phoneticSpelling))
/// // ["eɪs"]
/// ```
///
/// The set is open, and the service lists it nowhere. The constants are what its answers have.
public struct Dialect: OxfordVocabulary {
    /// The name that the service gives the dialect.
    public let rawValue: String

    /// Creates a dialect from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// British English.
    public static let britishEnglish = Self(rawValue: "British English")

    /// American English.
    public static let americanEnglish = Self(rawValue: "American English")

    /// The dialects that answers are known to have.
    public static let known: [Self] = [.americanEnglish, .britishEnglish]
}
