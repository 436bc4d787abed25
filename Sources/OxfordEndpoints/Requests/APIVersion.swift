/// A version of the Oxford Dictionaries API.
///
/// Version 2 is what the service answers; version 1 was switched off on 30 June 2019.
///
/// A request says its own by its type:
///
/// ```swift
/// print(EntriesRequest.version, V1.EntriesRequest.version)
/// // v2 v1
/// ```
public enum APIVersion: String, Hashable, Sendable, CaseIterable {
    /// Version 1, retired.
    case v1
    /// Version 2, current.
    case v2

    /// What stands between a server and the segments of a request.
    var path: StaticString {
        switch self {
        case .v1: "/api/v1"
        case .v2: "/api/v2"
        }
    }
}
