/// A part of a bilingual entry that can be asked for by itself.
///
/// ```swift
/// let request = TranslationsRequest("ace", from: .english, to: .spanish, filters: .fields(.translations))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/translations/en/es/ace?fields=translations
/// ```
///
/// The set is open, because the service has added fields before: create a field that has no constant with
/// `init(rawValue:)`. The service refuses a field that it does not know with status 400. Requests from text accept the
/// known fields only, so that a misspelling is found before it is sent.
public struct TranslationField: OxfordVocabulary {
    /// The name in URLs.
    public let rawValue: String

    /// Creates a field from its name in URLs.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What the word means.
    public static var definitions: Self { Self(rawValue: "definitions") }

    /// The fields of knowledge that a sense belongs to.
    public static var domains: Self { Self(rawValue: "domains") }

    /// Where the word comes from.
    public static var etymologies: Self { Self(rawValue: "etymologies") }

    /// Sentences that show the word in use.
    public static var examples: Self { Self(rawValue: "examples") }

    /// How the word sounds, in notation and as audio.
    public static var pronunciations: Self { Self(rawValue: "pronunciations") }

    /// Where in the world a sense is used.
    public static var regions: Self { Self(rawValue: "regions") }

    /// The kinds of speech that a sense belongs to.
    public static var registers: Self { Self(rawValue: "registers") }

    /// Other spellings of the word.
    public static var variantForms: Self { Self(rawValue: "variantForms") }

    /// The word in the other language.
    public static var translations: Self { Self(rawValue: "translations") }

    /// The fields that are known.
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
