/// A closure between a client and the service, which can change, repeat, delay, or answer requests.
///
/// Pass a list of middleware to a client. The first of the list is the nearest to the caller. A request passes all of
/// them before the steps of the client's ``CallPolicy``, such as the cache, the retries and the rate limit.
///
/// The closure receives a request, and the function `next`, which passes a request on. The closure calls `next` once to
/// pass the request on, again to repeat it, and never to answer the request itself. This middleware adds a token to
/// each request:
///
/// ```swift
/// func authorizing(
///     with token: @escaping @Sendable () async throws -> String
/// ) -> TransportMiddleware {
///     TransportMiddleware { request, next in
///         let headers = try Headers(
///             validating: ["Authorization": "Bearer \(try await token())"])
///         return try await next(request.adding(headers))
///     }
/// }
///
/// let client = OxfordClient(
///     transport: ClosureTransport { request in
///         print(request.headers["Authorization"] != nil)
///         return TransportResponse(body: #"{"results": []}"#)
///     },
///     middleware: [authorizing { "a1b2c3d4e5" }])
/// _ = try await client.send(.lemmas("ran", in: .english))
/// // true
/// ```
///
/// The function `next` cannot outlive the closure: the compiler rejects a closure that stores it, or that uses it in an
/// unstructured task. Use `async let` to call it twice at the same time, and `withoutActuallyEscaping` to call it in
/// the tasks of a group:
///
/// ```swift
/// let twice = TransportMiddleware { request, next in
///     try await withoutActuallyEscaping(next) { next in
///         try await withThrowingTaskGroup { group in
///             for _ in 0..<2 { group.addTask { try await next(request) } }
///             defer { group.cancelAll() }
///             return try await group.next()
///                 ?? TransportResponse(status: 504)
///         }
///     }
/// }
/// ```
///
/// Your middleware does not have to count calls, and cannot get the count wrong, because the client counts the calls of
/// its transport. When the caller's task is cancelled, or its time is over, the client waits for the closure, so let it
/// end soon, as most asynchronous functions do by themselves.
public struct TransportMiddleware: Sendable {
    /// A function that passes a request on to the next middleware, and then through the steps of the client's
    /// ``CallPolicy`` to the transport.
    ///
    /// If the function throws, the error is a ``TransportError``. A reason in a `catch` clause matches it, as in
    /// `catch OxfordError.Reason.timedOut`.
    public typealias Next = @Sendable (TransportRequest) async throws -> TransportResponse

    let send: @Sendable (_ request: TransportRequest, _ next: Next) async throws -> TransportResponse

    /// Creates a middleware from a closure.
    ///
    /// The closure may throw any error, which is converted with ``TransportError/init(_:)-(Error)``. An error that this
    /// initializer does not know gets the reason ``FailureReason/middlewareFailed``, and its own description, if
    /// it has one, becomes the detail. The same holds for an ``OxfordError``, which comes from another request. To fail
    /// a request with a reason of your choice, throw a ``TransportError``.
    public init(
        _ send: @escaping @Sendable (_ request: TransportRequest, _ next: Next) async throws -> TransportResponse
    ) {
        self.send = send
    }
}
