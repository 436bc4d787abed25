/// An error that a transport throws if it cannot return a complete response.
///
/// ```swift
/// print(TransportError(.connectionLost, detail: "closed without an answer"))
/// // the connection was lost: closed without an answer
/// ```
public struct TransportError: Error, Hashable, Sendable {
    /// The reason for an error.
    public typealias Reason = FailureReason

    /// The reason for the error.
    public let reason: Reason

    /// Details about the failure, such as the size limit that was exceeded.
    ///
    /// The details contain no secrets.
    public let detail: String?

    /// Creates an error, for a custom ``Transport``.
    ///
    /// To create the error from the error of another HTTP library, use ``init(_:)``.
    public init(_ reason: Reason, detail: String? = nil) {
        self.reason = reason
        self.detail = detail
    }
}

// Transports share these errors, so that the same failure always has the same text.

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
