/// How a word is pronounced.
public struct PronunciationsAnswer: OxfordAnswer {}
