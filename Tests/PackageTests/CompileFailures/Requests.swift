import OxfordEndpoints

func send(_ request: any OxfordEndpointRequest) {}

let text = "ace"
let answer = EntriesAnswer()

// Text that is not a literal.
_ = EntriesRequest(text, in: .britishEnglish)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
_ = WordText(text)
// expected-error@-1 {{no exact matches in call to initializer}}
let word: WordText = text
// expected-error@-1 {{cannot convert value of type 'String' to specified type 'WordText'}}
_ = SearchRequest(text, in: .britishEnglish)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
send(.entries(text, in: .britishEnglish, filters: [.fields(.definitions)]))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
send(.translations(text, translating: .englishToSpanish))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
send(.search(text, in: .britishEnglish))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
send(.wordFrequency(of: .lemma(text), in: .english))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}

// An interpolated word.
_ = EntriesRequest("\(text)s", in: .britishEnglish)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}

// An ID instead of a word.
_ = EntriesRequest(EntryID("ace"), in: .britishEnglish)
// expected-error@-1 {{cannot convert value of type 'EntryID' to expected argument type 'WordText'}}

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

// A literal as the language to convert, the result of a conversion that may fail, and a language without a corpus.
_ = ThesaurusLanguage(.greek)
// expected-error@-1 {{type 'OxfordLanguage' has no member 'greek'}}
_ = BilingualLanguage(.britishEnglish)
// expected-error@-1 {{contextual member reference to static property 'britishEnglish' requires 'Self' constraint}}
_ = ThesaurusRequest("ace", in: ThesaurusLanguage(MonolingualLanguage.french))
// expected-error@-1 {{value of optional type 'ThesaurusLanguage?' must be unwrapped to a value of type 'ThesaurusLanguage'}}
_ = ThesaurusRequest("ace", in: MonolingualLanguage.britishEnglish)
// expected-error@-1 {{cannot convert value of type 'MonolingualLanguage' to expected argument type 'ThesaurusLanguage'}}
_ = WordFrequencyRequest(of: .lemma("ace"), in: .britishEnglish)
// expected-error@-1 {{'britishEnglish' is unavailable: English is not split by region here; write .english}}
_ = WordFrequenciesRequest(in: .greek)
// expected-error@-1 {{type 'CorpusLanguage' has no member 'greek'}}
_ = WordFrequenciesRequest(in: Language.english)
// expected-error@-1 {{cannot convert value of type 'Language' to expected argument type 'CorpusLanguage'}}

// A filter of another endpoint.
_ = LemmasRequest("ace", in: .english, filters: [.fields(.definitions)])
// expected-error@-1 {{type 'LemmasRequest.Filter' has no member 'fields'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'definitions'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.prefix(true)])
// expected-error@-1 {{type 'EntriesRequest.Filter' has no member 'prefix'}}
_ = TranslationsRequest("ace", translating: .englishToSpanish, filters: [.targetLanguage(.spanish)])
// expected-error@-1 {{type 'TranslationsRequest.Filter' has no member 'targetLanguage'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'spanish'}}

// A value of another vocabulary, or of another type.
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.fields(.noun)])
// expected-error@-1 {{type 'EntriesRequest.Filter.Field' (aka 'EntryField') has no member 'noun'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.lexicalCategory("noun")])
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'LexicalCategory'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.strictMatch("true")])
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Bool'}}
_ = answer.pronunciations(dialect: "British English", notation: .ipa)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Dialect'}}
_ = answer.pronunciations(notation: "IPA")
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'PhoneticNotation'}}
_ = answer.definitions(categories: [.noun, .informal])
// expected-error@-1 {{type 'LexicalCategory' has no member 'informal'}}

// Two values of a filter that takes one.
_ = PronunciationsRequest("ace", in: .britishEnglish, filters: [.lexicalCategory(.noun, .verb)])
// expected-error@-1 {{extra argument in call}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'verb'}}

