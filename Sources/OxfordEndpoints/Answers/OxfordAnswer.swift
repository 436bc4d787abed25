/// What an endpoint answers, as a typed value.
///
/// A request names its answer as ``OxfordEndpointRequest/Response``.
public protocol OxfordAnswer: Sendable {}
