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
/// 1. The ``timeout`` begins.
/// 2. Your ``TransportMiddleware`` sees the request. Each call of `next` passes the steps from here on.
/// 3. The ``cache`` answers the request if it can.
/// 4. If ``sharesEqualRequests`` is `true`, the request joins an equal one that is in flight.
/// 5. For each attempt of the ``retries``, the request waits for a place in the ``rateLimit``, borrows a call from the
///    ``budget``, and goes to the transport, which gets the time of the ``attemptTimeout``.
///
/// A copy of a client can have another policy:
///
/// ```swift
/// import OxfordSamples
///
/// var urgent = OxfordClient.sample
/// urgent.policy.timeout = .seconds(2)
/// print(try await urgent.send(.lemmas("mice", in: .english)).headwords())
/// // [mouse]
/// ```
public struct CallPolicy: Sendable {
    /// The maximum duration of a request as a whole, or `nil` for no limit.
    ///
    /// It includes the middleware, the queue of the rate limit, and the retries with their pauses. When the time is
    /// over, the client cancels the request and waits until the middleware and the transport have ended, which they do
    /// soon. The error has the reason ``FailureReason/timedOut``. A response that arrives in spite of the
    /// cancellation is returned, because it is paid for. If the duration is zero or negative, nothing is sent.
    public var timeout: Duration?

    /// The cache that stores and reuses responses, or `nil` for none.
    ///
    /// - Important: Use a cache only if you have an agreement with Oxford that allows it.
    public var cache: AnswerCache?

    /// Whether equal requests that the client and its copies make at the same time are sent only once.
    ///
    /// Requests are equal if their URLs and all their headers are equal, except the headers of tracing, and if they have
    /// the same cache and the same rate limit. All callers receive the same response or error.
    ///
    /// The request is sent by the policy of the caller that made it first. The others wait for its end, even if that
    /// caller leaves. Only their ``timeout`` still applies to them. Each call is reported to the first caller that
    /// still waits, so the sum over all callers is exact. If the last waiting caller is cancelled, so is the call in
    /// flight. If the request was not sent because the first caller had no time or no budget left, another caller sends
    /// it by its own policy.
    public var sharesEqualRequests: Bool

    /// The policy for retries, or `nil` for none.
    public var retries: RetryPolicy?

    /// The limit for the rate of calls, or `nil` for none.
    ///
    /// Clients that get the same limit share it.
    public var rateLimit: RateLimit?

    /// The budget that every call is taken from, or `nil` for none.
    ///
    /// Clients that get the same budget share it. A request that is made when the budget is used up fails at once with
    /// ``FailureReason/budgetSpent``.
    public var budget: CallBudget?

    /// The maximum duration of a single call, or `nil` for the client's default.
    ///
    /// The time begins when the call has its place in the rate limit. A client that was created with credentials or
    /// with a gateway gives each call 30 seconds by default. A client that was created with a transport has no default,
    /// but the transport itself may have a limit.
    public var attemptTimeout: Duration?

    /// Creates a policy.
    ///
    /// Without an argument, a request is sent once, without a limit.
    public init(
        timeout: Duration? = nil, cache: AnswerCache? = nil, sharesEqualRequests: Bool = false,
        retries: RetryPolicy? = nil, rateLimit: RateLimit? = nil, budget: CallBudget? = nil,
        attemptTimeout: Duration? = nil
    ) {
        self.timeout = timeout
        self.cache = cache
        self.sharesEqualRequests = sharesEqualRequests
        self.retries = retries
        self.rateLimit = rateLimit
        self.budget = budget
        self.attemptTimeout = attemptTimeout
    }
}
