public import OxfordEndpoints

/// An error that a transport throws if it cannot return a complete response.
///
/// ```swift
/// print(TransportError(.connectionLost, detail: "closed without an answer"))
/// // the connection was lost: closed without an answer
/// ```
public struct TransportError: Error, Hashable, Sendable {
    /// The reason for a transport error.
    ///
    /// Later versions may add reasons, so a `switch` over a reason needs a `default` case. If your own transport can
    /// fail for a reason that is not in the list, name the reason yourself:
    ///
    /// ```swift
    /// extension TransportError.Reason {
    ///     static let tokenExpired = Self(rawValue: "tokenExpired")
    /// }
    ///
    /// print(TransportError(.tokenExpired, detail: "it was valid until noon"))
    /// // tokenExpired: it was valid until noon
    /// ```
    public struct Reason: OxfordOpenValue {
        /// The name of the reason, such as `timedOut`.
        ///
        /// The name never changes, so you can store it.
        public let rawValue: String

        /// Creates a reason from its name.
        ///
        /// The name may be that of a constant, or that of your own reason.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The task was cancelled.
        public static let cancelled = Reason("cancelled")

        /// The response did not arrive in time.
        public static let timedOut = Reason("timedOut")

        /// The host name could not be resolved.
        public static let hostNotFound = Reason("hostNotFound")

        /// The host did not accept a connection.
        public static let cannotConnect = Reason("cannotConnect")

        /// This computer has no network connection.
        public static let offline = Reason("offline")

        /// The connection closed before a response arrived.
        public static let connectionLost = Reason("connectionLost")

        /// The connection closed before the whole response arrived.
        public static let cutShort = Reason("cutShort")

        /// The server could not be authenticated, or the TLS connection failed.
        public static let untrusted = Reason("untrusted")

        /// The response body exceeds the transport's limit.
        public static let tooLarge = Reason("tooLarge")

        /// The response is not valid HTTP.
        public static let malformed = Reason("malformed")

        /// The URL is not allowed.
        ///
        /// A URL must use HTTPS, and it must not contain a user name. HTTP is allowed only for hosts that refer to this
        /// computer, such as `localhost`.
        public static let refusedURL = Reason("refusedURL")

        /// The budget of calls is used up, so the request was not sent.
        public static let budgetSpent = Reason("budgetSpent")

        /// The sample dictionary does not contain an answer to this request.
        ///
        /// The service may have an answer.
        public static let notInSample = Reason("notInSample")

        /// A middleware threw an error that the library does not know.
        public static let middlewareFailed = Reason("middlewareFailed")

        /// Any other failure.
        public static let other = Reason("other")
    }

    /// The reason for the error.
    public let reason: Reason

    /// Details about the failure, such as the size limit that was exceeded.
    ///
    /// The details contain no secrets.
    public let detail: String?

    /// The error that a middleware or a transport threw, and that the client throws instead of this error.
    let clientError: (any ClientError)?

    /// Creates an error, for a custom ``Transport``.
    ///
    /// To create the error from the error of another HTTP library, use ``init(_:)``.
    public init(_ reason: Reason, detail: String? = nil) {
        self.init(reason, detail: detail, bringing: nil)
    }

    /// Creates an error that brings another error through the middleware to the client.
    init(_ reason: Reason, detail: String?, bringing clientError: (any ClientError)?) {
        self.reason = reason
        self.detail = detail
        self.clientError = clientError
    }

    /// Whether a retry might succeed.
    ///
    /// The value is `true` if the connection failed or was lost, or if the response is incomplete.
    public var isRetryable: Bool {
        clientError?.isRetryable ?? [.connectionLost, .cutShort, .cannotConnect].contains(reason)
    }
}

/// An error that the client throws as it is if a middleware or a transport has thrown it.
protocol ClientError: Error {
    var isRetryable: Bool { get }

    /// A transport error that brings this error through the middleware to the client.
    var asTransportError: TransportError { get }
}

extension TransportError {
    /// Returns whether two errors have the same reason and detail.
    public static func == (one: TransportError, other: TransportError) -> Bool {
        one.reason == other.reason && one.detail == other.detail
    }

    /// Hashes the reason and the detail.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(reason)
        hasher.combine(detail)
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
