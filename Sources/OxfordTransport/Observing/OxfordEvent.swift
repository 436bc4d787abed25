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
    /// The client calls it on no actor, and the request waits until it returns.
    func observe(_ event: OxfordEvent)
}

/// An event of a request, which a client reports to its ``OxfordObserver``.
///
/// A client reports ``Kind-swift.struct/attempted`` for each attempt, ``Kind-swift.struct/waiting`` for each pause before
/// an attempt, and finally exactly one event of another kind. Nothing is reported after that event. The client does not
/// attempt a request whose task is already cancelled. Its events contain no credentials.
public struct OxfordEvent: Sendable {
    /// The kind of an event.
    ///
    /// Later versions may add kinds, so a `switch` needs a `default`.
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
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// An attempt ended, with ``OxfordEvent/status`` or ``OxfordEvent/transportError``.
        ///
        /// An attempt is a request that the innermost transport was asked to send.
        public static let attempted = Kind("attempted")

        /// A pause begins before the attempt whose number is ``OxfordEvent/attempt``.
        ///
        /// The request waits for a retry or for a rate limit. ``OxfordEvent/duration`` is how long that will probably
        /// take.
        public static let waiting = Kind("waiting")

        /// There was no complete response.
        public static let unanswered = Kind("unanswered")

        /// The response had no body.
        public static let answeredWithoutBody = Kind("answeredWithoutBody")

        /// The body of the response could not be read.
        public static let answeredUnreadably = Kind("answeredUnreadably")

        /// The service responded with an error.
        public static let answeredWithError = Kind("answeredWithError")

        /// The request succeeded.
        public static let answered = Kind("answered")

        /// The task of the request was cancelled.
        public static let cancelled = Kind("cancelled")
    }

    /// The kind of the event.
    public let kind: Kind

    /// The ID of the request.
    public let id: RequestID

    /// The URL of the request.
    public let url: String

    /// The duration of the attempt, the pause, or the whole request.
    public let duration: Duration

    /// The number of the attempt or of the attempt after the pause, or the total number of attempts.
    public let attempt: Int

    /// The status of the response, if there was one.
    public let status: Int?

    /// The transport error, if there was one.
    public let transportError: TransportError?

    /// The error, if the request failed.
    public let error: OxfordError?

    /// Creates an event, for tests of an observer.
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
    /// All details in one line.
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

/// An observer that writes a line without secrets for each event.
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

    /// Creates an observer that passes each line to a function, such as a logger's.
    ///
    /// A line begins with the kind of the event, and commas separate the details.
    public init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// Writes the line of an event.
    public func observe(_ event: OxfordEvent) {
        write("\(event)")
    }
}
