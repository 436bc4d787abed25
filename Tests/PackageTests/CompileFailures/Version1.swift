import OxfordEndpoints
import OxfordVersion1

func send<Request: OxfordEndpointRequest>(_ request: Request) {}

let text = "ace"

// Filters of another version or endpoint.
_ = V1.entries("ace", in: .english, filters: [.translations(.spanish)])
// expected-error@-1 {{type 'V1.EntriesFilter' has no member 'translations'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'spanish'}}
_ = V1.wordFrequency(of: .lemma("ace"), in: .english, filters: [.minFrequency(1)])
// expected-error@-1 {{type 'V1.WordFrequencyFilter' has no member 'minFrequency'}}
_ = V1.wordFrequencies(in: .english, filters: [.tokens("a")])
// expected-error@-1 {{type 'V1.WordFrequenciesFilter' has no member 'tokens'}}
_ = V1.ngramFrequencies(of: .two, with: .tokens("a b"), in: .english, filters: [.minNormalizedFrequency(1)])
// expected-error@-1 {{type 'V1.NgramFilter' has no member 'minNormalizedFrequency'}}
_ = V1.sentences("ace", in: .english, filters: [.lexicalCategory(.noun)])
// expected-error@-1 {{extra argument 'filters' in call}}
// expected-error@-2 {{type 'Any' has no member 'lexicalCategory'}}
// expected-error@-3 {{cannot infer contextual base in reference to member 'noun'}}

// A page of version 2.
_ = V1.search("ace", in: .english, page: Page(limit: 5))
// expected-error@-1 {{cannot convert value of type 'Page' to expected argument type 'V1.Page'}}

// Missing arguments.
_ = V1.thesaurus("ace", in: .english)
// expected-error@-1 {{missing argument for parameter 'for' in call}}
_ = try V1.wordlist(in: .english)
// expected-error@-1 {{missing argument for parameter 'matching' in call}}
_ = V1.wordFrequency(in: .english)
// expected-error@-1 {{missing argument for parameter 'of' in call}}

// A language that version 1 lacks, and one of version 2.
_ = V1.entries("ace", in: .britishEnglish)
// expected-error@-1 {{'britishEnglish' is unavailable: English is not split by region here; write .english}}
_ = V1.translations("ace", from: .english, to: .greek)
// expected-error@-1 {{type 'V1.Language' has no member 'greek'}}
_ = V1.entries("ace", in: Language.english)
// expected-error@-1 {{cannot convert value of type 'Language' to expected argument type 'V1.Language'}}

// Text that is not a literal.
_ = V1.entries(text, in: .english)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
_ = V1.entries(text, in: .english, filters: [.definitions])
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
_ = V1.thesaurus(text, in: .english, for: .synonyms)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
_ = V1.sentences(text, in: .english)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
_ = V1.translations(text, from: .english, to: .spanish)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
_ = V1.inflections(text, in: .english)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
_ = V1.search(text, in: .english)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
_ = V1.search(text, in: .english, translatedTo: .spanish)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
