import OxfordEndpoints

// Version 1 filters of entries.
_ = EntriesRequest("ace", in: .britishEnglish, filters: .regions(.us))
// expected-error@-1 {{'regions' is unavailable: in version 2 the language includes the region: `in: .britishEnglish`}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .regions("us"))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Region'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .translations(.spanish))
// expected-error@-1 {{'translations' is unavailable: in version 2 use TranslationsRequest}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .translations("es"))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Language'}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .synonyms)
// expected-error@-1 {{'synonyms' is unavailable: in version 2 use ThesaurusRequest for synonyms}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .antonyms)
// expected-error@-1 {{'antonyms' is unavailable: in version 2 use ThesaurusRequest for antonyms}}

// Parts of an answer, which are fields.
_ = EntriesRequest("ace", in: .britishEnglish, filters: .definitions)
// expected-error@-1 {{'definitions' is unavailable: select parts of the answer with fields: .fields(.definitions)}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .etymologies)
// expected-error@-1 {{'etymologies' is unavailable: select parts of the answer with fields: .fields(.etymologies)}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .examples)
// expected-error@-1 {{'examples' is unavailable: select parts of the answer with fields: .fields(.examples)}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .pronunciations)
// expected-error@-1 {{'pronunciations' is unavailable: select parts of the answer with fields: .fields(.pronunciations)}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .variantForms)
// expected-error@-1 {{'variantForms' is unavailable: select parts of the answer with fields: .fields(.variantForms)}}
