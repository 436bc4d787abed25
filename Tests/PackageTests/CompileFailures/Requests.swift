import OxfordEndpoints

func send(_ request: some OxfordEndpointRequest) {}

let text = "ace"
let answer = EntriesAnswer()

// Text that is not a literal.
_ = EntriesRequest(text, in: .britishEnglish)
// expected-error@-1 {{'init(_:in:filters:)' is unavailable: validate text that is not a literal: try Headword(validating: text)}}
_ = Headword(text)
// expected-error@-1 {{missing argument label 'validating:' in call}}
let word: Headword = text
// expected-error@-1 {{cannot convert value of type 'String' to specified type 'Headword'}}
_ = SearchRequest(text, in: .britishEnglish)
// expected-error@-1 {{'init(_:in:filters:page:)' is unavailable: validate text that is not a literal: try QueryText(validating: text)}}
_ = QueryText(text)
// expected-error@-1 {{missing argument label 'validating:' in call}}
_ = FeaturePair.including(text, "past")
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'StaticString'}}
send(.entries(text, in: .britishEnglish, filters: .fields(.definitions)))
// expected-error@-1 {{'entries(_:in:filters:)' is unavailable: validate text that is not a literal: try Headword(validating: text)}}
send(.translations(text, in: .englishToSpanish))
// expected-error@-1 {{'translations(_:in:filters:)' is unavailable: validate text that is not a literal: try Headword(validating: text)}}
send(.search(text, in: .britishEnglish))
// expected-error@-1 {{'search(_:in:filters:page:)' is unavailable: validate text that is not a literal: try QueryText(validating: text)}}
send(.wordFrequency(of: .lemma(text), in: .english))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'QueryText'}}

// An interpolated word.
_ = EntriesRequest("\(text)s", in: .britishEnglish)
// expected-error@-1 {{'init(_:in:filters:)' is unavailable: validate text that is not a literal: try Headword(validating: text)}}
_ = FeaturePair.excluding("tense", "\(text)t")
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'StaticString'}}

// An ID instead of a word.
_ = EntriesRequest(EntryID("ace"), in: .britishEnglish)
// expected-error@-1 {{cannot convert value of type 'EntryID' to expected argument type 'Headword'}}

// A missing language, and a language of another type.
_ = EntriesRequest("ace")
// expected-error@-1 {{missing argument for parameter 'in' in call}}
_ = EntriesRequest("ace", in: Language.spanish)
// expected-error@-1 {{cannot convert value of type 'Language' to expected argument type 'MonolingualLanguage'}}
_ = LanguagesRequest(source: MonolingualLanguage.spanish)
// expected-error@-1 {{cannot convert value of type 'MonolingualLanguage' to expected argument type 'Language'}}
_ = EntriesRequest("ace", in: "en-gb")
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'MonolingualLanguage'}}
_ = EntriesRequest("ace", in: .yoruba)
// expected-error@-1 {{type 'MonolingualLanguage' has no member 'yoruba'}}

// English where the data set is split into varieties, and a variety where it is not.
_ = EntriesRequest("ace", in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
send(.search("ace", in: .english))
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
_ = LemmasRequest("ace", in: .britishEnglish)
// expected-error@-1 {{'britishEnglish' is unavailable: English is not split by region here; write .english}}
_ = ThesaurusRequest("ace", in: .americanEnglish)
// expected-error@-1 {{'americanEnglish' is unavailable: English is not split by region here; write .english}}
_ = PronunciationsRequest("ace", in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
_ = InflectionsRequest("ace", in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}

// A filter of another endpoint.
_ = LemmasRequest("ace", in: .english, filters: .fields(.definitions))
// expected-error@-1 {{type 'LemmasRequest.Filter' has no member 'fields'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'definitions'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .prefix(true))
// expected-error@-1 {{type 'EntriesRequest.Filter' has no member 'prefix'}}
_ = TranslationsRequest("ace", in: .englishToSpanish, filters: .targetLanguage(.spanish))
// expected-error@-1 {{type 'TranslationsRequest.Filter' has no member 'targetLanguage'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'spanish'}}

// A value of another vocabulary, or of another type.
_ = EntriesRequest("ace", in: .britishEnglish, filters: .fields(.noun))
// expected-error@-1 {{type 'EntriesRequest.Filter.Field' (aka 'EntryField') has no member 'noun'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .lexicalCategory("noun"))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'LexicalCategory'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .strictMatch("true"))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Bool'}}
_ = answer.pronunciations(dialect: "British English", notation: .ipa)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Dialect'}}
_ = answer.pronunciations(notation: "IPA")
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'PhoneticNotation'}}
_ = answer.definitions(of: .noun, .informal)
// expected-error@-1 {{type 'LexicalCategory' has no member 'informal'}}

