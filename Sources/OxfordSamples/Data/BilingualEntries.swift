// Data. All texts were written for this package.

extension SampleData {
    /// The JSON of translations that need more than the columns of the table ``translations``.
    ///
    /// Each key contains the ID of a headword and the code of a target language, separated by `|`. The value contains
    /// the headword's entries, in the JSON format that the service uses for `results`. They replace what the table says
    /// about the headword. Chinese has no column in the table, so these are its only translations.
    static let bilingualEntries = [
        "bank | de": #"""
        [{"id": "bank", "word": "bank", "type": "headword", "language": "en",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "bank", "language": "en",
            "entries": [
             {"senses": [
               {"id": "b_en_de_bank.noun.001", "notes": [{"text": "for money", "type": "indicator"}],
                "datasetCrossLinks": [{"entry_id": "bank", "sense_id": "s_en_gb_bank.0.001", "language": "en-gb"}],
                "translations": [
                 {"text": "Bank", "language": "de", "type": "direct",
                  "domains": [{"id": "finance", "text": "Finance"}],
                  "grammaticalFeatures": [{"id": "feminine", "text": "Feminine", "type": "Gender"}],
                  "notes": [{"text": "plural \"Banken\"", "type": "wordFormNote"}]},
                 {"text": "Geldinstitut", "language": "de", "registers": [{"id": "formal", "text": "Formal"}],
                  "grammaticalFeatures": [{"id": "neuter", "text": "Neuter", "type": "Gender"}]}],
                "examples": [
                 {"text": "The bank is closed.",
                  "translations": [{"text": "Die Bank ist geschlossen.", "language": "de"}]},
                 {"text": "a bank account", "collocations": [{"id": "account", "text": "account", "type": "post"}],
                  "translations": [{"text": "ein Bankkonto", "language": "de"}]},
                 {"text": "Can the bank change this note?", "crossReferenceMarkers": ["see also change"],
                  "crossReferences": [{"id": "change", "text": "change", "type": "see also"}],
                  "translations": [{"text": "Kann die Bank diesen Schein wechseln?", "language": "de"}]}]},
               {"id": "b_en_de_bank.noun.002", "notes": [{"text": "of a river", "type": "indicator"}],
                "translations": [
                 {"text": "Ufer", "language": "de", "collocations": [{"id": "river", "text": "river", "type": "pre"}],
                  "grammaticalFeatures": [{"id": "neuter", "text": "Neuter", "type": "Gender"}]},
                 {"text": "Bord", "language": "de", "collocations": [{"id": "grass", "text": "grass", "type": "pre"}],
                  "regions": [{"id": "swiss", "text": "Swiss"}],
                  "grammaticalFeatures": [{"id": "neuter", "text": "Neuter", "type": "Gender"}]}],
                "examples": [
                 {"text": "We sat on the bank.",
                  "translations": [{"text": "Wir saßen am Ufer.", "language": "de"}]}]}]}]},
           {"lexicalCategory": {"id": "verb", "text": "Verb"}, "text": "bank", "language": "en",
            "entries": [
             {"senses": [
               {"id": "b_en_de_bank.verb.001",
                "constructions": [
                 {"text": "bank on someone",
                  "translations": [{"text": "sich auf jemanden verlassen", "language": "de"}]}],
                "translations": [{"text": "einzahlen", "language": "de"}],
                "examples": [
                 {"text": "He banks the takings every Friday.",
                  "translations": [{"text": "Er zahlt die Einnahmen jeden Freitag ein.", "language": "de"}]}]}]}]}]}]
        """#,
        "bridge | zh": #"""
        [{"id": "bridge", "word": "bridge", "type": "headword", "language": "en",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "bridge", "language": "en",
            "entries": [
             {"senses": [
               {"id": "b_en_zh_bridge.noun.001", "notes": [{"text": "over a river", "type": "indicator"}],
                "translations": [
                 {"text": "桥", "language": "zh", "toneGroups": [{"tones": [{"type": "ipa", "value": "˧˥"}]}]}],
                "examples": [
                 {"text": "The bridge is long.", "translations": [{"text": "这座桥很长。", "language": "zh"}]}]}]}]}]}]
        """#,
        "tree | zh": #"""
        [{"id": "tree", "word": "tree", "type": "headword", "language": "en",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "tree", "language": "en",
            "entries": [
             {"senses": [
               {"id": "b_en_zh_tree.noun.001",
                "translations": [
                 {"text": "树", "language": "zh", "toneGroups": [{"tones": [{"type": "ipa", "value": "˥˩"}]}]}],
                "examples": [
                 {"text": "The tree is tall.", "translations": [{"text": "这棵树很高。", "language": "zh"}]}]}]}]}]}]
        """#,
        "water | zh": #"""
        [{"id": "water", "word": "water", "type": "headword", "language": "en",
          "lexicalEntries": [
           {"lexicalCategory": {"id": "noun", "text": "Noun"}, "text": "water", "language": "en",
            "entries": [
             {"senses": [
               {"id": "b_en_zh_water.noun.001",
                "translations": [
                 {"text": "水", "language": "zh", "toneGroups": [{"tones": [{"type": "ipa", "value": "˨˩˦"}]}]}],
                "examples": [
                 {"text": "The water is cold.", "translations": [{"text": "水很冷。", "language": "zh"}]}]}]}]}]}]
        """#,
    ]
}
