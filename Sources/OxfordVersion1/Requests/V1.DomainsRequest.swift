public import OxfordEndpoints

extension V1 {
    /// Requests the domains that a data set of version 1 uses.
    ///
    /// In version 2, use `OxfordEndpoints.DomainsRequest`.
    public typealias DomainsRequest = VocabularyListRequest<Domain>
}

extension Domain: V1.BilingualListedVocabulary {
    /// The domains with their labels.
    public typealias Version1List = LabelsAnswer

    /// The languages of the dictionaries.
    public typealias Version1Language = V1.DomainsLanguage

    /// The source languages of the translations.
    public typealias Version1Source = V1.DomainsSourceLanguage

    /// The target languages of the translations.
    public typealias Version1Target = V1.BilingualTargetLanguage

    /// The endpoint's first path segment.
    public static var version1ListPath: StaticString { "domains" }
}
