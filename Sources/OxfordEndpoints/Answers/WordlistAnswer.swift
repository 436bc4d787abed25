/// The words that a search finds.
public struct WordlistAnswer: OxfordAnswer {}
