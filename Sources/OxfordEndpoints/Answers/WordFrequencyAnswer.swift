/// How often a word occurs in a corpus.
public struct WordFrequencyAnswer: OxfordAnswer {}
