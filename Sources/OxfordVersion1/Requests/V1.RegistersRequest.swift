public import OxfordEndpoints

extension V1 {
    /// Requests the registers that a data set of version 1 uses.
    ///
    /// In version 2, use `OxfordEndpoints.RegistersRequest`.
    public typealias RegistersRequest = VocabularyListRequest<Register>
}

extension Register: V1.BilingualListedVocabulary {
    /// The registers with their labels.
    public typealias Version1List = LabelsAnswer

    /// The languages of the dictionaries.
    public typealias Version1Language = V1.RegistersLanguage

    /// The source languages of the translations.
    public typealias Version1Source = V1.RegistersSourceLanguage

    /// The target languages of the translations.
    public typealias Version1Target = V1.RegistersTargetLanguage

    /// The endpoint's first path segment.
    public static var version1ListPath: StaticString { "registers" }
}
