/// A request for the lexical categories, such as noun and verb, that a data set uses.
///
/// ```swift
/// print(LexicalCategoriesRequest(in: .britishEnglish).urlString())
/// print(LexicalCategoriesRequest(translating: .englishToSpanish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/lexicalCategories/en-gb
/// // https://od-api.oxforddictionaries.com/api/v2/lexicalCategories/en/es
/// ```
public struct LexicalCategoriesRequest: OxfordEndpointRequest {
    /// The lexical categories with their labels.
    public typealias Answer = LabelsAnswer<LexicalCategory>

    private let dataset: DatasetLanguages

    package init(about dataset: DatasetLanguages) {
        self.dataset = dataset
    }

    /// Creates a request for the lexical categories that a monolingual dictionary uses.
    public init(in language: MonolingualLanguage) {
        self.init(about: .monolingual(language))
    }

    /// Creates a request for the lexical categories that a bilingual dictionary uses.
    public init(translating languages: LanguagePair) {
        self.init(about: .bilingual(languages))
    }

    /// Writes the path.
    public func write(to url: inout URLWriter) {
        url.append(path: "lexicalCategories")
        url.append(segments: dataset)
    }
}

extension OxfordEndpointRequest where Self == LexicalCategoriesRequest {
    /// Creates a request for the lexical categories, such as noun and verb, that a monolingual dictionary uses.
    public static func lexicalCategories(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Creates a request for the lexical categories, such as noun and verb, that a bilingual dictionary uses.
    public static func lexicalCategories(translating languages: LanguagePair) -> Self {
        Self(translating: languages)
    }
}

/// A request for the registers, which are styles of language, such as informal and technical, that a data set uses.
///
/// ```swift
/// print(RegistersRequest(in: .britishEnglish).urlString())
/// print(RegistersRequest(translating: .englishToSpanish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/registers/en-gb
/// // https://od-api.oxforddictionaries.com/api/v2/registers/en/es
/// ```
public struct RegistersRequest: OxfordEndpointRequest {
    /// The registers with their labels.
    public typealias Answer = LabelsAnswer<Register>

    private let dataset: DatasetLanguages

    package init(about dataset: DatasetLanguages) {
        self.dataset = dataset
    }

    /// Creates a request for the registers that a monolingual dictionary uses.
    public init(in language: MonolingualLanguage) {
        self.init(about: .monolingual(language))
    }

    /// Creates a request for the registers that a bilingual dictionary uses.
    public init(translating languages: LanguagePair) {
        self.init(about: .bilingual(languages))
    }

    /// Writes the path.
    public func write(to url: inout URLWriter) {
        url.append(path: "registers")
        url.append(segments: dataset)
    }
}

extension OxfordEndpointRequest where Self == RegistersRequest {
    /// Creates a request for the registers (style labels, such as informal) in a monolingual dictionary.
    public static func registers(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Creates a request for the registers (style labels, such as informal) in a bilingual dictionary.
    public static func registers(translating languages: LanguagePair) -> Self {
        Self(translating: languages)
    }
}

/// A request for the domains that a data set uses, that is, its subject areas, such as golf and chemistry.
///
/// ```swift
/// print(DomainsRequest(in: .britishEnglish).urlString())
/// print(DomainsRequest(translating: .englishToSpanish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/domains/en-gb
/// // https://od-api.oxforddictionaries.com/api/v2/domains/en/es
/// ```
public struct DomainsRequest: OxfordEndpointRequest {
    /// The domains with their labels.
    public typealias Answer = LabelsAnswer<Domain>

    private let dataset: DatasetLanguages

    package init(about dataset: DatasetLanguages) {
        self.dataset = dataset
    }

    /// Creates a request for the domains that a monolingual dictionary uses.
    public init(in language: MonolingualLanguage) {
        self.init(about: .monolingual(language))
    }

    /// Creates a request for the domains that a bilingual dictionary uses.
    public init(translating languages: LanguagePair) {
        self.init(about: .bilingual(languages))
    }

    /// Writes the path.
    public func write(to url: inout URLWriter) {
        url.append(path: "domains")
        url.append(segments: dataset)
    }
}

extension OxfordEndpointRequest where Self == DomainsRequest {
    /// Creates a request for the domains, such as golf and chemistry, that a monolingual dictionary uses.
    public static func domains(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Creates a request for the domains, such as golf and chemistry, that a bilingual dictionary uses.
    public static func domains(translating languages: LanguagePair) -> Self {
        Self(translating: languages)
    }
}

/// A request for the grammatical features, such as plural and transitive, that a data set uses.
///
/// ```swift
/// print(GrammaticalFeaturesRequest(in: .britishEnglish).urlString())
/// print(GrammaticalFeaturesRequest(translating: .englishToSpanish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/grammaticalFeatures/en-gb
/// // https://od-api.oxforddictionaries.com/api/v2/grammaticalFeatures/en/es
/// ```
public struct GrammaticalFeaturesRequest: OxfordEndpointRequest {
    /// The grammatical features with their labels.
    public typealias Answer = GrammaticalFeaturesAnswer

    private let dataset: DatasetLanguages

    package init(about dataset: DatasetLanguages) {
        self.dataset = dataset
    }

    /// Creates a request for the grammatical features that a monolingual dictionary uses.
    public init(in language: MonolingualLanguage) {
        self.init(about: .monolingual(language))
    }

    /// Creates a request for the grammatical features that a bilingual dictionary uses.
    public init(translating languages: LanguagePair) {
        self.init(about: .bilingual(languages))
    }

    /// Writes the path.
    public func write(to url: inout URLWriter) {
        url.append(path: "grammaticalFeatures")
        url.append(segments: dataset)
    }
}

extension OxfordEndpointRequest where Self == GrammaticalFeaturesRequest {
    /// Creates a request for the grammatical features, such as plural and transitive, that a monolingual dictionary
    /// uses.
    public static func grammaticalFeatures(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Creates a request for the grammatical features, such as plural and transitive, that a bilingual dictionary
    /// uses.
    public static func grammaticalFeatures(translating languages: LanguagePair) -> Self {
        Self(translating: languages)
    }
}
