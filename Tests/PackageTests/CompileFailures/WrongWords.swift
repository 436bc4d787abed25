import OxfordEndpoints

func send(_ request: some OxfordEndpointRequest) {}

let text = "ace"

// Text from outside.
_ = EntriesRequest(text, in: .britishEnglish)
// expected-error@-1 {{'init(_:in:filters:)' is unavailable: validate text that is not a literal: try Headword(validating: text)}}
_ = EntriesRequest(text, in: .britishEnglish, filters: .fields(.definitions))
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
_ = FeaturePair.excluding("tense", "\(text)t")
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'StaticString'}}

// The same with factory methods.
send(.entries(text, in: .britishEnglish, filters: .fields(.definitions)))
// expected-error@-1 {{'entries(_:in:filters:)' is unavailable: validate text that is not a literal: try Headword(validating: text)}}
send(.translations(text, in: .englishToSpanish))
// expected-error@-1 {{'translations(_:in:filters:)' is unavailable: validate text that is not a literal: try Headword(validating: text)}}
send(.search(text, in: .britishEnglish))
// expected-error@-1 {{'search(_:in:filters:page:)' is unavailable: validate text that is not a literal: try QueryText(validating: text)}}
send(.wordFrequency(of: .lemma(text), in: .english))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'QueryText'}}

// A missing language.
_ = EntriesRequest("ace")
// expected-error@-1 {{missing argument for parameter 'in' in call}}

// An interpolated word.
_ = EntriesRequest("\(text)s", in: .britishEnglish)
// expected-error@-1 {{'init(_:in:filters:)' is unavailable: validate text that is not a literal: try Headword(validating: text)}}
_ = Headword("\(text)s")
// expected-error@-1 {{missing argument label 'validating:' in call}}
let plural: Headword = "\(text)s"
// expected-error@-1 {{cannot convert value of type 'String' to specified type 'Headword'}}

// An ID instead of a word, and a word instead of an ID.
_ = EntriesRequest(EntryID("ace"), in: .britishEnglish)
// expected-error@-1 {{cannot convert value of type 'EntryID' to expected argument type 'Headword'}}
