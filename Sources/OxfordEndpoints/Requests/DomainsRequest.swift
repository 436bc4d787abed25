/// Requests the domains that a data set uses.
public typealias DomainsRequest = VocabularyListRequest<Domain>

extension Domain: OxfordListedVocabulary {
    /// The domains with their labels.
    public typealias List = LabelsAnswer

    /// The endpoint's first path segment.
    public static var listPath: StaticString { "domains" }

    /// The endpoint's name in a catalog.
    public static var listName: String { "domains" }
}

extension OxfordEndpointRequest where Self == DomainsRequest {
    /// Requests the domains that the dictionary of a language uses.
    public static func domains(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Requests the domains that the translations from one language to another use.
    public static func domains<Source: TranslationSource>(
        from source: Source, to target: Source.Target
    ) -> Self {
        Self(from: source, to: target)
    }
}
