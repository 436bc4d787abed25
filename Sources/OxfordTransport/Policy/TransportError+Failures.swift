// Errors that all transports share.

extension TransportError {
    package static let cancelled = TransportError(.cancelled)

    package static let timedOut = TransportError(.timedOut)

    package static let tlsFailed = TransportError(.untrusted, detail: "the TLS connection failed")

    package static let invalidHTTP = TransportError(
        .malformed, detail: "it is not valid HTTP, or its headers are too long")

    package static func tooLarge(limit: Int) -> TransportError {
        TransportError(.tooLarge, detail: "it has more than \(limit) bytes")
    }

    package static let closedInBody = TransportError(
        .cutShort, detail: "the connection closed before the whole body arrived")

    package static let closedInHead = TransportError(
        .cutShort, detail: "the connection closed before all headers arrived")

    package static let closedBeforeResponse = TransportError(
        .connectionLost, detail: "the connection closed before a response arrived")
}
