/// An error that a transport throws if it cannot return a complete response.
///
/// ```swift
/// print(TransportError(.connectionLost, detail: "closed without an answer"))
/// // the connection was lost: closed without an answer
/// ```
///
/// Two errors are equal if their reasons and details are equal.
public struct TransportError: Error, Sendable {
    /// The reason for an error.
    public typealias Reason = FailureReason

    /// The reason for the error.
    public let reason: Reason

    /// Details about the failure, such as the size limit that was exceeded.
    ///
    /// The details contain no secrets.
    public let detail: String?

    /// What became of the request, or `nil` if only the reason tells.
    package enum Departure: Sendable {
        case sent, notSent
        /// The client did not pass the request to its transport, because its budget or its time did not allow it.
        case refused
        /// The request was sent over a connection, kept from an earlier request, that turned out to be closed.
        case sentInVain
    }

    package let departure: Departure?

    /// Creates an error, for a custom ``Transport``.
    ///
    /// To create the error from the error of another HTTP library, use ``init(_:)``.
    ///
    /// - Parameters:
    ///   - reason: The reason for the error.
    ///   - detail: Details about the failure, which must not contain a secret.
    ///   - isCall: Whether the request was sent, or may have been sent. Default: what the reason says. A request that
    ///     found no server, for example, was not sent.
    public init(_ reason: Reason, detail: String? = nil, isCall: Bool? = nil) {
        self.init(reason, detail: detail, departure: isCall.map { $0 ? .sent : .notSent })
    }

    package init(_ reason: Reason, detail: String?, departure: Departure?) {
        self.reason = reason
        self.detail = detail
        self.departure = departure
    }
}

extension TransportError: Hashable {
    /// Returns whether two errors have the same reason and the same detail.
    public static func == (one: Self, other: Self) -> Bool { (one.reason, one.detail) == (other.reason, other.detail) }

    /// Adds the reason and the detail to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(reason)
        hasher.combine(detail)
    }
}

extension TransportError {
    /// Returns a copy of the error in which the secrets of a request are hidden.
    func hiding(_ secrets: @autoclosure () -> Secrets) -> TransportError {
        guard let detail else { return self }
        return TransportError(reason, detail: secrets().hidden(in: detail), departure: departure)
    }
}

/// The outcome of a request in a transport or a middleware.
package typealias Outcome = Result<TransportResponse, TransportError>

// Transports share these errors, so that the same failure always has the same text.

extension TransportError {
    package static let cancelled = TransportError(.cancelled)

    /// The error of a request that was cancelled before it was sent.
    package static let cancelledBeforeCall = TransportError(.cancelled, isCall: false)

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

    /// The error of a request whose connection, kept from an earlier request, turned out to be closed.
    ///
    /// The client sends such a request again at once, because servers close connections that they have kept for a
    /// while.
    package static let closedKeptConnection = TransportError(
        .connectionLost, detail: "the kept connection closed before any byte of a response arrived",
        departure: .sentInVain)
}
