/// Why a request got no answer.
///
/// ```swift
/// print(TransportError(.connectionLost, detail: "closed without an answer"))
/// // the connection was lost: closed without an answer
/// ```
public struct TransportError: Error, Hashable, Sendable {
    /// What happened.
    ///
    /// More may come, so a `switch` over them has a `default`.
    public struct Reason: Hashable, Sendable {
        let text: String

        /// The task that waited for the answer was cancelled.
        public static let cancelled = Reason(text: "cancelled")

        /// There was no answer in the time that was given.
        public static let timedOut = Reason(text: "no answer in time")

        /// The name of the host is not known.
        public static let hostNotFound = Reason(text: "the host was not found")

        /// The host takes no connection.
        public static let cannotConnect = Reason(text: "no connection was made")

        /// This machine has no network.
        public static let offline = Reason(text: "this machine is not connected to a network")

        /// The connection ended before there was an answer.
        public static let connectionLost = Reason(text: "the connection was lost")

        /// The connection ended within the answer.
        public static let cutShort = Reason(text: "the answer was cut short")

        /// The server is not who it should be, or speaks no secure protocol.
        public static let untrusted = Reason(text: "the server could not be trusted")

        /// The answer is longer than the limit of the transport.
        public static let tooLarge = Reason(text: "the answer is too large")

        /// What came is no answer in HTTP.
        public static let malformed = Reason(text: "the answer could not be understood")

        /// The URL is none that is sent: not https, and not this machine itself.
        public static let refusedURL = Reason(text: "the URL is not sent")

        /// Something else.
        public static let other = Reason(text: "the request failed")
    }

    /// What happened.
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

extension TransportError: CustomStringConvertible {
    /// What is known, in one line.
    public var description: String { detail.map { "\(reason.text): \($0)" } ?? reason.text }
}
