/// A request of version 1, which was switched off on 30 June 2019.
public protocol OxfordVersion1Request: OxfordEndpointRequest {}

extension OxfordVersion1Request {
    /// Version 1.
    public static var version: APIVersion { .v1 }
}
