/// Something that happened to a request.
///
/// It holds no credential.
///
/// Each request has one that is ``Kind-swift.struct/attempted`` for every time that the transport was asked, which is none
/// where the task was cancelled before, and then exactly one of another kind.
///
/// ```swift
/// struct Failures: OxfordObserver {
///     func observe(_ event: OxfordEvent) {
///         if let error = event.error { print(event.kind, error.reason, event.status ?? 0) }
///     }
/// }
///
/// let client = OxfordClient(
///     credentials: nil, transport: ClosureTransport { _ in TransportResponse(status: 503) }, observer: Failures())
/// _ = try? await client.send(.entries("ace", in: .britishEnglish))
/// // answeredWithError serverFailure 503
/// ```
public struct OxfordEvent: Sendable {
    /// What happened.
    ///
    /// More may come, so a `switch` over them has a `default`.
    ///
    /// ```swift
    /// struct Metrics: OxfordObserver {
    ///     func observe(_ event: OxfordEvent) {
    ///         switch event.kind {
    ///         case .attempted: print("a call")
    ///         case .answered: print("an answer")
    ///         default: print("a failure:", event.kind)
    ///         }
    ///     }
    /// }
    ///
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport(), observer: Metrics())
    /// _ = try? await client.send(.lemmas("xyzzy", in: .english))
    /// // a call
    /// // a failure: answeredWithError
    /// ```
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The service was asked once; whether it answered is in ``OxfordEvent/status`` and ``OxfordEvent/failure``.
        public static let attempted = Kind("attempted")

        /// The request is over, and there was no answer.
        public static let couldNotConnect = Kind("couldNotConnect")

        /// The request is over, and the answer had no body.
        public static let answeredWithoutBody = Kind("answeredWithoutBody")

        /// The request is over, and the body was not what was promised.
        public static let answeredOtherwise = Kind("answeredOtherwise")

        /// The request is over, and the answer was an error.
        public static let answeredWithError = Kind("answeredWithError")

        /// The request is over, and has its answer.
        public static let answered = Kind("answered")

        /// The request is over, since its task was cancelled.
        public static let cancelled = Kind("cancelled")
    }

    /// What happened.
    public let kind: Kind

    /// The request.
    public let id: RequestID

    /// The URL that was asked.
    public let url: String

    /// How long it took: of an attempt that alone, else all together.
    public let duration: Duration

    /// Which attempt it was; of an outcome, how many there were.
    public let attempt: Int

    /// The status of the answer, if there was one.
    public let status: Int?

    /// Why an attempt had no answer.
    public let failure: TransportError?

    /// Why the request has no answer; of an attempt, nothing.
    public let error: OxfordError?
}

extension OxfordEvent {
    init(kind: Kind, id: RequestID, url: String, attempt: Attempt) {
        var failure: TransportError?
        if case .failure(let error) = attempt.outcome { failure = error }
        self.init(
            kind: kind, id: id, url: url, duration: attempt.duration, attempt: attempt.number,
            status: try? attempt.outcome.get(), failure: failure, error: nil)
    }

    init(id: RequestID, url: String, duration: Duration, attempts: Int, outcome: Result<Int, OxfordError>) {
        switch outcome {
        case .success(let status):
            self.init(
                kind: .answered, id: id, url: url, duration: duration, attempt: attempts, status: status,
                failure: nil, error: nil)
        case .failure(let error):
            self.init(
                kind: Kind(error), id: id, url: url, duration: duration, attempt: attempts, status: error.status,
                failure: error.transportError, error: error)
        }
    }
}

extension OxfordEvent.Kind {
    fileprivate init(_ error: OxfordError) {
        switch error.reason {
        case .cancelled: self = .cancelled
        case .emptyAnswer: self = .answeredWithoutBody
        case .unexpectedContent, .unreadableAnswer: self = .answeredOtherwise
        case _ where error.transportError != nil: self = .couldNotConnect
        default: self = .answeredWithError
        }
    }
}

extension OxfordEvent: CustomStringConvertible {
    /// Everything but the error's advice, in one line.
    public var description: String {
        let details: [String?] = [
            "\(kind)", "id \(id)", kind == .attempted ? "attempt \(attempt)" : "attempts \(attempt)",
            status.map { "status \($0)" }, error.map { "reason \($0.reason)" },
            failure.map { "failure \($0.reason.text)" },
            "took \(duration)", url,
        ]
        return details.compactMap(\.self).joined(separator: ", ")
    }
}
