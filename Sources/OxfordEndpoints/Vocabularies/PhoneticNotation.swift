/// A notation for the sounds of a word.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ace")) ?? [])
/// print(answer.pronunciations(notation: .ipa).count, answer.pronunciations(notation: .respelling).count)
/// // 1 0
/// ```
///
/// The set is open, and the service lists it nowhere. The constants are what its answers have.
public struct PhoneticNotation: OxfordVocabulary {
    /// The name that the service gives the notation.
    public let rawValue: String

    /// Creates a notation from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The International Phonetic Alphabet, such as `eɪs`.
    public static let ipa = Self(rawValue: "IPA")

    /// The letters of English, such as `ās`.
    public static let respelling = Self(rawValue: "respell")

    /// The notations that answers are known to have.
    public static let known: [Self] = [.ipa, .respelling]
}
