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

        /// A middleware threw an error of its own.
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

    /// An ``OxfordError``, in a case, because a struct cannot contain itself.
    private indirect enum Thrown: Hashable, Sendable {
        case error(OxfordError)
    }

    private let thrown: Thrown?

    /// The error that a middleware or a transport threw, and that the client throws in place of this error.
    var oxfordError: OxfordError? {
        if case .error(let error) = thrown { error } else { nil }
    }

    /// Creates an error, for a custom ``Transport``.
    ///
    /// To create the error from the error of another HTTP library, use ``init(_:)``.
    public init(_ reason: Reason, detail: String? = nil) {
        self.reason = reason
        self.detail = detail
        thrown = nil
    }

    /// Creates the error that brings an ``OxfordError`` through the middleware to the client.
    init(_ error: OxfordError) {
        reason = Reason(rawValue: error.reason.rawValue)
        detail = error.message
        thrown = .error(error)
    }

    /// Returns a copy of the error in which all secrets are hidden.
    func hiding(_ search: SecretSearch?) -> TransportError {
        guard let search else { return self }
        if let oxfordError { return TransportError(oxfordError.hiding(search)) }
        return TransportError(reason, detail: detail.map(search.hidden))
    }

    /// Whether a retry might succeed.
    ///
    /// The value is `true` if the connection failed or was lost, or if the response is incomplete.
    public var isRetryable: Bool {
        oxfordError?.isRetryable ?? [.connectionLost, .cutShort, .cannotConnect].contains(reason)
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
