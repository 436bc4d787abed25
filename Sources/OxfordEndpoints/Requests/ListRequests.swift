/// A request for all values of one kind in a data set, such as all its domains.
///
/// ```swift
/// print(DomainsRequest(in: .britishEnglish).urlString())
/// print(RegistersRequest(translating: .englishToSpanish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/domains/en-gb
/// // https://od-api.oxforddictionaries.com/api/v2/registers/en/es
/// ```
public struct VocabularyListRequest<Vocabulary: OxfordListedVocabulary>: OxfordEndpointRequest {
    /// The values with their labels.
    public typealias Answer = Vocabulary.List

    /// The data set that the request is about, such as a bilingual dictionary.
    public var dataset: DatasetLanguages

    /// Creates a request for all values of `Vocabulary` in a data set, such as all its domains.
    ///
    /// ```swift
    /// let dataset = DatasetLanguages.bilingual(.englishToGerman)
    /// print(LexicalCategoriesRequest(about: dataset).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/lexicalCategories/en/de
    /// ```
    public init(about dataset: DatasetLanguages) {
        self.dataset = dataset
    }

    /// Creates a request for all values of `Vocabulary` in a monolingual dictionary, such as all its domains.
    public init(in language: MonolingualLanguage) {
        self.init(about: .monolingual(language))
    }

    /// Creates a request for all values of `Vocabulary` in a bilingual dictionary, such as all its registers.
    public init(translating languages: LanguagePair) {
        self.init(about: .bilingual(languages))
    }

    /// Writes the path.
    public func write(to url: inout URLWriter) {
        url.append(path: Vocabulary.listPath)
        url.append(segments: dataset)
    }
}

/// A vocabulary whose values the service can list for a data set, such as ``Domain`` or ``Register``.
///
/// To request the values that a data set uses, such as the registers of the Spanish dictionary, send a
/// ``VocabularyListRequest``:
///
/// ```swift
/// func list<Value: OxfordListedVocabulary>(of _: Value.Type) -> String {
///     VocabularyListRequest<Value>(in: .spanish).urlString()
/// }
///
/// print(list(of: Register.self))
/// // https://od-api.oxforddictionaries.com/api/v2/registers/es
/// ```
///
/// To request a list that the library does not know, declare your own vocabulary:
///
/// ```swift
/// struct NoteType: OxfordListedVocabulary {
///     static let listPath: StaticString = "noteTypes"
///     static let known: [NoteType] = []
///     let rawValue: String
///     var label: String { rawValue }
///
///     init(rawValue: String) { self.rawValue = rawValue }
///     init?(label: String) { nil }
/// }
///
/// print(VocabularyListRequest<NoteType>(in: .spanish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/noteTypes/es
/// ```
public protocol OxfordListedVocabulary: OxfordLabeledVocabulary {
    /// The answer that contains the list.
    ///
    /// The default is ``LabelsAnswer``.
    associatedtype List: OxfordAnswer = LabelsAnswer<Self>

    /// The first path segment of the endpoint that lists the values.
    static var listPath: StaticString { get }
}

/// A request for the lexical categories, such as noun and verb, that a data set uses.
public typealias LexicalCategoriesRequest = VocabularyListRequest<LexicalCategory>

extension LexicalCategory: OxfordListedVocabulary {
    /// The first path segment of the endpoint.
    public static var listPath: StaticString { "lexicalCategories" }
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

/// A request for the registers in a data set.
///
/// Registers are styles of language, such as informal and technical.
public typealias RegistersRequest = VocabularyListRequest<Register>

extension Register: OxfordListedVocabulary {
    /// The first path segment of the endpoint.
    public static var listPath: StaticString { "registers" }
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

/// A request for the domains in a data set.
///
/// Domains are subject areas, such as golf and chemistry.
public typealias DomainsRequest = VocabularyListRequest<Domain>

extension Domain: OxfordListedVocabulary {
    /// The first path segment of the endpoint.
    public static var listPath: StaticString { "domains" }
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
public typealias GrammaticalFeaturesRequest = VocabularyListRequest<GrammaticalFeature>

extension GrammaticalFeature: OxfordListedVocabulary {
    /// The grammatical features with their labels.
    public typealias List = GrammaticalFeaturesAnswer

    /// The first path segment of the endpoint.
    public static var listPath: StaticString { "grammaticalFeatures" }
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
