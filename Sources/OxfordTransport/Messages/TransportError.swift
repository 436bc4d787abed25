/// Why a request got no answer.
///
/// ```swift
/// print(TransportError(.connectionLost, detail: "closed without an answer"))
/// // the connection was lost: closed without an answer
/// ```
public struct TransportError: Error, Hashable, Sendable {
    /// The reason for a transport error.
    ///
    /// Later versions may add reasons, so a `switch` needs a `default`.
    ///
    /// ```swift
    /// print(TransportError.Reason.timedOut)
    /// print(TransportError.Reason(named: "timedOut") == .timedOut, TransportError.Reason(named: "late") == nil)
    /// // timedOut
    /// // true true
    /// ```
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant, which stays the same in later versions.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// Creates the reason whose ``description`` is a name, such as one that was written to a file.
        ///
        /// - Returns: `nil` if no reason has that name.
        public init?(named name: String) {
            guard Self.texts[name] != nil else { return nil }
            self.init(name)
        }

        /// The task that waited for the answer was cancelled.
        public static let cancelled = Reason("cancelled")

        /// There was no answer in the time that was given.
        public static let timedOut = Reason("timedOut")

        /// The name of the host is not known.
        public static let hostNotFound = Reason("hostNotFound")

        /// The host takes no connection.
        public static let cannotConnect = Reason("cannotConnect")

        /// This machine has no network.
        public static let offline = Reason("offline")

        /// The connection ended before there was an answer.
        public static let connectionLost = Reason("connectionLost")

        /// The connection ended within the answer.
        public static let cutShort = Reason("cutShort")

        /// The server is not who it should be, or speaks no secure protocol.
        public static let untrusted = Reason("untrusted")

        /// The answer is longer than the limit of the transport.
        public static let tooLarge = Reason("tooLarge")

        /// What came is no answer in HTTP.
        public static let malformed = Reason("malformed")

        /// The URL is none that is sent: not https, and not this machine itself.
        public static let refusedURL = Reason("refusedURL")

        /// The transport of a test has no answer for the request.
        public static let unexpectedRequest = Reason("unexpectedRequest")

        /// Something else.
        public static let other = Reason("other")
    }

    /// The reason.
    public let reason: Reason

    /// What more is known, without a secret.
    public let detail: String?

    /// Tells what happened.
    public init(_ reason: Reason, detail: String? = nil) {
        self.reason = reason
        self.detail = detail
    }

    /// Whether the same request may be answered when it is sent again.
    public var isRetryable: Bool {
        reason == .connectionLost || reason == .cutShort || reason == .cannotConnect
    }
}

extension TransportError.Reason {
    /// The message of each reason, by the name of its constant.
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
        "unexpectedRequest": "unexpected request",
        "other": "the request failed",
    ]

    /// The reason in words.
    var text: String { Self.texts[description] ?? description }
}

extension TransportError: CustomStringConvertible {
    /// What is known, in one line.
    public var description: String { detail.map { "\(reason.text): \($0)" } ?? reason.text }
}
