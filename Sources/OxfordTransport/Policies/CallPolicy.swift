/// The rules by which a client sends its requests: how long they may take, what they share, and when a call may leave.
///
/// ```swift
/// let policy = CallPolicy(
///     retries: RetryPolicy(), rateLimit: .perMinute(60),
///     budget: CallBudget(3000))
/// let client = OxfordClient(
///     transport: ClosureTransport { _ in
///         TransportResponse(body: #"{"results": []}"#)
///     },
///     policy: policy)
/// print(try await client.response(to: .lemmas("ran", in: .english)).calls)
/// // 1
/// ```
///
/// Every rule has a place in one fixed order. A request passes the following steps, and a response passes them in the
/// opposite direction:
///
/// 1. The ``deadline`` begins.
/// 2. Your ``TransportMiddleware`` sees the request. Each call of `next` passes the steps from here on.
/// 3. The ``cache`` answers the request if it can.
/// 4. If ``sharesEqualRequests`` is `true`, the request joins an equal one that is in flight.
/// 5. For each attempt of the ``retries``, the request waits for a place in the ``rateLimit``, gets the headers of the
///    ``signature``, and goes to the transport. A call is taken from the ``budget`` when it leaves.
///
/// A copy of a client can have another policy:
///
/// ```swift
/// import OxfordSamples
///
/// var urgent = OxfordClient.sample
/// urgent.policy.deadline = .seconds(2)
/// print(try await urgent.send(.lemmas("mice", in: .english)).headwords())
/// // [mouse]
/// ```
public struct CallPolicy: Sendable {
    /// The maximum duration of a request as a whole, or `nil` for no limit.
    ///
    /// It includes the middleware, the queue of the rate limit, and the retries with their pauses. If there is no
    /// response by the deadline, the request is cancelled, and its caller receives ``FailureReason/timedOut`` at once,
    /// even if a transport or a middleware ignores the cancellation. A request also fails at once if its place in the
    /// rate limit would come after the deadline. If the duration is zero or negative, nothing is sent.
    public var deadline: Duration?

    /// The cache that stores and reuses responses, or `nil` for none.
    ///
    /// - Important: Use a cache only if you have an agreement with Oxford that allows it.
    public var cache: AnswerCache?

    /// Whether equal requests that the client and its copies make at the same time are sent only once.
    ///
    /// Requests are equal if their URLs are equal, and all their headers except those in ``headersOutsideKey``. All
    /// callers receive the same response or error. The first caller that still waits pays for each call: the call is
    /// taken from its budget and reported to its observer. After a failed attempt, a caller waits for a retry if its
    /// own retries and its own deadline allow one. If the last waiting caller is cancelled, so is the call in flight.
    public var sharesEqualRequests: Bool

    /// The policy for retries, or `nil` for none.
    public var retries: RetryPolicy?

    /// The limit for the rate of calls, or `nil` for none.
    ///
    /// Clients that get the same limit share it.
    public var rateLimit: RateLimit?

    /// The budget that every call is taken from when it leaves, or `nil` for none.
    ///
    /// Clients that get the same budget share it. A request that is made when the budget is used up fails at once with
    /// ``FailureReason/budgetSpent``.
    public var budget: CallBudget?

    /// The maximum duration of a single call, or `nil` for the limit of the transport.
    ///
    /// The time begins when the call has its place in the rate limit. The library's transports apply the limit, and
    /// measure it by the real time. Another transport may read it as ``TransportRequest/timeout``.
    public var timeout: Duration?

    /// A closure that returns headers to add to each attempt, or `nil` for none.
    ///
    /// Use it for a signature that has to be made just before the request leaves, for example because it contains the
    /// time. The closure must return quickly, because the request keeps its place in the rate limit meanwhile.
    ///
    /// A signature says which program sends a request, so requests with different signatures can share a response. Who
    /// the user is belongs in a header that a ``TransportMiddleware`` adds. Clients whose signatures speak for
    /// different users must not share a cache.
    ///
    /// ```swift
    /// let wire = ClosureTransport { request in
    ///     print(request.headers["X-Signature"] ?? "unsigned")
    ///     return TransportResponse(body: #"{"results": []}"#)
    /// }
    /// let policy = CallPolicy(signature: { request in
    ///     let signature = String(request.url.utf8.count, radix: 16)
    ///     return try Headers(validating: ["X-Signature": signature])
    /// })
    /// let client = OxfordClient(transport: wire, policy: policy)
    /// _ = try await client.send(.lemmas("ran", in: .english))
    /// // 3a
    /// ```
    public var signature: (@Sendable (TransportRequest) throws -> Headers)?

    /// The names of headers in which requests may differ and still share a response.
    ///
    /// Headers for tracing, such as `traceparent`, `baggage` and `X-Request-Id`, never have to be equal. Name
    /// `Authorization` only if all tokens speak for the same user.
    public var headersOutsideKey: Set<String>

    /// Creates a policy.
    ///
    /// Without an argument, a request is sent once, without a limit.
    public init(
        deadline: Duration? = nil, cache: AnswerCache? = nil, sharesEqualRequests: Bool = false,
        retries: RetryPolicy? = nil, rateLimit: RateLimit? = nil, budget: CallBudget? = nil, timeout: Duration? = nil,
        signature: (@Sendable (TransportRequest) throws -> Headers)? = nil, headersOutsideKey: Set<String> = []
    ) {
        self.deadline = deadline
        self.cache = cache
        self.sharesEqualRequests = sharesEqualRequests
        self.retries = retries
        self.rateLimit = rateLimit
        self.budget = budget
        self.timeout = timeout
        self.signature = signature
        self.headersOutsideKey = headersOutsideKey
    }
}
