/// The inflected forms of a word.
public struct InflectionsAnswer: OxfordAnswer {}
