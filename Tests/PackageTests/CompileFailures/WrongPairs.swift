import OxfordDictionaries
import OxfordSamples

func send(_ request: some OxfordEndpointRequest) {}

let text = "ace"
let oxford = OxfordClient(credentials: nil, transport: SampleTransport())

// An undocumented pair.
_ = TranslationsRequest("change", in: .spanishToGreek)
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}
_ = TranslationsRequest("change", in: .germanToGreek, filters: .lexicalCategory(.noun))
// expected-error@-1 {{type 'LanguagePair' has no member 'germanToGreek'}}
_ = SearchTranslationsRequest("change", in: .spanishToGreek, page: Page(limit: 5))
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}
_ = LexicalCategoriesRequest(translating: .spanishToGreek)
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}
_ = DomainsRequest(about: .bilingual(.spanishToGreek))
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}
let pair: LanguagePair = .spanishToGreek
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}

// The same with factory methods.
send(.translations("change", in: .spanishToGreek))
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}
send(.searchTranslations("change", in: .spanishToGreek))
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}
send(.registers(translating: .spanishToGreek))
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}
_ = try await oxford.send(.translations("change", in: .spanishToGreek))
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}

// The same in look-ups.
_ = try await oxford.lookUp("change", translating: .spanishToGreek)
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}
_ = oxford.lookUps(of: ["change"], translating: .spanishToGreek)
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}

// One language where a pair belongs, and a pair where one language belongs.
_ = TranslationsRequest("change", in: .spanish)
// expected-error@-1 {{type 'LanguagePair' has no member 'spanish'}}
_ = RegistersRequest(in: .englishToSpanish)
// expected-error@-1 {{type 'MonolingualLanguage' has no member 'englishToSpanish'}}
_ = try await oxford.lookUp("change", in: .englishToSpanish)
// expected-error@-1 {{type 'MonolingualLanguage' has no member 'englishToSpanish'}}

// A language that is not translated at all.
_ = LanguagePair(from: .latvian, to: .english)
// expected-error@-1 {{type 'BilingualSourceLanguage' has no member 'latvian'}}
_ = LanguagePair(from: .britishEnglish, to: .spanish)
// expected-error@-1 {{'britishEnglish' is unavailable: English is not split by region here; write .english}}

// Other mistakes in a call with a pair keep their messages.
_ = TranslationsRequest(text, in: .englishToSpanish, filters: .lexicalCategory(.noun))
// expected-error@-1 {{'init(_:in:filters:)' is unavailable: validate text that is not a literal: try Headword(validating: text)}}
_ = SearchTranslationsRequest(text, in: .englishToSpanish)
// expected-error@-1 {{'init(_:in:filters:page:)' is unavailable: validate text that is not a literal: try QueryText(validating: text)}}
_ = TranslationsRequest("change", in: .englishToSpanish, filters: .fields(.noun))
// expected-error@-1 {{type 'TranslationsRequest.Filter.Field' (aka 'TranslationField') has no member 'noun'}}
_ = TranslationsRequest("change", in: .englishToSpanish, filters: .lexicalCategory("noun"))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'LexicalCategory'}}
