import OxfordDictionaries
import OxfordSamples

let text = "ace"
let oxford = OxfordClient.sample

// Words that are not text.
_ = oxford.lookups(of: [1], in: .britishEnglish)
// expected-error@-1 {{instance method 'lookups(of:in:filters:maximumCallsPerWord:inFlight:order:)' requires that 'Int' conform to 'StringProtocol'}}

// A language of another type.
_ = oxford.lookups(of: text.split(separator: " "), in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
_ = try await oxford.lookUp("ace", in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
_ = try await oxford.lookUp("ace", in: "en-gb")
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'MonolingualLanguage'}}
_ = try await oxford.lookUp("change", in: .englishToSpanish)
// expected-error@-1 {{type 'MonolingualLanguage' has no member 'englishToSpanish'}}

// A client without credentials.
_ = OxfordClient()
// expected-error@-1 {{'init(server:)' is unavailable: add `credentials: try .environment()`, or write OxfordClient.sample (import OxfordSamples)}}
_ = OxfordClient(server: .sandbox)
// expected-error@-1 {{'init(server:)' is unavailable: add `credentials: try .environment()`, or write OxfordClient.sample (import OxfordSamples)}}
_ = OxfordClient(appID: "1a2b3c4d", appKey: "0123456789abcdef")
// expected-error@-1 {{'init(server:appID:appKey:)' is unavailable: write `credentials: try Credentials(appID: …, appKey: …)`}}

// Headers without a check.
let headers: Headers = ["X-Team": "words"]
// expected-error@-1 {{'init(dictionaryLiteral:)' is unavailable: a value can be invalid; write try Headers(validating: [name: value])}}
_ = OxfordClient(gateway: .live, headers: ["X-Team": text])
// expected-error@-1 {{'init(dictionaryLiteral:)' is unavailable: a value can be invalid; write try Headers(validating: [name: value])}}
var changed = Headers()
changed["X-Team"] = text
// expected-error@-1 {{setter for 'subscript(_:)' is unavailable: a value can be invalid; write try headers.set(value, for: name)}}

// An undocumented pair.
_ = TranslationsRequest("change", translating: .spanishToGreek)
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}
_ = DomainsRequest(translating: .spanishToGreek)
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}
let pair: LanguagePair = .spanishToGreek
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}
_ = try await oxford.send(.translations("change", translating: .spanishToGreek))
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}
_ = try await oxford.lookUp("change", translating: .spanishToGreek)
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}
_ = oxford.lookups(of: ["change"], translating: .spanishToGreek)
// expected-error@-1 {{type 'LanguagePair' has no member 'spanishToGreek'}}

// One language where a pair belongs, and a pair where one language belongs.
_ = TranslationsRequest("change", translating: .spanish)
// expected-error@-1 {{type 'LanguagePair' has no member 'spanish'}}
_ = RegistersRequest(in: .englishToSpanish)
// expected-error@-1 {{type 'MonolingualLanguage' has no member 'englishToSpanish'}}

// A language that is not translated.
_ = LanguagePair(from: .latvian, to: .english)
// expected-error@-1 {{type 'BilingualLanguage' has no member 'latvian'}}
_ = LanguagePair(from: .britishEnglish, to: .spanish)
// expected-error@-1 {{'britishEnglish' is unavailable: English is not split by region here; write .english}}

// Other mistakes in a call with a pair keep their messages.
_ = TranslationsRequest(text, translating: .englishToSpanish, filters: [.lexicalCategory(.noun)])
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
_ = SearchTranslationsRequest(text, translating: .englishToSpanish)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'WordText'}}
_ = TranslationsRequest("change", translating: .englishToSpanish, filters: [.fields(.noun)])
// expected-error@-1 {{type 'TranslationsRequest.Filter.Field' (aka 'TranslationField') has no member 'noun'}}
_ = TranslationsRequest("change", translating: .englishToSpanish, filters: [.lexicalCategory("noun")])
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'LexicalCategory'}}
