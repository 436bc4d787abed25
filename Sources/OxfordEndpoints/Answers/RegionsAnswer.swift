/// The regions that a language has.
public struct RegionsAnswer: OxfordAnswer {}
