/// A part of speech, such as noun or verb.
///
/// To create a lexical category that has no constant, use `init(rawValue:)`.
public struct LexicalCategory: BuiltInVocabulary {
    /// The value's ID in requests and answers.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates the known value with the given label, or returns `nil` if no known value has that label.
    ///
    /// The comparison ignores letter case, and treats spaces, hyphens and underscores as the same character.
    public init?(label: String) {
        guard let id = Self.listing.id(labeled: label) else { return nil }
        rawValue = id
    }

    /// The value's English label, or its ID if the value is unknown.
    public var label: String { Self.listing.label(of: rawValue) ?? rawValue }
}

/// A grammatical property of a word, such as plural or transitive.
///
/// ```swift
/// print(GrammaticalFeature.plural.kind ?? "none")
/// // Number
/// ```
///
/// To create a grammatical feature that has no constant, use `init(rawValue:)`.
public struct GrammaticalFeature: BuiltInVocabulary, JSONValue {
    /// The value's ID in requests and answers.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates the known value with the given label, or returns `nil` if no known value has that label.
    ///
    /// The comparison ignores letter case, and treats spaces, hyphens and underscores as the same character.
    public init?(label: String) {
        guard let id = Self.listing.id(labeled: label) else { return nil }
        rawValue = id
    }

    /// The value's English label, or its ID if the value is unknown.
    public var label: String { Self.listing.label(of: rawValue) ?? rawValue }

    /// The kind of grammatical feature, such as `Number`, or `nil` if the feature is unknown.
    public var kind: String? { Self.listing.kind(of: rawValue) }
}

/// A level or style of language that a sense belongs to, such as informal or technical.
///
/// To create a register that has no constant, use `init(rawValue:)`.
public struct Register: BuiltInVocabulary {
    /// The value's ID in requests and answers.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates the known value with the given label, or returns `nil` if no known value has that label.
    ///
    /// The comparison ignores letter case, and treats spaces, hyphens and underscores as the same character.
    public init?(label: String) {
        guard let id = Self.listing.id(labeled: label) else { return nil }
        rawValue = id
    }

    /// The value's English label, or its ID if the value is unknown.
    public var label: String { Self.listing.label(of: rawValue) ?? rawValue }
}

/// A region where a word, a sense or a pronunciation is used.
///
/// To create a region that has no constant, use `init(rawValue:)`.
public struct Region: BuiltInVocabulary, JSONValue {
    /// The value's ID in requests and answers.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates the known value with the given label, or returns `nil` if no known value has that label.
    ///
    /// The comparison ignores letter case, and treats spaces, hyphens and underscores as the same character.
    public init?(label: String) {
        guard let id = Self.listing.id(labeled: label) else { return nil }
        rawValue = id
    }

    /// The value's English label, or its ID if the value is unknown.
    public var label: String { Self.listing.label(of: rawValue) ?? rawValue }
}

/// A subject area that a sense belongs to, such as golf or chemistry.
///
/// To create a domain that has no constant, use `init(rawValue:)`.
public struct Domain: BuiltInVocabulary {
    /// The value's ID in requests and answers.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates the known value with the given label, or returns `nil` if no known value has that label.
    ///
    /// The comparison ignores letter case, and treats spaces, hyphens and underscores as the same character.
    public init?(label: String) {
        guard let id = Self.listing.id(labeled: label) else { return nil }
        rawValue = id
    }

    /// The value's English label, or its ID if the value is unknown.
    public var label: String { Self.listing.label(of: rawValue) ?? rawValue }
}

extension OxfordVocabulary {
    /// Returns the ID for a label in an answer that contains no ID.
    ///
    /// If a known value has this label, the function returns the value's ID. If the text is already the ID of a known
    /// value, such as `pastParticiple`, the function returns the text. Otherwise, it derives an ID from the label, such
    /// as `west_indian` from `West Indian`. The IDs of grammatical features and lexical categories are in camel case,
    /// and the IDs in all other vocabularies are in snake case.
    static func idInAnswers(labeled label: String) -> String {
        if let listing = (Self.self as? any BuiltInVocabulary.Type)?.listing {
            if let known = listing.id(labeled: label) { return known }
            if listing.label(of: label) != nil { return label }
        }
        let isInCamelCase = Self.self == GrammaticalFeature.self || Self.self == LexicalCategory.self
        return isInCamelCase ? label.inCamelCase : label.inSnakeCase
    }
}

extension String {
    fileprivate var inSnakeCase: String { lowercased().split(separator: " ").joined(separator: "_") }

    fileprivate var inCamelCase: String {
        let words = lowercased().split(separator: " ")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
