import OxfordEndpoints

// Version 1 filters of entries.
_ = EntriesRequest("ace", in: .britishEnglish, filters: .regions(.us))
// expected-error@-1 {{'regions' is unavailable: in version 2 the region is the language: `in: .britishEnglish`}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .regions("us"))
// expected-error@-1 {{'regions' is unavailable: in version 2 the region is the language: `in: .britishEnglish`}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .translations(.spanish))
// expected-error@-1 {{'translations' is unavailable: in version 2 translations are an endpoint of their own: TranslationsRequest}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .translations("es"))
// expected-error@-1 {{'translations' is unavailable: in version 2 translations are an endpoint of their own: TranslationsRequest}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .synonyms)
// expected-error@-1 {{'synonyms' is unavailable: in version 2 synonyms come from ThesaurusRequest}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .antonyms)
// expected-error@-1 {{'antonyms' is unavailable: in version 2 antonyms come from ThesaurusRequest}}

// Parts of an answer, which are fields.
_ = EntriesRequest("ace", in: .britishEnglish, filters: .definitions)
// expected-error@-1 {{'definitions' is unavailable: a part of the answer is asked for as a field: .fields(.definitions)}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .etymologies)
// expected-error@-1 {{'etymologies' is unavailable: a part of the answer is asked for as a field: .fields(.etymologies)}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .examples)
// expected-error@-1 {{'examples' is unavailable: a part of the answer is asked for as a field: .fields(.examples)}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .pronunciations)
// expected-error@-1 {{'pronunciations' is unavailable: a part of the answer is asked for as a field: .fields(.pronunciations)}}
_ = EntriesRequest("ace", in: .britishEnglish, filters: .variantForms)
// expected-error@-1 {{'variantForms' is unavailable: a part of the answer is asked for as a field: .fields(.variantForms)}}