// Two values of a filter that takes one.
_ = PronunciationsRequest("ace", in: .britishEnglish, filters: .lexicalCategory(.noun, .verb))
// expected-error@-1 {{extra argument in call}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'verb'}}

// An array of filters instead of single filters.
let list: [EntriesRequest.Filter] = [.lexicalCategory(.noun)]
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.fields(.definitions), .lexicalCategory(.noun)])
// expected-error@-1 {{cannot pass array of type '[EntriesRequest.Filter]' as variadic arguments of type 'EntriesRequest.Filter'}}
_ = SearchRequest("ace", in: .britishEnglish, filters: [.prefix(true)])
// expected-error@-1 {{cannot pass array of type '[SearchRequest.Filter]' as variadic arguments of type 'SearchRequest.Filter'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: list)
// expected-error@-1 {{cannot pass array of type '[EntriesRequest.Filter]' as variadic arguments of type 'EntriesRequest.Filter'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.fields(.noun)])
// expected-error@-1 {{cannot pass array of type '[EntriesRequest.Filter]' as variadic arguments of type 'EntriesRequest.Filter'}}
// expected-error@-2 {{type 'EntriesRequest.Filter.Field' (aka 'EntryField') has no member 'noun'}}

// An array of values instead of single values.
let categories: [LexicalCategory] = [.noun]
_ = EntriesRequest("ace", in: .britishEnglish, filters: .fields([.definitions]))
// expected-error@-1 {{missing argument label 'of:' in call}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .lexicalCategory(categories))
// expected-error@-1 {{missing argument label 'of:' in call}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .domains([.cards]))
// expected-error@-1 {{missing argument label 'of:' in call}}

// Filters of version 1.
_ = EntriesRequest("ace", in: .britishEnglish, filters: .regions(.us))
// expected-error@-1 {{'regions' is unavailable: in version 2 the language includes the region: .britishEnglish or .americanEnglish}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .translations(.spanish))
// expected-error@-1 {{'translations' is unavailable: in version 2 use TranslationsRequest}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .synonyms)
// expected-error@-1 {{'synonyms' is unavailable: in version 2 use ThesaurusRequest for synonyms}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .antonyms)
// expected-error@-1 {{'antonyms' is unavailable: in version 2 use ThesaurusRequest for antonyms}}

// Parts of an answer, which are fields.
_ = EntriesRequest("ace", in: .britishEnglish, filters: .definitions)
// expected-error@-1 {{'definitions' is unavailable: select parts of the answer with fields: .fields(.definitions)}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .etymologies)
// expected-error@-1 {{'etymologies' is unavailable: select parts of the answer with fields: .fields(.etymologies)}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .examples)
// expected-error@-1 {{'examples' is unavailable: select parts of the answer with fields: .fields(.examples)}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .pronunciations)
// expected-error@-1 {{'pronunciations' is unavailable: select parts of the answer with fields: .fields(.pronunciations)}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .variantForms)
// expected-error@-1 {{'variantForms' is unavailable: select parts of the answer with fields: .fields(.variantForms)}}
_ = ThesaurusRequest("ace", in: .english, filters: .synonyms)
// expected-error@-1 {{'synonyms' is unavailable: select synonyms with fields: .fields(.synonyms)}}
_ = TranslationsRequest("ace", in: .englishToSpanish, filters: .definitions)
// expected-error@-1 {{'definitions' is unavailable: select parts of the answer with fields: .fields(.definitions)}}

// A page as a filter or without an argument label.
_ = SearchRequest("ace", in: .britishEnglish, filters: .limit(5))
// expected-error@-1 {{'limit' is unavailable: limit the results with a page: `page: Page(limit: 20)`}}
_ = SearchThesaurusRequest("ace", in: .english, filters: .limit(5))
// expected-error@-1 {{'limit' is unavailable: limit the results with a page: `page: Page(limit: 20)`}}
_ = SearchTranslationsRequest("ace", in: .englishToSpanish, filters: .limit(5))
// expected-error@-1 {{'limit' is unavailable: limit the results with a page: `page: Page(limit: 20)`}}
_ = SearchRequest("ace", in: .britishEnglish, page: Page(20))
// expected-error@-1 {{'init(_:)' is unavailable: write Page(limit: 20) or Page(offset: 20)}}
