/// Sentences that show a word in use.
public struct SentencesAnswer: OxfordAnswer {}
