/// How often runs of words occur in a corpus.
public struct NgramsAnswer: OxfordAnswer {}
