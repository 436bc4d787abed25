// Re-exported, because the requests of this module take headwords and filters of the core, and return its answers.
@_exported public import OxfordEndpoints

/// The requests of version 1 of the Oxford Dictionaries API, which was switched off on 30 June 2019.
///
/// Use these requests to compose the URLs of old programs. Do not send them, because the service answers only version 2
/// now. The documentation of each request names its replacement in version 2.
///
/// ```swift
/// let request = V1.EntriesRequest("Cost accounting", in: .english)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v1/entries/en/cost_accounting
/// ```
///
/// In URLs of version 1, headwords are in lowercase and have `_` for spaces. Lowercasing can make a headword longer,
/// because a letter such as `İ` becomes two Unicode scalars. If the result would exceed the limit of 128 scalars, the
/// headword keeps its letter case.
public enum V1 {}

extension V1 {
    /// A type that represents a request of version 1 of the API.
    ///
    /// The service has not answered version 1 since 30 June 2019. Use this protocol to detect requests that the service
    /// no longer answers:
    ///
    /// ```swift
    /// func isRetired(_ request: some OxfordEndpointRequest) -> Bool {
    ///     request is any V1.EndpointRequest
    /// }
    ///
    /// print(isRetired(V1.LanguagesRequest()), isRetired(LanguagesRequest()))
    /// // true false
    /// ```
    public protocol EndpointRequest: OxfordEndpointRequest {}
}

extension V1.EndpointRequest {
    /// Version 1.
    public static var version: APIVersion { .v1 }
}

extension APIVersion {
    /// Version 1, which was switched off on 30 June 2019.
    public static let v1 = APIVersion("v1")
}
