/// A part of speech, such as noun or verb.
///
/// For a value without a constant, use `init(rawValue:)`.
public struct LexicalCategory: OxfordLabeledVocabulary {
    /// The ID.
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
/// For a value without a constant, use `init(rawValue:)`.
public struct GrammaticalFeature: OxfordLabeledVocabulary {
    /// The ID.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The type of the feature, such as `Number`, or `nil` for an unknown feature.
    public var type: String? { Self.listing.kind(of: rawValue) }
}

/// A level or style of language that a sense belongs to, such as informal or technical.
///
/// For a value without a constant, use `init(rawValue:)`.
public struct Register: OxfordLabeledVocabulary {
    /// The ID.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A region where a word, a sense or a pronunciation is used.
///
/// For a value without a constant, use `init(rawValue:)`.
public struct Region: OxfordLabeledVocabulary {
    /// The ID.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A subject area that a sense belongs to, such as cards or chemistry.
///
/// For a value without a constant, use `init(rawValue:)`.
public struct Domain: OxfordLabeledVocabulary {
    /// The ID.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

// These two vocabularies have IDs such as `pastParticiple`. All others have IDs such as `rhyming_slang`.

extension GrammaticalFeature {
    /// Returns the ID of the known value with a label, or the label in the form of an ID, such as `pastParticiple`.
    public static func id(labeled label: String) -> String { knownID(labeled: label) ?? label.inCamelCase }
}

extension LexicalCategory {
    /// Returns the ID of the known value with a label, or the label in the form of an ID, such as `combiningForm`.
    public static func id(labeled label: String) -> String { knownID(labeled: label) ?? label.inCamelCase }
}

extension String {
    fileprivate var inCamelCase: String {
        let words = lowercased().split(separator: " ")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
