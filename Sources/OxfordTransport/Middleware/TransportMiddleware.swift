/// A step between a client and its transport, which can change, repeat, delay, or answer requests.
///
/// Pass a list of middleware to a client. The first of the list is the nearest to the caller, and the last is the
/// nearest to the transport:
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient(
///     transport: SampleTransport(),
///     middleware: [.retrying(), .rateLimited(.perMinute(60))])
/// print(try await client.send(.lemmas("ran", in: .english)).headwords())
/// // [run]
/// ```
///
/// To write your own middleware, create one from a closure. The closure receives a request, and the function that
/// passes a request on. It calls that function once to pass the request on, again to repeat it, and never to answer the
/// request by itself. This middleware sends a request a second time if there is no response after a second, and returns
/// whichever response comes first:
///
/// ```swift
/// let hedging = TransportMiddleware { request, next in
///     try await withThrowingTaskGroup(of: TransportResponse.self) { group in
///         group.addTask { try await next(request) }
///         group.addTask {
///             try await Task.sleep(for: .seconds(1))
///             return try await next(request)
///         }
///         defer { group.cancelAll() }
///         if case .success(let response)? = await group.nextResult() {
///             return response
///         }
///         return try await group.next() ?? TransportResponse(status: 504)
///     }
/// }
/// let client = OxfordClient(
///     transport: ClosureTransport { _ in
///         TransportResponse(body: #"{"results": []}"#)
///     },
///     middleware: [hedging])
/// let response = try await client.response(to: .lemmas("ran", in: .english))
/// print(response.calls)
/// // 1
/// ```
///
/// Your middleware does not have to count calls. A call is counted when a request reaches the transport, whatever the
/// middleware does.
public struct TransportMiddleware: Sendable {
    /// A function that passes a request on to the next middleware, or to the transport.
    ///
    /// If the function throws, the error is a ``TransportError``. A reason in a `catch` clause matches it, as in
    /// `catch OxfordError.Reason.timedOut`.
    public typealias Next = @Sendable (TransportRequest) async throws -> TransportResponse

    typealias Step =
        @Sendable (TransportRequest, Passage, @escaping Passage.Next) async throws(TransportError) -> TransportResponse

    let send: Step

    /// The ``RateGate`` or ``CallBudget`` that limits all calls of a client with this middleware, or `nil`.
    ///
    /// Of the steps in a list with the same limit, only the first has an effect.
    let limit: (any AnyObject & Sendable)?

    /// Creates a middleware from a closure.
    ///
    /// The closure may throw any error, which is converted with ``TransportError/init(_:)-(Error)``. An error that this
    /// initializer does not know gets the reason ``FailureReason/middlewareFailed``, and its own description, if
    /// it has one, becomes the detail. The same holds for an ``OxfordError``, which comes from another request. To fail a
    /// request with a reason of your choice, throw a ``TransportError``.
    public init(
        _ send:
            @escaping @Sendable (_ request: TransportRequest, _ next: @escaping Next) async throws ->
            TransportResponse
    ) {
        self.init { request, passage, next async throws(TransportError) in
            var request = request
            request.trace = passage
            do {
                return try await send(request) { passedOn in
                    let response = try await next(passedOn, passage)
                    // The middleware may copy only parts of the response, so remember its secrets here.
                    passage.call.hideSecrets(in: response.requestHeaders)
                    return response
                }
            } catch {
                throw TransportError(thrown: error, byMiddleware: true).hiding(passage.call.search)
            }
        }
    }

    init(limit: (any AnyObject & Sendable)? = nil, passing send: @escaping Step) {
        self.send = send
        self.limit = limit
    }
}
