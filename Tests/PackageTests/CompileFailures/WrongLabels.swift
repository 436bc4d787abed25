import OxfordEndpoints

let answer = EntriesAnswer()
let text = "British English"

// A string instead of a vocabulary value: a typo would match nothing.
_ = answer.pronunciations(dialect: "British English", notation: .ipa)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Dialect'}}
_ = answer.audio(dialect: text)
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Dialect'}}
_ = answer.pronunciations(notation: "IPA")
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'PhoneticNotation'}}

// A register instead of a lexical category.
_ = answer.definitions(of: .noun, .informal)
// expected-error@-1 {{type 'LexicalCategory' has no member 'informal'}}

// A number without an argument label.
_ = SearchRequest("ace", in: .britishEnglish, page: Page(20))
// expected-error@-1 {{'init(_:)' is unavailable: write Page(limit: 20) or Page(offset: 20)}}
