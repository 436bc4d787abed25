/// Requests the registers that a data set uses.
public typealias RegistersRequest = VocabularyListRequest<Register>

extension Register: OxfordListedVocabulary {
    /// The registers with their labels.
    public typealias List = LabelsAnswer

    /// The endpoint's first path segment.
    public static var listPath: StaticString { "registers" }

    /// The endpoint's name in a catalog.
    public static var listName: String { "registers" }
}

extension OxfordEndpointRequest where Self == RegistersRequest {
    /// Requests the registers that the dictionary of a language uses.
    public static func registers(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Requests the registers that the translations from one language to another use.
    public static func registers<Source: TranslationSource>(
        from source: Source, to target: Source.Target
    ) -> Self {
        Self(from: source, to: target)
    }
}
