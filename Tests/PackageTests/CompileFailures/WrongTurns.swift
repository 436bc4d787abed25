import OxfordEndpoints

// For each endpoint: the most likely wrong filter, then the most likely wrong language.

// entries
_ = EntriesRequest("ace", in: .britishEnglish, filters: .definitions)
// expected-error@-1 {{'definitions' is unavailable: select parts of the answer with fields: .fields(.definitions)}}
_ = EntriesRequest("ace", in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
// words
_ = WordsRequest("ace", in: .britishEnglish, filters: .strictMatch(true))
// expected-error@-1 {{type 'WordsRequest.Filter' has no member 'strictMatch'}}
_ = WordsRequest("ace", in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
// lemmas
_ = LemmasRequest("ace", in: .english, filters: .fields(.definitions))
// expected-error@-1 {{type 'LemmasRequest.Filter' has no member 'fields'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'definitions'}}
_ = LemmasRequest("ace", in: .english, filters: .strictMatch(true))
// expected-error@-1 {{type 'LemmasRequest.Filter' has no member 'strictMatch'}}
_ = LemmasRequest("ace", in: .britishEnglish)
// expected-error@-1 {{'britishEnglish' is unavailable: English is not split by region here; write .english}}
// inflections
_ = InflectionsRequest("ace", in: .britishEnglish, filters: .lexicalCategory(.noun))
// expected-error@-1 {{type 'InflectionsRequest.Filter' has no member 'lexicalCategory'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'noun'}}
_ = InflectionsRequest("ace", in: .britishEnglish, filters: .grammaticalFeatures(.plural))
// expected-error@-1 {{type 'InflectionsRequest.Filter' has no member 'grammaticalFeatures'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'plural'}}
_ = InflectionsRequest("ace", in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
// thesaurus
_ = ThesaurusRequest("ace", in: .english, filters: .synonyms)
// expected-error@-1 {{'synonyms' is unavailable: select synonyms with fields: .fields(.synonyms)}}
_ = ThesaurusRequest("ace", in: .english, filters: .fields(.definitions))
// expected-error@-1 {{type 'ThesaurusRequest.Filter.Field' (aka 'ThesaurusField') has no member 'definitions'}}
_ = ThesaurusRequest("ace", in: .english, filters: .minimumFields)
// expected-error@-1 {{type 'ThesaurusRequest.Filter' has no member 'minimumFields'}}
_ = ThesaurusRequest("ace", in: .americanEnglish)
// expected-error@-1 {{'americanEnglish' is unavailable: English is not split by region here; write .english}}
// sentences
_ = SentencesRequest("ace", in: .english, filters: .fields(.examples))
// expected-error@-1 {{type 'SentencesRequest.Filter' has no member 'fields'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'examples'}}
_ = SentencesRequest("ace", in: .english, filters: .lexicalCategory(.noun))
// expected-error@-1 {{type 'SentencesRequest.Filter' has no member 'lexicalCategory'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'noun'}}
_ = SentencesRequest("ace", in: .britishEnglish)
// expected-error@-1 {{'britishEnglish' is unavailable: English is not split by region here; write .english}}
// translations
_ = TranslationsRequest("ace", in: .englishToSpanish, filters: .translations(.spanish))
// expected-error@-1 {{type 'TranslationsRequest.Filter' has no member 'translations'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'spanish'}}
_ = TranslationsRequest("ace", in: .englishToSpanish, filters: .targetLanguage(.spanish))
// expected-error@-1 {{type 'TranslationsRequest.Filter' has no member 'targetLanguage'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'spanish'}}
_ = TranslationsRequest("ace", in: .englishToSpanish, filters: .definitions)
// expected-error@-1 {{'definitions' is unavailable: select parts of the answer with fields: .fields(.definitions)}}
_ = TranslationsRequest("ace", in: .britishEnglishToSpanish)
// expected-error@-1 {{type 'LanguagePair' has no member 'britishEnglishToSpanish'}}
_ = TranslationsRequest("ace", in: .englishToFrench)
// expected-error@-1 {{type 'LanguagePair' has no member 'englishToFrench'}}
// search
_ = SearchRequest("ace", in: .britishEnglish, filters: .limit(5))
// expected-error@-1 {{'limit' is unavailable: limit the results with a page: `page: Page(limit: 20)`}}
_ = SearchRequest("ace", in: .britishEnglish, filters: .regions(.us))
// expected-error@-1 {{type 'SearchRequest.Filter' has no member 'regions'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'us'}}
_ = SearchRequest("ace", in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
// search-thesaurus
_ = SearchThesaurusRequest("ace", in: .english, filters: .limit(5))
// expected-error@-1 {{'limit' is unavailable: limit the results with a page: `page: Page(limit: 20)`}}
_ = SearchThesaurusRequest("ace", in: .britishEnglish)
// expected-error@-1 {{'britishEnglish' is unavailable: English is not split by region here; write .english}}
// search-translations
_ = SearchTranslationsRequest("ace", in: .englishToSpanish, filters: .limit(5))
// expected-error@-1 {{'limit' is unavailable: limit the results with a page: `page: Page(limit: 20)`}}
_ = SearchTranslationsRequest("ace", in: .englishToAmericanEnglish)
// expected-error@-1 {{type 'LanguagePair' has no member 'englishToAmericanEnglish'}}
// pronunciations
_ = PronunciationsRequest("ace", in: .britishEnglish, filters: .lexicalCategory(.noun, .verb))
// expected-error@-1 {{extra argument in call}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'verb'}}
_ = PronunciationsRequest("ace", in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
// languages
_ = LanguagesRequest(source: MonolingualLanguage.spanish)
// expected-error@-1 {{cannot convert value of type 'MonolingualLanguage' to expected argument type 'Language'}}
_ = LanguagesRequest(source: "en")
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Language'}}
// filters
_ = FiltersRequest(of: .thesaurus)
// expected-error@-1 {{type 'FiltersRequest.Owner?' has no member 'thesaurus'}}
_ = FiltersRequest(in: .english)
// expected-error@-1 {{extra argument 'in' in call}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'english'}}
// fields
_ = FieldsRequest(of: .lemmas)
// expected-error@-1 {{type 'FieldsRequest.Owner?' has no member 'lemmas'}}
_ = FieldsRequest(in: .english)
// expected-error@-1 {{extra argument 'in' in call}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'english'}}
// lexical-categories
_ = LexicalCategoriesRequest(in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
_ = LexicalCategoriesRequest(translating: .britishEnglishToSpanish)
// expected-error@-1 {{type 'LanguagePair' has no member 'britishEnglishToSpanish'}}
// registers
_ = RegistersRequest(in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
_ = RegistersRequest(translating: .englishToFrench)
// expected-error@-1 {{type 'LanguagePair' has no member 'englishToFrench'}}
// domains
_ = DomainsRequest(in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
_ = DomainsRequest(translating: .englishToAmericanEnglish)
// expected-error@-1 {{type 'LanguagePair' has no member 'englishToAmericanEnglish'}}
// grammatical-features
_ = GrammaticalFeaturesRequest(in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
_ = GrammaticalFeaturesRequest(translating: .frenchToSpanish)
// expected-error@-1 {{type 'LanguagePair' has no member 'frenchToSpanish'}}
// word frequency
_ = WordFrequencyRequest(of: .lemma("ace"), in: .english, filters: .limit(5))
// expected-error@-1 {{type 'WordFrequencyRequest.Filter' has no member 'limit'}}
_ = WordFrequencyRequest(of: .corpus(.newMonitor), in: .english)
// expected-error@-1 {{type 'FrequencySubject' has no member 'corpus'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'newMonitor'}}
// word frequencies
_ = WordFrequenciesRequest(in: .english, filters: .fields(.definitions))
// expected-error@-1 {{type 'WordFrequenciesRequest.Filter' has no member 'fields'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'definitions'}}
_ = WordFrequenciesRequest(in: .english, filters: .collate(.frequency))
// expected-error@-1 {{type 'FrequencyGroup' has no member 'frequency'}}
