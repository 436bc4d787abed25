public import OxfordEndpoints

/// Something that happened during a request, which the client reports to its ``OxfordObserver``.
///
/// A client reports these events for each request:
///
/// - ``Kind-swift.struct/waiting`` before each wait for a retry or for the rate limit
/// - ``Kind-swift.struct/received`` each time a response or an error arrives from the transport
/// - Finally, either ``Kind-swift.struct/succeeded`` or ``Kind-swift.struct/failed``
///
/// Every event has the ID and the URL of the request, the time since the request began, and the number of calls so far:
///
/// ```swift
/// import OxfordTesting
///
/// let ran = LemmasRequest("ran", in: .english)
/// let wire = ScriptedTransport([
///     .answer(ran, with: TransportResponse(status: 503)),
///     .answer(ran, with: TransportResponse(body: #"{"results": []}"#)),
/// ])
/// let client = OxfordClient(
///     transport: wire,
///     policy: CallPolicy(retries: RetryPolicy(jitter: 0)),
///     observer: OxfordObserver { event in
///         switch event.kind {
///         case .waiting: print("waits", event.wait ?? .zero)
///         case .received: print("status", event.status ?? 0)
///         case .succeeded: print("done with", event.calls, "calls")
///         default: print(event.kind)
///         }
///     })
/// _ = try await client.send(ran)
/// // status 503
/// // waits 0.5 seconds
/// // status 200
/// // done with 2 calls
/// ```
///
/// The description of an event contains no credentials.
public struct OxfordEvent: Sendable {
    /// The kind of an event.
    ///
    /// Later versions may add kinds, so a `switch` over a kind needs a `default` case.
    public struct Kind: OxfordOpenValue {
        /// The name of the kind, such as `received`.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The request begins to wait, for example before a retry or in the queue of a rate limit.
        ///
        /// ``OxfordEvent/wait`` is the expected duration of the wait.
        public static let waiting = Kind("waiting")

        /// A response or an error arrived from the transport.
        ///
        /// The event has either a ``OxfordEvent/status`` or a ``OxfordEvent/transportError``. More events may follow,
        /// for example because the client retries the request.
        public static let received = Kind("received")

        /// The request ended with an answer.
        public static let succeeded = Kind("succeeded")

        /// The request ended with the ``OxfordEvent/error``.
        public static let failed = Kind("failed")
    }

    /// The kind of the event.
    public let kind: Kind

    /// The ID of the request.
    public let id: RequestID

    /// The URL of the request, which contains the word that was looked up.
    public let url: String

    /// The name of the endpoint, such as `entries`, or `nil` if the URL has no path of the API.
    ///
    /// Use it as the label of a metric. A label must have few values, and must not contain what users look up, as the
    /// URL does.
    ///
    /// ```swift
    /// let ace = TransportRequest(EntriesRequest("ace", in: .britishEnglish))
    /// print(OxfordEvent(.succeeded, url: ace.url).endpoint ?? "other")
    /// // entries
    /// ```
    public var endpoint: String? {
        let path = APIURL(url).segments.dropFirst()
        return path.first?.first == "v" ? path.dropFirst().first?.nonEmpty : nil
    }

    /// The time since the request began.
    public let elapsed: Duration

    /// The number of calls that were made for the request so far.
    ///
    /// The service may bill each call.
    public let calls: Int

    /// The expected duration of the wait, or `nil` if the event is not of the kind
    /// ``Kind-swift.struct/waiting``.
    public let wait: Duration?

    /// The status of the response, or `nil` if there was no response.
    public let status: Int?

    /// The transport's error, or `nil` if there was none.
    public let transportError: TransportError?

    /// The error that the client throws, or `nil` if the event is not of the kind ``Kind-swift.struct/failed``.
    public let error: OxfordError?

    /// Creates an event, for example to test an observer.
    public init(
        _ kind: Kind, id: RequestID = RequestID(), url: String = Server.live.base, elapsed: Duration = .zero,
        calls: Int = 0, wait: Duration? = nil, status: Int? = nil, transportError: TransportError? = nil,
        error: OxfordError? = nil
    ) {
        self.kind = kind
        self.id = id
        self.url = url
        self.elapsed = elapsed
        self.calls = calls
        self.wait = wait
        self.status = status
        self.transportError = transportError
        self.error = error
    }
}

extension OxfordEvent: CustomStringConvertible {
    /// The event's kind and details on one line, separated by commas.
    public var description: String {
        let details: [String?] = [
            "\(kind)", "id \(id)", "after \(elapsed.text)", "calls \(calls)", wait.map { "waits \($0.text)" },
            status.map { "status \($0)" }, error.map { "reason \($0.reason)" },
            transportError.map { "failure \($0.reason.row.headline)" }, url, error?.message.map { "message \($0)" },
            (error?.advice.nonEmpty).map { "advice \($0)" },
        ]
        return details.compactMap(\.self).joined(separator: ", ")
    }
}
