import OxfordEndpoints

func send(_ request: some OxfordEndpointRequest) {}

let text = "ace"
let anyTarget = BilingualTargetLanguage.greek

// An undocumented pair.
_ = TranslationsRequest("change", from: .spanish, to: .greek)
// expected-error@-1 {{type 'SpanishSource.Target' has no member 'greek'}}
_ = TranslationsRequest("change", from: .german, to: .greek, filters: .lexicalCategory(.noun))
// expected-error@-1 {{type 'GermanSource.Target' (aka 'EnglishTarget') has no member 'greek'}}
_ = TranslationsRequest("change", from: .english, to: .english)
// expected-error@-1 {{type 'EnglishSource.Target' has no member 'english'}}
_ = SearchTranslationsRequest("change", from: .spanish, to: .greek, page: Page(limit: 5))
// expected-error@-1 {{type 'SpanishSource.Target' has no member 'greek'}}
_ = LexicalCategoriesRequest(from: .spanish, to: .greek)
// expected-error@-1 {{type 'SpanishSource.Target' has no member 'greek'}}
_ = GrammaticalFeaturesRequest(from: .quechua, to: .english)
// expected-error@-1 {{type 'QuechuaSource.Target' (aka 'SpanishTarget') has no member 'english'}}
_ = DomainsRequest(about: .bilingual(from: .spanish, to: .greek))
// expected-error@-1 {{type 'SpanishSource.Target' has no member 'greek'}}
_ = LanguagePair(from: .spanish, to: .greek)
// expected-error@-1 {{type 'SpanishSource.Target' has no member 'greek'}}

// The same with factory methods.
send(.translations("change", from: .spanish, to: .greek))
// expected-error@-1 {{type 'SpanishSource.Target' has no member 'greek'}}
send(.searchTranslations("change", from: .spanish, to: .greek))
// expected-error@-1 {{type 'SpanishSource.Target' has no member 'greek'}}
send(.registers(from: .spanish, to: .greek))
// expected-error@-1 {{type 'SpanishSource.Target' has no member 'greek'}}

// A target of any language with a source that lists its targets.
_ = TranslationsRequest("change", from: .spanish, to: anyTarget)
// expected-error@-1 {{cannot convert value of type 'BilingualTargetLanguage' to expected argument type 'SpanishSource.Target'}}

// Other mistakes in a call with a pair keep their messages.
_ = TranslationsRequest(text, from: .english, to: .spanish, filters: .lexicalCategory(.noun))
// expected-error@-1 {{'init(_:from:to:filters:)' is unavailable: validate text that is not a literal: try Headword(validating: text)}}
_ = SearchTranslationsRequest(text, from: .english, to: .spanish)
// expected-error@-1 {{'init(_:from:to:filters:page:)' is unavailable: validate text that is not a literal: try QueryText(validating: text)}}
_ = TranslationsRequest("change", from: .english, to: .spanish, filters: .fields(.noun))
// expected-error@-1 {{type 'TranslationsRequest.Filter.Field' (aka 'TranslationField') has no member 'noun'}}
_ = TranslationsRequest("change", from: .english, to: .spanish, filters: .lexicalCategory("noun"))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'LexicalCategory'}}
_ = TranslationsRequest("change", from: .americanEnglish, to: .spanish)
// expected-error@-1 {{'americanEnglish' is unavailable: English is not split by region here; write .english}}
