/// The data sets that the service offers.
public struct LanguagesAnswer: OxfordAnswer {}
