/// A request for the registers of a data set.
public typealias RegistersRequest = VocabularyListRequest<Register>

extension Register: OxfordListedVocabulary {
    /// The registers with their labels.
    public typealias List = LabelsAnswer

    /// The first path segment.
    public static var listPath: StaticString { "registers" }
}

extension OxfordEndpointRequest where Self == RegistersRequest {
    /// Creates a request for the registers of a monolingual dictionary.
    public static func registers(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Creates a request for the registers of a bilingual dictionary.
    public static func registers(translating languages: LanguagePair) -> Self {
        Self(translating: languages)
    }
}
