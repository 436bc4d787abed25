import OxfordDictionaries
import OxfordSamples

let text = "ace"
let oxford = OxfordClient(credentials: nil, transport: SampleTransport())

// Text from outside in look-ups.
_ = try await oxford.lookUp(text, in: .britishEnglish)
// expected-error@-1 {{'lookUp(_:in:filters:)' is unavailable: validate text that is not a literal: try Headword(validating: text)}}
_ = try await oxford.lookUp(text, translating: .englishToSpanish)
// expected-error@-1 {{'lookUp(_:translating:)' is unavailable: validate text that is not a literal: try Headword(validating: text)}}
_ = oxford.lookUps(of: text.split(separator: " "), in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
_ = oxford.lookUps(of: [1], in: .britishEnglish)
// expected-error@-1 {{instance method 'lookUps(of:in:filters:inFlight:order:)' requires that 'Int' conform to 'StringProtocol'}}
_ = try await oxford.lookUp("ace", in: .english)
// expected-error@-1 {{'english' is unavailable: English is split by region here; write .britishEnglish or .americanEnglish}}
_ = try await oxford.lookUp("ace", in: "en-gb")
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'MonolingualLanguage'}}

// A client without credentials.
_ = OxfordClient()
// expected-error@-1 {{'init(server:)' is unavailable: add `credentials: try .environment()`, or `credentials: nil, transport: SampleTransport()`}}
_ = OxfordClient(server: .sandbox)
// expected-error@-1 {{'init(server:)' is unavailable: add `credentials: try .environment()`, or `credentials: nil, transport: SampleTransport()`}}
_ = OxfordClient(appID: "1a2b3c4d", appKey: "0123456789abcdef")
// expected-error@-1 {{'init(server:appID:appKey:)' is unavailable: write `credentials: try Credentials(appID: …, appKey: …)`}}
