// The service sends the values of these vocabularies in answers, but does not document which values exist.

/// A dialect of a pronunciation.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("ace", in: .britishEnglish))
/// let british = answer.pronunciations(dialect: .britishEnglish)
/// print(british.compactMap(\.phoneticSpelling))
/// // ["eɪs"]
/// ```
///
/// The service does not document its dialects, so there are constants only for the dialects that have been seen in
/// responses. For any other dialect, use `init(rawValue:)`.
public struct Dialect: OxfordVocabulary, JSONValue {
    /// The dialect's name in answers.
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

/// A notation for pronunciations.
///
/// The service does not document its notations, so this type has constants only for notations that the service has used
/// in answers. For any other notation, use `init(rawValue:)`.
public struct PhoneticNotation: OxfordVocabulary, JSONValue {
    /// The notation's name in answers.
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

/// A class of things that a word can refer to, such as people or animals.
///
/// The service does not document its semantic classes, so this type has no constants. Create a value with
/// `init(rawValue:)`.
public struct SemanticClass: OxfordVocabulary {
    /// The ID in answers.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// An empty list, because no values are documented.
    public static let known: [Self] = []
}

/// A broad subject area that a sense belongs to, such as sport.
///
/// The service does not document its domain classes, so this type has no constants. Create a value with
/// `init(rawValue:)`.
public struct DomainClass: OxfordVocabulary {
    /// The ID in answers.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// An empty list, because no values are documented.
    public static let known: [Self] = []
}
