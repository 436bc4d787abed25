/// The dictionary entries of a word.
public struct EntriesAnswer: OxfordAnswer {}
