public import OxfordEndpoints

/// A request of version 1 of the API, which was switched off on 30 June 2019.
///
/// Use the protocol to detect requests that the service no longer answers:
///
/// ```swift
/// func isRetired(_ request: some OxfordEndpointRequest) -> Bool {
///     request is any OxfordVersion1Request
/// }
///
/// print(isRetired(V1.LanguagesRequest()), isRetired(LanguagesRequest()))
/// // true false
/// ```
public protocol OxfordVersion1Request: OxfordEndpointRequest {}

extension OxfordVersion1Request {
    /// Version 1.
    public static var version: APIVersion { .v1 }
}

extension APIVersion {
    /// Version 1, which was switched off on 30 June 2019.
    public static let v1 = APIVersion("v1")
}
