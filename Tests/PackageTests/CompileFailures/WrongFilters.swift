import OxfordEndpoints

let text = "ace"

// A value of another vocabulary.
_ = EntriesRequest("ace", in: .britishEnglish, filters: .fields(.noun))
// expected-error@-1 {{type 'EntriesRequest.Filter.Field' (aka 'EntryField') has no member 'noun'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .lexicalCategory(.definitions))
// expected-error@-1 {{type 'LexicalCategory' has no member 'definitions'}}

// A filter of another endpoint.
_ = SearchRequest("ace", in: .britishEnglish, filters: .fields(.definitions))
// expected-error@-1 {{type 'SearchRequest.Filter' has no member 'fields'}}
// expected-error@-2 {{cannot infer contextual base in reference to member 'definitions'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .prefix(true))
// expected-error@-1 {{type 'EntriesRequest.Filter' has no member 'prefix'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .limit(5))
// expected-error@-1 {{type 'EntriesRequest.Filter' has no member 'limit'}}

// A string instead of a vocabulary value.
_ = EntriesRequest("ace", in: .britishEnglish, filters: .lexicalCategory("noun"))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'LexicalCategory'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .domains(text))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Domain'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .fields("definitions"))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'EntriesRequest.Filter.Field' (aka 'EntryField')}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .strictMatch("true"))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Bool'}}

// An array of filters instead of single filters.
let list: [EntriesRequest.Filter] = [.lexicalCategory(.noun)]
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.fields(.definitions), .lexicalCategory(.noun)])
// expected-error@-1 {{cannot pass array of type '[EntriesRequest.Filter]' as variadic arguments of type 'EntriesRequest.Filter'}}
_ = SearchRequest("ace", in: .britishEnglish, filters: [.prefix(true)])
// expected-error@-1 {{cannot pass array of type '[SearchRequest.Filter]' as variadic arguments of type 'SearchRequest.Filter'}}
_ = TranslationsRequest("ace", in: .englishToSpanish, filters: [.domains(.cards)])
// expected-error@-1 {{cannot pass array of type '[TranslationsRequest.Filter]' as variadic arguments of type 'TranslationsRequest.Filter'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: list)
// expected-error@-1 {{cannot pass array of type '[EntriesRequest.Filter]' as variadic arguments of type 'EntriesRequest.Filter'}}

// Wrong values in such an array.
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.fields(.noun)])
// expected-error@-1 {{cannot pass array of type '[EntriesRequest.Filter]' as variadic arguments of type 'EntriesRequest.Filter'}}
// expected-error@-2 {{type 'EntriesRequest.Filter.Field' (aka 'EntryField') has no member 'noun'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: [.prefix(true)])
// expected-error@-1 {{cannot pass array of type '[EntriesRequest.Filter]' as variadic arguments of type 'EntriesRequest.Filter'}}
// expected-error@-2 {{type 'EntriesRequest.Filter' has no member 'prefix'}}

// An array of values instead of single values.
let categories: [LexicalCategory] = [.noun]
_ = EntriesRequest("ace", in: .britishEnglish, filters: .fields([.definitions]))
// expected-error@-1 {{missing argument label 'of:' in call}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .lexicalCategory(categories))
// expected-error@-1 {{missing argument label 'of:' in call}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .domains([.cards]))
// expected-error@-1 {{missing argument label 'of:' in call}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .registers([.informal]))
// expected-error@-1 {{missing argument label 'of:' in call}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .grammaticalFeatures([.plural]))
// expected-error@-1 {{missing argument label 'of:' in call}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .fields([.noun]))
// expected-error@-1 {{missing argument label 'of:' in call}}
// expected-error@-2 {{type 'EntriesRequest.Filter.Field' (aka 'EntryField') has no member 'noun'}}
