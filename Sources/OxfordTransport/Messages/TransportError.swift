/// An error that a transport throws if it cannot return a complete response.
///
/// ```swift
/// print(TransportError(.connectionLost, detail: "closed without an answer"))
/// // the connection was lost: closed without an answer
/// ```
public struct TransportError: Error, Hashable, Sendable {
    /// The reason for a transport error.
    ///
    /// Later versions may add reasons, so a `switch` over a reason needs a `default` case.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant, such as `timedOut`.
        ///
        /// The name never changes, so you can store it in a file and later pass it to ``init(named:)``.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// Creates the reason that has the given name, such as `timedOut`.
        ///
        /// This initializer is the inverse of ``description``. For example, you can use it to restore a reason whose
        /// name you stored in a file.
        ///
        /// - Returns: The reason, or `nil` if no reason has this name.
        public init?(named name: String) {
            guard Self.texts[name] != nil else { return nil }
            self.init(name)
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

        /// The sample dictionary does not contain an answer to this request.
        ///
        /// The service may have an answer.
        public static let notInSample = Reason("notInSample")

        /// The test transport has no response for the request.
        public static let unexpectedRequest = Reason("unexpectedRequest")

        /// Any other failure.
        public static let other = Reason("other")
    }

    /// The reason for the error.
    public let reason: Reason

    /// Details about the failure, such as the size limit that was exceeded.
    ///
    /// The details contain no secrets.
    public let detail: String?

    /// Creates an error, for a custom ``Transport``.
    public init(_ reason: Reason, detail: String? = nil) {
        self.reason = reason
        self.detail = detail
    }

    /// Whether a retry might succeed.
    ///
    /// The value is `true` if the connection failed or was lost, or if the response is incomplete.
    public var isRetryable: Bool {
        reason == .connectionLost || reason == .cutShort || reason == .cannotConnect
    }
}

extension TransportError.Reason {
    private static let texts = [
        "cancelled": "cancelled",
        "timedOut": "the request timed out",
        "hostNotFound": "host not found",
        "cannotConnect": "no connection to the server",
        "offline": "this machine is offline",
        "connectionLost": "the connection was lost",
        "cutShort": "the response is incomplete",
        "untrusted": "the server is not trusted",
        "tooLarge": "the response is too large",
        "malformed": "malformed response",
        "refusedURL": "the URL is not allowed",
        "notInSample": "not in the sample",
        "unexpectedRequest": "unexpected request",
        "other": "the request failed",
    ]

    var text: String { Self.texts[description] ?? description }
}

extension TransportError: CustomStringConvertible {
    /// The reason, followed by the detail if there is one.
    public var description: String { detail.map { "\(reason.text): \($0)" } ?? reason.text }
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
