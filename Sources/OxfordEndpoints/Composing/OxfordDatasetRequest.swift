/// A request about a whole data set, such as for the domains that its senses belong to.
///
/// ``DomainsRequest`` is one. It is made of one language, or of the two that translations are between.
///
/// Those that conform are made alike, so a program can ask about a data set by each of them.
///
/// ```swift
/// let requests: [any OxfordDatasetRequest] = [DomainsRequest(in: .spanish), RegistersRequest(in: .spanish)]
/// for request in requests { print(request.urlString()) }
/// // https://od-api.oxforddictionaries.com/api/v2/domains/es
/// // https://od-api.oxforddictionaries.com/api/v2/registers/es
/// ```
public protocol OxfordDatasetRequest: OxfordEndpointRequest {
    /// The data set that is asked about.
    var dataset: Dataset { get set }

    /// Asks about a data set.
    ///
    /// ```swift
    /// let dataset = Dataset.bilingual(.english, .german)
    /// print(LexicalCategoriesRequest(about: dataset).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/lexicalCategories/en/de
    /// ```
    init(about dataset: Dataset)
}

extension OxfordDatasetRequest {
    /// Asks about the dictionary of one language.
    ///
    /// ```swift
    /// print(GrammaticalFeaturesRequest(in: .americanEnglish).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/grammaticalFeatures/en-us
    /// ```
    public init(in language: MonolingualLanguage) {
        self.init(about: .monolingual(language))
    }

    /// Asks about the translations from one language to another.
    ///
    /// ```swift
    /// print(RegistersRequest(from: .english, to: .german).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/registers/en/de
    /// ```
    public init(from source: BilingualSourceLanguage, to target: BilingualTargetLanguage) {
        self.init(about: .bilingual(source, target))
    }
}
