/// A type that represents a request to an endpoint of the Oxford Dictionaries API.
///
/// The library has a request type for every endpoint, and you can add custom ones. Composing a URL never fails and
/// never accesses the network.
///
/// ```swift
/// let request = EntriesRequest(
///     "ace", in: .britishEnglish, filters: .fields(.definitions))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
/// //     ?fields=definitions
/// ```
///
/// Two requests of the same type are equal if and only if their URLs are equal.
public protocol OxfordEndpointRequest<Answer>: Hashable, Sendable {
    /// The type of the endpoint's filters.
    ///
    /// Passing another endpoint's filter is a compile-time error.
    associatedtype Filter: OxfordFilter = NoFilter

    /// The type of the answer.
    associatedtype Answer: OxfordAnswer

    /// The API version of the endpoint (default: version 2).
    static var version: APIVersion { get }

    /// Writes the path after the version, then the parameters.
    ///
    /// It must write the same bytes on every call.
    func write(to url: inout URLWriter)
}

extension OxfordEndpointRequest {
    /// Version 2, the current version.
    public static var version: APIVersion { .v2 }

    /// Returns the request's URL.
    ///
    /// ```swift
    /// let request = EntriesRequest("ace", in: .britishEnglish)
    /// print(request.urlString(on: .sandbox))
    /// // https://od-api-sandbox.oxforddictionaries.com/api/v2/entries/en-gb/ace
    /// ```
    ///
    /// - Complexity: O(*n*) in the length of the URL, with one allocation for the string.
    public func urlString(on server: Server = .live) -> String {
        URLWriter.text(of: self, on: server)
    }
}

/// A type that represents a request with filters, such as ``EntriesRequest``.
///
/// Pass filters to the initializer, or add them later with ``filtered(by:)``.
///
/// ```swift
/// func ofNouns<Request: OxfordFilteredRequest>(_ request: Request) -> Request
/// where Request.Filter: FiltersByLexicalCategory {
///     request.filtered(by: [.lexicalCategory(.noun)])
/// }
///
/// let request = ofNouns(LemmasRequest("axes", in: .english))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/lemmas/en/axes
/// //     ?lexicalCategory=noun
/// ```
public protocol OxfordFilteredRequest: OxfordEndpointRequest {
    /// The filters, in the order that the endpoint declares.
    var filters: Filters<Filter> { get set }
}

extension OxfordFilteredRequest {
    /// Returns the request with additional filters.
    ///
    /// Lists for the same parameter are merged; a single value replaces an earlier one.
    ///
    /// ```swift
    /// let request = EntriesRequest(
    ///     "ace", in: .britishEnglish, filters: .fields(.definitions))
    /// print(request.filtered(by: [.fields(.examples)]).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
    /// //     ?fields=definitions,examples
    /// ```
    public func filtered(by filters: [Filter]) -> Self {
        var request = self
        request.filters.add(filters)
        return request
    }
}

/// A type that represents a request with paginated results, such as ``SearchRequest``.
///
/// To iterate over all results, use a client's `results(of:)` or `pages(of:)`.
///
/// ```swift
/// func first<Request: OxfordPagedRequest>(
///     _ count: Int, of request: Request
/// ) throws -> Request {
///     var request = request
///     request.page = try Page(validatingLimit: count)
///     return request
/// }
///
/// let request = try first(5, of: SearchRequest("ab", in: .britishEnglish))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/en-gb?q=ab&limit=5
/// ```
public protocol OxfordPagedRequest: OxfordEndpointRequest where Answer == WordlistAnswer {
    /// The requested page, or `nil` for the first 5000 results.
    var page: Page? { get set }
}

/// A version of the Oxford Dictionaries API.
///
/// Each request type declares its version.
///
/// ```swift
/// print(EntriesRequest.version)
/// // v2
/// ```
public struct APIVersion: Hashable, Sendable, CustomStringConvertible {
    /// The version's name in URLs, such as `v2`.
    public let name: String

    /// Creates a version for custom requests.
    ///
    /// - Parameter name: The version's name in URLs.
    /// - Precondition: `name` is not empty and consists of ASCII letters, digits, `-`, `.`, `_` and `~`.
    public init(_ name: StaticString, file: StaticString = #file, line: UInt = #line) {
        self.name = name.description
        precondition(
            !self.name.isEmpty && self.name.isUnreserved, "invalid version name; use letters and digits", file: file,
            line: line
        )
    }

    /// Unchecked, so that the compiler initializes ``v2`` statically: lazy initialization would slow down every URL.
    private init(checked name: String) {
        self.name = name
    }

    /// Version 2, the current version.
    public static let v2 = APIVersion(checked: "v2")

    /// The version's name.
    public var description: String { name }
}

/// A data set: the dictionary of one language, or the translations from one language to another.
public enum Dataset: Hashable, Sendable {
    /// The dictionary of one language.
    case monolingual(MonolingualLanguage)

    /// The translations from one language to another.
    case bilingual(LanguagePair)
}
