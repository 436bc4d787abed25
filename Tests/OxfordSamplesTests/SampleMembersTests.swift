import Foundation
import OxfordSamples
import Testing

/// The members that the service's documents list for each type of object in entries and translations.
///
/// Each line contains the name of a type and its members. Where the value of a member is an object or a list of
/// objects, `=` and the name of their type follow. The documents have separate types for bilingual entries. Here, the
/// members that only bilingual entries have begin with `+`.
private let documented = """
    HeadwordEntry id language lexicalEntries=LexicalEntry pronunciations=Pronunciation type word
    LexicalEntry compounds=RelatedEntry derivativeOf=RelatedEntry derivatives=RelatedEntry entries=Entry
    LexicalEntry grammaticalFeatures=GrammaticalFeature language lexicalCategory=Label notes=Note
    LexicalEntry phrasalVerbs=RelatedEntry phrases=RelatedEntry pronunciations=Pronunciation root text
    LexicalEntry variantForms=VariantForm
    Entry crossReferenceMarkers crossReferences=CrossReference etymologies grammaticalFeatures=GrammaticalFeature
    Entry homographNumber inflections=InflectedForm notes=Note pronunciations=Pronunciation senses=Sense
    Entry variantForms=VariantForm
    Sense antonyms=Synonym constructions=Construction crossReferenceMarkers crossReferences=CrossReference
    Sense +datasetCrossLinks=DatasetCrossLink definitions domainClasses=Label domains=Label etymologies
    Sense examples=Example id inflections=InflectedForm notes=Note pronunciations=Pronunciation regions=Label
    Sense registers=Register semanticClasses=Label shortDefinitions subsenses=Sense synonyms=Synonym
    Sense thesaurusLinks=SenseLink +translations=Translation variantForms=VariantForm
    Construction domains=Label examples notes=Note regions=Label registers=Register text +translations=Translation
    CrossReference id text type
    DatasetCrossLink +entry_id +language +sense_id
    Example +collocations=CrossReference +crossReferenceMarkers +crossReferences=CrossReference definitions
    Example domains=Label notes=Note regions=Label registers=Register senseIds text +translations=Translation
    GrammaticalFeature id text type
    InflectedForm domains=Label grammaticalFeatures=GrammaticalFeature inflectedForm lexicalCategory=Label
    InflectedForm pronunciations=Pronunciation regions=Label registers=Register
    Label id text
    Note id text type
    Pronunciation audioFile dialects phoneticNotation phoneticSpelling regions=Label registers=Register
    Register id qualifier text
    RelatedEntry domains=Label id language regions=Label registers=Register text
    SenseLink entry_id sense_id
    Synonym domains=Label id language regions=Label registers=Register text
    Tone +type +value
    ToneGroup +tones=Tone
    Translation +collocations=CrossReference +domains=Label +grammaticalFeatures=GrammaticalFeature +language
    Translation +notes=Note +regions=Label +registers=Register +text +toneGroups=ToneGroup +type
    VariantForm domains=Label notes=Note pronunciations=Pronunciation regions=Label registers=Register text
    """

@Suite struct SampleMembers {
    /// The type of each member's value, or an empty string if the value is not an object.
    private var types: [String: String] = [:]
    private var bilingual: Set<String> = []

    init() {
        for line in documented.split(separator: "\n") {
            let words = line.split(separator: " ")
            for word in words.dropFirst() {
                let parts = word.split(separator: "=")
                let name = "\(words[0]).\(parts[0].drop { $0 == "+" })"
                types[name] = parts.count > 1 ? String(parts[1]) : ""
                if word.hasPrefix("+") { bilingual.insert(name) }
            }
        }
    }

    @Test("The entries have every member that the documents list for entries, and no others")
    func entries() throws {
        var found: Set<String> = []
        for id in SampleDictionary.headwords {
            try add(#require(SampleDictionary.entries(of: id)), to: &found)
        }
        #expect(Set(types.keys).subtracting(bilingual).subtracting(found).sorted() == [])
        #expect(found.subtracting(types.keys).union(found.intersection(bilingual)).sorted() == [])
    }

    @Test("The translations have every member that the documents add for bilingual entries")
    func translations() async throws {
        var found: Set<String> = []
        for (word, target) in [("bank", "de"), ("bank", "es"), ("water", "zh")] {
            try add(await response(to: "translations/en/\(target)/\(word)").body, to: &found)
        }
        #expect(bilingual.subtracting(found).sorted() == [])
        #expect(found.subtracting(types.keys).sorted() == [])
    }

    private func add(_ body: [UInt8], to found: inout Set<String>) throws {
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
        add(answer["results"] ?? [], "HeadwordEntry", to: &found)
    }

    private func add(_ value: Any, _ type: String, to found: inout Set<String>) {
        for element in value as? [Any] ?? [] { add(element, type, to: &found) }
        for (key, member) in value as? [String: Any] ?? [:] {
            let name = "\(type).\(key)"
            found.insert(name)
            add(member, types[name] ?? "", to: &found)
        }
    }
}
