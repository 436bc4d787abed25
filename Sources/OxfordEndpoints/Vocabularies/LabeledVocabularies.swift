/// A part of speech, such as noun or verb.
///
/// To create a lexical category that has no constant, use `init(rawValue:)`.
public struct LexicalCategory: OxfordLabeledVocabulary {
    /// The value's ID in requests and answers.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A grammatical property of a word, such as plural or transitive.
///
/// ```swift
/// print(GrammaticalFeature.plural.type ?? "none")
/// // Number
/// ```
///
/// To create a grammatical feature that has no constant, use `init(rawValue:)`.
public struct GrammaticalFeature: OxfordLabeledVocabulary {
    /// The value's ID in requests and answers.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The type of the grammatical feature, such as `Number`, or `nil` for an unknown feature.
    public var type: String? { Self.listing.kind(of: rawValue) }
}

/// A level or style of language that a sense belongs to, such as informal or technical.
///
/// To create a register that has no constant, use `init(rawValue:)`.
public struct Register: OxfordLabeledVocabulary {
    /// The value's ID in requests and answers.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A region where a word, a sense or a pronunciation is used.
///
/// To create a region that has no constant, use `init(rawValue:)`.
public struct Region: OxfordLabeledVocabulary {
    /// The value's ID in requests and answers.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A subject area that a sense belongs to, such as golf or chemistry.
///
/// To create a domain that has no constant, use `init(rawValue:)`.
public struct Domain: OxfordLabeledVocabulary {
    /// The value's ID in requests and answers.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

// The IDs of grammatical features and lexical categories are in camel case, such as `pastParticiple`. The IDs of all
// other vocabularies are in snake case, such as `rhyming_slang`.

extension GrammaticalFeature {
    /// Returns the ID for a label.
    ///
    /// If a known value has this label, the function returns the value's ID. Otherwise, it derives an ID from the
    /// label, such as `pastParticiple` from `Past Participle`.
    public static func id(labeled label: String) -> String { knownID(labeled: label) ?? label.inCamelCase }
}

extension LexicalCategory {
    /// Returns the ID for a label.
    ///
    /// If a known value has this label, the function returns the value's ID. Otherwise, it derives an ID from the
    /// label, such as `combiningForm` from `Combining Form`.
    public static func id(labeled label: String) -> String { knownID(labeled: label) ?? label.inCamelCase }
}

extension String {
    fileprivate var inCamelCase: String {
        let words = lowercased().split(separator: " ")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
