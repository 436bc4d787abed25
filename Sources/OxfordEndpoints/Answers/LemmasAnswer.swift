/// The headwords that an inflected word belongs to.
public struct LemmasAnswer: OxfordAnswer {}
