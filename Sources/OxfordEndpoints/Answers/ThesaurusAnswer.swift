/// The synonyms and antonyms of a word.
public struct ThesaurusAnswer: OxfordAnswer {}
