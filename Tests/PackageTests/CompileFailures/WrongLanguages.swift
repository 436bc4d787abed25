import OxfordEndpoints

func send<Request: OxfordEndpointRequest>(_ request: Request) {}

// English where the data set is split into varieties.
_ = EntriesRequest("ace", in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
send(.entries("ace", in: .english))
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
send(.search("ace", in: .english))
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}

// A language of another type, and text.
_ = EntriesRequest("ace", in: Language.spanish)
// expected-error@-1 {{cannot convert value of type 'Language' to expected argument type 'MonolingualLanguage'}}
_ = LanguagesRequest(source: MonolingualLanguage.spanish)
// expected-error@-1 {{cannot convert value of type 'MonolingualLanguage' to expected argument type 'Language'}}
_ = EntriesRequest("ace", in: "en-gb")
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'MonolingualLanguage'}}
_ = LanguagesRequest(source: "en")
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Language'}}

// A language without a dictionary.
_ = EntriesRequest("ace", in: .yoruba)
// expected-error@-1 {{type 'MonolingualLanguage' has no member 'yoruba'}}
