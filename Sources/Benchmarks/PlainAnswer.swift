/// A model of an entries response, written as a developer would write it without this library.
///
/// The benchmark decodes this model with `JSONDecoder`, to compare `JSONDecoder` with the JSON parser of this library.
enum PlainAnswer {
    struct PlainLabel: Decodable {
        let id: String?
        let text: String?
        let qualifier: String?
    }

    struct Feature: Decodable {
        let id: String?
        let type: String?
        let text: String?
    }

    struct ToneGroup: Decodable {
        struct Tone: Decodable {
            let type: String?
            let value: String?
        }

        let tones: [Tone]?
    }

    struct Note: Decodable {
        let text: String?
        let type: String?
        let id: String?
    }

    struct CrossReference: Decodable {
        let id: String?
        let text: String?
        let type: String?
    }

    struct Collocation: Decodable {
        let id: String?
        let text: String?
        let type: String?
    }

    struct Pronunciation: Decodable {
        let audioFile: String?
        let dialects: [String]?
        let phoneticNotation: String?
        let phoneticSpelling: String?
        let regions: [PlainLabel]?
        let registers: [PlainLabel]?
    }

    struct VariantForm: Decodable {
        let text: String?
        let domains: [PlainLabel]?
        let notes: [Note]?
        let pronunciations: [Pronunciation]?
        let regions: [PlainLabel]?
        let registers: [PlainLabel]?
    }

    struct RelatedWord: Decodable {
        let id: String?
        let text: String?
        let language: String?
        let domains: [PlainLabel]?
        let regions: [PlainLabel]?
        let registers: [PlainLabel]?
    }

    struct InflectedForm: Decodable {
        let inflectedForm: String?
        let domains: [PlainLabel]?
        let grammaticalFeatures: [Feature]?
        let lexicalCategory: PlainLabel?
        let pronunciations: [Pronunciation]?
        let regions: [PlainLabel]?
        let registers: [PlainLabel]?
    }

    struct SenseLink: Decodable {
        let entryID: String?
        let senseID: String?
        let language: String?

        enum CodingKeys: String, CodingKey {
            case entryID = "entry_id"
            case senseID = "sense_id"
            case language
        }
    }

    struct Translation: Decodable {
        let text: String?
        let language: String?
        let type: String?
        let collocations: [Collocation]?
        let domains: [PlainLabel]?
        let grammaticalFeatures: [Feature]?
        let notes: [Note]?
        let regions: [PlainLabel]?
        let registers: [PlainLabel]?
        let toneGroups: [ToneGroup]?
    }

    struct Example: Decodable {
        let text: String?
        let definitions: [String]?
        let domains: [PlainLabel]?
        let notes: [Note]?
        let regions: [PlainLabel]?
        let registers: [PlainLabel]?
        let senseIds: [String]?
        let collocations: [Collocation]?
        let crossReferenceMarkers: [String]?
        let crossReferences: [CrossReference]?
        let translations: [Translation]?
    }

    struct Construction: Decodable {
        let text: String?
        let domains: [PlainLabel]?
        let notes: [Note]?
        let regions: [PlainLabel]?
        let registers: [PlainLabel]?
        let translations: [Translation]?
    }

    struct Sense: Decodable {
        let id: String?
        let definitions: [String]?
        let shortDefinitions: [String]?
        let etymologies: [String]?
        let examples: [Example]?
        let subsenses: [Sense]?
        let synonyms: [RelatedWord]?
        let antonyms: [RelatedWord]?
        let translations: [Translation]?
        let thesaurusLinks: [SenseLink]?
        let datasetCrossLinks: [SenseLink]?
        let constructions: [Construction]?
        let crossReferenceMarkers: [String]?
        let crossReferences: [CrossReference]?
        let domains: [PlainLabel]?
        let domainClasses: [PlainLabel]?
        let semanticClasses: [PlainLabel]?
        let regions: [PlainLabel]?
        let registers: [PlainLabel]?
        let notes: [Note]?
        let inflections: [InflectedForm]?
        let pronunciations: [Pronunciation]?
        let variantForms: [VariantForm]?
    }

    struct Entry: Decodable {
        let homographNumber: String?
        let etymologies: [String]?
        let senses: [Sense]?
        let grammaticalFeatures: [Feature]?
        let inflections: [InflectedForm]?
        let crossReferenceMarkers: [String]?
        let crossReferences: [CrossReference]?
        let notes: [Note]?
        let pronunciations: [Pronunciation]?
        let variantForms: [VariantForm]?
    }

    struct LexicalEntry: Decodable {
        let language: String?
        let lexicalCategory: PlainLabel?
        let text: String?
        let entries: [Entry]?
        let root: String?
        let grammaticalFeatures: [Feature]?
        let compounds: [RelatedWord]?
        let derivativeOf: [RelatedWord]?
        let derivatives: [RelatedWord]?
        let phrasalVerbs: [RelatedWord]?
        let phrases: [RelatedWord]?
        let notes: [Note]?
        let pronunciations: [Pronunciation]?
        let variantForms: [VariantForm]?
    }

    struct HeadwordEntry: Decodable {
        let id: String?
        let word: String?
        let language: String?
        let type: String?
        let lexicalEntries: [LexicalEntry]?
        let pronunciations: [Pronunciation]?
    }

    struct Metadata: Decodable {
        let operation: String?
        let provider: String?
        let schema: String?
        let language: String?
        let sourceLanguage: String?
        let targetLanguage: String?
        let limit: Int?
        let offset: Int?
        let total: Int?
    }

    struct EntriesAnswer: Decodable {
        let id: String?
        let word: String?
        let query: String?
        let metadata: Metadata?
        let results: [HeadwordEntry]?
    }
}
