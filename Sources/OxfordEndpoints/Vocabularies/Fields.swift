/// A part of a dictionary entry, such as its definitions, that a request can ask for.
///
/// For a field without a constant, use `init(rawValue:)`. The service responds with status 400 if a request selects a
/// field that the endpoint does not support.
public struct EntryField: OxfordVocabulary {
    /// The field's name in URLs.
    public let rawValue: String

    /// Creates a field from its name in URLs.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The definitions.
    public static var definitions: Self { Self(rawValue: "definitions") }

    /// The domains of the senses.
    public static var domains: Self { Self(rawValue: "domains") }

    /// The etymologies.
    public static var etymologies: Self { Self(rawValue: "etymologies") }

    /// The examples.
    public static var examples: Self { Self(rawValue: "examples") }

    /// The pronunciations, with links to audio.
    public static var pronunciations: Self { Self(rawValue: "pronunciations") }

    /// The regions of the senses.
    public static var regions: Self { Self(rawValue: "regions") }

    /// The registers of the senses.
    public static var registers: Self { Self(rawValue: "registers") }

    /// The variant spellings.
    public static var variantForms: Self { Self(rawValue: "variantForms") }

    /// The short definitions.
    ///
    /// The service's documentation does not mention this field, but the service listed it in its answer to a
    /// ``FieldsRequest``.
    public static var shortDefinitions: Self { Self(rawValue: "shortDefinitions") }

    /// The known fields.
    public static let known: [Self] = [
        .definitions,
        .domains,
        .etymologies,
        .examples,
        .pronunciations,
        .regions,
        .registers,
        .variantForms,
        .shortDefinitions,
    ]
}

/// A part of a bilingual dictionary entry, such as its translations, that a request can ask for.
///
/// For a field without a constant, use `init(rawValue:)`. The service responds with status 400 if a request selects a
/// field that the endpoint does not support.
public struct TranslationField: OxfordVocabulary {
    /// The field's name in URLs.
    public let rawValue: String

    /// Creates a field from its name in URLs.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The definitions.
    public static var definitions: Self { Self(rawValue: "definitions") }

    /// The domains of the senses.
    public static var domains: Self { Self(rawValue: "domains") }

    /// The etymologies.
    public static var etymologies: Self { Self(rawValue: "etymologies") }

    /// The examples.
    public static var examples: Self { Self(rawValue: "examples") }

    /// The pronunciations, with links to audio.
    public static var pronunciations: Self { Self(rawValue: "pronunciations") }

    /// The regions of the senses.
    public static var regions: Self { Self(rawValue: "regions") }

    /// The registers of the senses.
    public static var registers: Self { Self(rawValue: "registers") }

    /// The variant spellings.
    public static var variantForms: Self { Self(rawValue: "variantForms") }

    /// The translations.
    public static var translations: Self { Self(rawValue: "translations") }

    /// The known fields.
    public static let known: [Self] = [
        .definitions,
        .domains,
        .etymologies,
        .examples,
        .pronunciations,
        .regions,
        .registers,
        .variantForms,
        .translations,
    ]
}

/// A part of a thesaurus entry, such as its synonyms, that a request can ask for.
///
/// For a field without a constant, use `init(rawValue:)`. The service responds with status 400 if a request selects a
/// field that the endpoint does not support.
public struct ThesaurusField: OxfordVocabulary {
    /// The field's name in URLs.
    public let rawValue: String

    /// Creates a field from its name in URLs.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The synonyms.
    public static var synonyms: Self { Self(rawValue: "synonyms") }

    /// The antonyms.
    public static var antonyms: Self { Self(rawValue: "antonyms") }

    /// The known fields.
    public static let known: [Self] = [
        .synonyms,
        .antonyms,
    ]
}
