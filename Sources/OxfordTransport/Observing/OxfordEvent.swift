public import OxfordEndpoints

/// A type that receives a client's events, such as ``LoggingObserver``.
///
/// ```swift
/// import OxfordSamples
///
/// struct Calls: OxfordObserver {
///     func observe(_ event: OxfordEvent) {
///         if event.kind == .attempted { print("sent:", event.url) }
///     }
/// }
///
/// let client = OxfordClient(
///     credentials: nil, transport: SampleTransport(), observer: Calls())
/// _ = try await client.send(.lemmas("ran", in: .english))
/// // sent: https://od-api.oxforddictionaries.com/api/v2/lemmas/en/ran
/// ```
public protocol OxfordObserver: Sendable {
    /// Receives an event.
    ///
    /// The client can call this function on any thread, so do not assume that you are on the main actor. The request
    /// waits until the function returns, so return quickly.
    func observe(_ event: OxfordEvent)
}

/// Something that happened during a request, which the client reports to its ``OxfordObserver``.
///
/// A client reports these events for each request:
///
/// - ``Kind-swift.struct/attempted`` for each attempt to send the request
/// - ``Kind-swift.struct/waiting`` for each pause before an attempt
/// - Exactly one event of another kind at the end, which reports the outcome of the request
///
/// If the request's task is already cancelled, the client sends nothing and reports only one event, of the kind
/// ``Kind-swift.struct/cancelled``.
///
/// The description of an event contains no credentials.
public struct OxfordEvent: Sendable {
    /// The kind of an event.
    ///
    /// Later versions may add kinds, so a `switch` over a kind needs a `default` case.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// struct Metrics: OxfordObserver {
    ///     func observe(_ event: OxfordEvent) {
    ///         switch event.kind {
    ///         case .attempted: print("a call")
    ///         case .waiting: print("a pause of", event.duration)
    ///         case .answered: print("an answer")
    ///         default: print("a failure:", event.kind)
    ///         }
    ///     }
    /// }
    ///
    /// let client = OxfordClient(
    ///     credentials: nil, transport: SampleTransport(), observer: Metrics())
    /// _ = try? await client.send(.lemmas("xyzzy", in: .english))
    /// // a call
    /// // a failure: unanswered
    /// ```
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant, such as `attempted`.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// An attempt to send the request ended.
        ///
        /// If there was a response, the event has a ``OxfordEvent/status``. Otherwise, it has a
        /// ``OxfordEvent/transportError``. When transports wrap each other, the client reports only the attempts of the
        /// innermost transport, because only that transport sends the request.
        public static let attempted = Kind("attempted")

        /// The request begins to wait before an attempt.
        ///
        /// A request waits before a retry, or because a rate limit delays it. ``OxfordEvent/attempt`` is the number of
        /// the attempt after the wait, and ``OxfordEvent/duration`` is the expected duration of the wait.
        public static let waiting = Kind("waiting")

        /// No complete response arrived.
        public static let unanswered = Kind("unanswered")

        /// The response had no body.
        public static let answeredWithoutBody = Kind("answeredWithoutBody")

        /// The body of the response could not be read.
        public static let answeredUnreadably = Kind("answeredUnreadably")

        /// The service responded with an error.
        public static let answeredWithError = Kind("answeredWithError")

        /// The request succeeded.
        public static let answered = Kind("answered")

        /// The request's task was cancelled.
        public static let cancelled = Kind("cancelled")
    }

    /// The kind of the event.
    public let kind: Kind

    /// The ID of the request.
    public let id: RequestID

    /// The URL of the request.
    public let url: String

    /// The duration of the attempt or the pause.
    ///
    /// In the final event of a request, this is the duration of the whole request.
    public let duration: Duration

    /// The number of the attempt, starting at 1.
    ///
    /// In an event of the kind ``Kind-swift.struct/waiting``, this is the number of the attempt that follows the pause.
    /// In the final event of a request, it is the total number of attempts.
    public let attempt: Int

    /// The status of the response, or `nil` if there was no response.
    public let status: Int?

    /// The transport's error, or `nil` if there was none.
    public let transportError: TransportError?

    /// The error that the client throws if the request fails.
    ///
    /// Only the final event of a failed request has an error. In every other event, this property is `nil`.
    public let error: OxfordError?

    /// Creates an event, for example to test an observer.
    public init(
        _ kind: Kind, id: RequestID = RequestID(), url: String = Server.live.base, duration: Duration = .zero,
        attempt: Int = 1, status: Int? = nil, transportError: TransportError? = nil, error: OxfordError? = nil
    ) {
        self.kind = kind
        self.id = id
        self.url = url
        self.duration = duration
        self.attempt = attempt
        self.status = status
        self.transportError = transportError
        self.error = error
    }
}

extension OxfordEvent {
    init(id: RequestID, url: String, attempt: Int, duration: Duration, outcome: Result<Int, TransportError>) {
        var transportError: TransportError?
        if case .failure(let error) = outcome { transportError = error }
        self.init(
            .attempted, id: id, url: url, duration: duration, attempt: attempt, status: try? outcome.get(),
            transportError: transportError)
    }

    init(id: RequestID, url: String, duration: Duration, attempts: Int, outcome: Result<Int, OxfordError>) {
        switch outcome {
        case .success(let status):
            self.init(.answered, id: id, url: url, duration: duration, attempt: attempts, status: status)
        case .failure(let error):
            self.init(
                Kind(error), id: id, url: url, duration: duration, attempt: attempts, status: error.status,
                transportError: error.transportError, error: error)
        }
    }
}

extension OxfordEvent.Kind {
    fileprivate init(_ error: OxfordError) {
        switch error.reason {
        case .cancelled: self = .cancelled
        case .emptyAnswer: self = .answeredWithoutBody
        case .unexpectedContent, .unreadableAnswer: self = .answeredUnreadably
        case _ where error.transportError != nil: self = .unanswered
        default: self = .answeredWithError
        }
    }
}

extension OxfordEvent: CustomStringConvertible {
    /// The event's kind and details on one line, separated by commas.
    public var description: String {
        let details: [String?] = [
            "\(kind)", "id \(id)",
            kind == .attempted || kind == .waiting ? "attempt \(attempt)" : "attempts \(attempt)",
            status.map { "status \($0)" }, error.map { "reason \($0.reason)" },
            transportError.map { "failure \($0.reason.text)" },
            "\(kind == .waiting ? "waits" : "took") \(duration.text)", url, error?.message.map { "message \($0)" },
            error.map { "advice \($0.advice)" },
        ]
        return details.compactMap(\.self).joined(separator: ", ")
    }
}

/// An observer that writes a line for each event.
///
/// The lines contain no secrets.
///
/// ```swift
/// let client = OxfordClient(
///     credentials: nil,
///     transport: ClosureTransport { _ in TransportResponse(status: 404) },
///     observer: LoggingObserver { line in print(line.prefix { $0 != "," }) })
/// _ = try? await client.send(.entries("ace", in: .britishEnglish))
/// // attempted
/// // answeredWithError
/// ```
public struct LoggingObserver: OxfordObserver {
    private let write: @Sendable (String) -> Void

    /// Creates an observer that passes a line for each event to a closure, which can write the line to a log.
    ///
    /// Each line contains the event's kind and details, separated by commas.
    public init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// Writes one line for an event.
    public func observe(_ event: OxfordEvent) {
        write("\(event)")
    }
}
