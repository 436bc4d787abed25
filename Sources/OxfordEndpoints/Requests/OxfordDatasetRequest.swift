/// A request about a whole data set, such as for the domains that its senses belong to.
///
/// ``DomainsRequest`` is one. It is made of one language, or of the two that translations are between.
public protocol OxfordDatasetRequest: OxfordEndpointRequest {
    /// The data set that is asked about.
    var dataset: Dataset { get set }

    /// Asks about a data set.
    init(about dataset: Dataset)
}

extension OxfordDatasetRequest {
    /// Asks about the dictionary of one language.
    public init(in language: MonolingualLanguage) {
        self.init(about: .monolingual(language))
    }

    /// Asks about the translations from one language to another.
    public init(from source: BilingualSourceLanguage, to target: BilingualTargetLanguage) {
        self.init(about: .bilingual(source, target))
    }
}
