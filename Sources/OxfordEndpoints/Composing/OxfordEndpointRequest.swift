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
