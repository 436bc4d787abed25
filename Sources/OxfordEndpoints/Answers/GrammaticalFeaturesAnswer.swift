/// The grammatical features that a data set uses, by their types.
public struct GrammaticalFeaturesAnswer: OxfordAnswer {}
