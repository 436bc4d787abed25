/// How often words occur in a corpus.
public struct WordFrequenciesAnswer: OxfordAnswer {}
