// The requests take the core's headwords and filters, and return its answers.
@_exported public import OxfordEndpoints

/// The requests of version 1 of the API, which was switched off on 30 June 2019.
///
/// Use them to compose the URLs of old programs. Do not send them: the service answers only version 2. The
/// documentation of each request names its replacement in version 2.
///
/// ```swift
/// let request = V1.EntriesRequest("Cost accounting", in: .english)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v1/entries/en/cost_accounting
/// ```
///
/// Version 1 writes headwords in lowercase, with `_` for spaces. Lowercasing can lengthen a headword: `İ` becomes two
/// Unicode scalars. A headword that would exceed the limit of 128 scalars keeps its letter case.
public enum V1 {}

extension V1 {
    /// A request of version 1 of the API, which was switched off on 30 June 2019.
    ///
    /// Use the protocol to detect requests that the service no longer answers:
    ///
    /// ```swift
    /// func isRetired(_ request: some OxfordEndpointRequest) -> Bool {
    ///     request is any V1.Request
    /// }
    ///
    /// print(isRetired(V1.LanguagesRequest()), isRetired(LanguagesRequest()))
    /// // true false
    /// ```
    public protocol Request: OxfordEndpointRequest {}
}

extension V1.Request {
    /// Version 1.
    public static var version: APIVersion { .v1 }
}

extension APIVersion {
    /// Version 1, which was switched off on 30 June 2019.
    public static let v1 = APIVersion("v1")
}