// Filters without brackets, and an array of filters.
_ = EntriesRequest("ace", in: .britishEnglish, filters: .fields(.definitions))
// expected-error@-1 {{'fields' is unavailable: write filters in brackets: [.fields(.definitions)]}}
_ = LemmasRequest("ace", in: .english, filters: .lexicalCategory(.noun))
// expected-error@-1 {{'lexicalCategory' is unavailable: write filters in brackets: [.lexicalCategory(.noun)]}}
_ = LemmasRequest("ace", in: .english, filters: .grammaticalFeatures(.plural))
// expected-error@-1 {{'grammaticalFeatures' is unavailable: write filters in brackets: [.grammaticalFeatures(.plural)]}}
_ = WordsRequest("ace", in: .britishEnglish, filters: .domains(.finance))
// expected-error@-1 {{'domains' is unavailable: write filters in brackets: [.domains(.finance)]}}
send(.words("ace", in: .britishEnglish, filters: .registers(.informal)))
// expected-error@-1 {{'registers' is unavailable: write filters in brackets: [.registers(.informal)]}}
_ = SentencesRequest("ace", in: .english, filters: .strictMatch(true))
// expected-error@-1 {{'strictMatch' is unavailable: write filters in brackets: [.strictMatch(true)]}}
_ = SearchRequest("ace", in: .britishEnglish, filters: .prefix(true))
// expected-error@-1 {{'prefix' is unavailable: write filters in brackets: [.prefix(true)]}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .fields(.definitions), .strictMatch(true))
// expected-error@-1 {{extra argument in call}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'strictMatch'}}
let list: [EntriesRequest.Filter] = [.lexicalCategory(.noun)]
_ = EntriesRequest("ace", in: .britishEnglish, filters: list)
// expected-error@-1 {{cannot convert value of type '[EntriesRequest.Filter]' to expected argument type 'Filters<EntriesRequest.Filter>'}}

// Two subjects of a frequency, and filters for a request without filters.
_ = WordFrequencyRequest(of: .lemma("a"), in: .english, filters: [.lemma("b")])
// expected-error@-1 {{type 'WordFrequencyRequest.Filter' has no member 'lemma'}}
let none: Filters<LanguagesRequest.Filter> = []
// expected-error@-1 {{type 'LanguagesRequest.Filter' (aka 'NoFilter') does not conform to protocol 'OxfordFilter'}}

// An array of values of another vocabulary.
let categories: [LexicalCategory] = [.noun]
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.fields(categories)])
// expected-error@-1 {{cannot convert value of type '[LexicalCategory]' to expected argument type '[EntriesRequest.Filter.Field]'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.domains([.noun])])
// expected-error@-1 {{type 'Domain' has no member 'noun'}}

// Filters of version 1.
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.regions(.us)])
// expected-error@-1 {{'regions' is unavailable: in version 2 the language includes the region: .britishEnglish or .americanEnglish}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.translations(.spanish)])
// expected-error@-1 {{'translations' is unavailable: in version 2 use TranslationsRequest}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.synonyms])
// expected-error@-1 {{'synonyms' is unavailable: in version 2 use ThesaurusRequest for synonyms}}

// Parts of an answer, which are fields.
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.definitions])
// expected-error@-1 {{'definitions' is unavailable: select parts of the answer with fields: .fields(.definitions)}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.examples])
// expected-error@-1 {{'examples' is unavailable: select parts of the answer with fields: .fields(.examples)}}
_ = ThesaurusRequest("ace", in: .english, filters: [.synonyms])
// expected-error@-1 {{type 'ThesaurusRequest.Filter' has no member 'synonyms'}}
_ = TranslationsRequest("ace", translating: .englishToSpanish, filters: [.definitions])
// expected-error@-1 {{'definitions' is unavailable: select parts of the answer with fields: .fields(.definitions)}}

// A page as a filter, or without an argument label.
_ = SearchRequest("ace", in: .britishEnglish, filters: [.limit(5)])
// expected-error@-1 {{'limit' is unavailable: write the limit outside of the filters: page: Page(limit: 5)}}
_ = SearchTranslationsRequest("ace", translating: .englishToSpanish, filters: [.prefix(false), .limit(5)])
// expected-error@-1 {{'limit' is unavailable: write the limit outside of the filters: page: Page(limit: 5)}}
_ = SearchRequest("ace", in: .britishEnglish, page: Page(20))
// expected-error@-1 {{no exact matches in call to initializer}}
