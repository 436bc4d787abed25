/// The filters that endpoints accept, or the fields that they have.
public struct FiltersAnswer: OxfordAnswer {}
