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
    ///
    /// ```swift
    /// print(TransportError.Reason.timedOut.name)
    /// print(TransportError.Reason(named: "timedOut") == .timedOut, TransportError.Reason(named: "late") == nil)
    /// // timedOut
    /// // true true
    /// ```
    public struct Reason: Hashable, Sendable {
        private let known: Known

        private init(known: Known) {
            self.known = known
        }

        /// Finds a reason by its ``name``, for what was written to a file.
        public init?(named name: String) {
            guard let known = Known(rawValue: name) else { return nil }
            self.known = known
        }

        /// The name of the constant, which stays the same in later versions.
        public var name: String { known.rawValue }

        var text: String { known.text }

        /// The task that waited for the answer was cancelled.
        public static let cancelled = Reason(known: .cancelled)

        /// There was no answer in the time that was given.
        public static let timedOut = Reason(known: .timedOut)

        /// The name of the host is not known.
        public static let hostNotFound = Reason(known: .hostNotFound)

        /// The host takes no connection.
        public static let cannotConnect = Reason(known: .cannotConnect)

        /// This machine has no network.
        public static let offline = Reason(known: .offline)

        /// The connection ended before there was an answer.
        public static let connectionLost = Reason(known: .connectionLost)

        /// The connection ended within the answer.
        public static let cutShort = Reason(known: .cutShort)

        /// The server is not who it should be, or speaks no secure protocol.
        public static let untrusted = Reason(known: .untrusted)

        /// The answer is longer than the limit of the transport.
        public static let tooLarge = Reason(known: .tooLarge)

        /// What came is no answer in HTTP.
        public static let malformed = Reason(known: .malformed)

        /// The URL is none that is sent: not https, and not this machine itself.
        public static let refusedURL = Reason(known: .refusedURL)

        /// Something else.
        public static let other = Reason(known: .other)
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

extension TransportError.Reason {
    /// Every reason that has a constant.
    private enum Known: String {
        case cancelled
        case timedOut
        case hostNotFound
        case cannotConnect
        case offline
        case connectionLost
        case cutShort
        case untrusted
        case tooLarge
        case malformed
        case refusedURL
        case other

        var text: String {
            switch self {
            case .cancelled: "cancelled"
            case .timedOut: "no answer in time"
            case .hostNotFound: "the host was not found"
            case .cannotConnect: "no connection was made"
            case .offline: "this machine is not connected to a network"
            case .connectionLost: "the connection was lost"
            case .cutShort: "the answer was cut short"
            case .untrusted: "the server could not be trusted"
            case .tooLarge: "the answer is too large"
            case .malformed: "the answer could not be understood"
            case .refusedURL: "the URL is not sent"
            case .other: "the request failed"
            }
        }
    }
}

extension TransportError: CustomStringConvertible {
    /// What is known, in one line.
    public var description: String { detail.map { "\(reason.text): \($0)" } ?? reason.text }
}
