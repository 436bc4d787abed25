/// A notation for pronunciations.
///
/// The service does not document the values. The constants are those found in answers.
public struct PhoneticNotation: OxfordVocabulary {
    /// The name in answers.
    public let rawValue: String

    /// Creates a notation from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The International Phonetic Alphabet, such as `eɪs`.
    public static let ipa = Self(rawValue: "IPA")

    /// A respelling with English letters, such as `ās`.
    public static let respelling = Self(rawValue: "respell")

    /// The known notations.
    public static let known: [Self] = [.ipa, .respelling]
}
