/// A request for the domains of a data set.
public typealias DomainsRequest = VocabularyListRequest<Domain>

extension Domain: OxfordListedVocabulary {
    /// The domains with their labels.
    public typealias List = LabelsAnswer

    /// The first path segment.
    public static var listPath: StaticString { "domains" }
}

extension OxfordEndpointRequest where Self == DomainsRequest {
    /// Creates a request for the domains of a monolingual dictionary.
    public static func domains(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Creates a request for the domains of a bilingual dictionary.
    public static func domains(translating languages: LanguagePair) -> Self {
        Self(translating: languages)
    }
}
