/// A type that represents a request to an endpoint of the Oxford Dictionaries API.
///
/// The library defines a request type for each endpoint of the service. Composing a request's URL never fails and never
/// accesses the network.
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
///
/// You can also define your own request types. For an example, see ``URLWriter``.
public protocol OxfordEndpointRequest<Answer>: Hashable, Sendable {
    /// The type of the endpoint's filters.
    ///
    /// Each endpoint has its own filter type, so passing another endpoint's filter is a compile-time error.
    associatedtype Filter: OxfordFilter = NoFilter

    /// The type of the answer.
    associatedtype Answer: OxfordAnswer

    /// The API version that the endpoint belongs to, which is version 2 by default.
    static var version: APIVersion { get }

    /// Writes the request's path and parameters.
    ///
    /// First write the path segments that come after the API version, then the parameters. Write the same bytes on
    /// every call. If a URL is long, the library calls this function twice, and uses the first call only to measure the
    /// URL.
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
    /// - Complexity: O(*n*) in the length of the URL, with one allocation for the returned string.
    public func urlString(on server: Server = .live) -> String {
        URLWriter.text(of: self, on: server)
    }
}

/// A type of request that accepts filters, such as ``EntriesRequest``.
///
/// Pass filters to the request's initializer, or add them to an existing request with ``filtered(by:)``:
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
    /// The filters, sorted in the order of ``OxfordFilter/parameters``.
    var filters: Filters<Filter> { get set }
}

extension OxfordFilteredRequest {
    /// Returns the request with additional filters.
    ///
    /// If the request already has a filter for the same parameter, the result depends on the kind of parameter. A list
    /// parameter gets the values of both filters, and any other parameter gets only the new value.
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

/// A version of the Oxford Dictionaries API.
///
/// Each request type declares the version that its endpoint belongs to.
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
        guard !self.name.isEmpty, self.name.isUnreserved else {
            fatalError("invalid version name; use letters and digits", file: file, line: line)
        }
    }

    /// Creates a version without checking its name.
    ///
    /// The constant ``v2`` uses this initializer. Because the initializer does not check the name, the compiler can
    /// initialize ``v2`` statically. With a check, ``v2`` would be initialized lazily, and composing any URL would take
    /// longer.
    private init(checked name: String) {
        self.name = name
    }

    /// Version 2, the current version.
    public static let v2 = APIVersion(checked: "v2")

    /// The version's name.
    public var description: String { name }
}

/// A data set that the service offers, either the dictionary of one language or the translations from one language to
/// another.
public enum Dataset: Hashable, Sendable {
    /// The dictionary of one language.
    case monolingual(MonolingualLanguage)

    /// The translations from one language to another.
    case bilingual(LanguagePair)
}
