/// What a deadline waits for.
private enum Event: Sendable {
    case answer(Result<TransportResponse, TransportError>)
    case alarm(isOver: Bool)
}

/// A transport that gives an answer so much time, to the fraction of a second, and no more.
///
/// Made by ``Transport/deadline(_:clock:)``. Inside a transport that tries again, each try has the time; outside of it,
/// all of them together.
///
/// ```swift
/// let never = ClosureTransport { _ in
///     try await Task.sleep(for: .seconds(60))
///     return TransportResponse(status: 200)
/// }
/// let client = OxfordClient(credentials: nil, transport: never.deadline(.milliseconds(20)))
/// do {
///     _ = try await client.send(.entries("ace", in: .britishEnglish))
/// } catch {
///     print(error.reason, error.advice, separator: ": ")
/// }
/// // timedOut: try again, or allow more time
/// ```
public struct DeadlineTransport<Base: Transport>: Transport {
    private let base: Base
    private let limit: Duration
    private let time: Timekeeper

    init(_ base: Base, limit: Duration, time: Timekeeper) {
        self.base = base
        self.limit = limit
        self.time = time
    }

    /// Sends a request, and cancels it when the time is over.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let (base, limit, time) = (base, limit, time)
        let answer = await withTaskGroup(of: Event.self) { group in
            group.addTask {
                do throws(TransportError) {
                    return .answer(.success(try await base.send(request)))
                } catch {
                    return .answer(.failure(error))
                }
            }
            group.addTask {
                do throws(CancellationError) {
                    try await time.sleep(limit)
                    return .alarm(isOver: true)
                } catch {
                    return .alarm(isOver: false)
                }
            }
            var isOver = false
            var answer: Result<TransportResponse, TransportError> = .failure(TransportError(.cancelled))
            for await event in group {
                switch event {
                case .answer(let given): answer = given
                case .alarm(let hasRung): isOver = hasRung
                }
                // When the caller's own task is cancelled the alarm ends first, and the answer says how.
                if case .alarm(isOver: false) = event { continue }
                group.cancelAll()
            }
            guard isOver, case .failure(let error) = answer, error.reason == .cancelled else { return answer }
            return .failure(TransportError(.timedOut, detail: "\(limit)"))
        }
        return try answer.get()
    }
}

extension Transport {
    /// The transport with a limit to how long an answer may take.
    ///
    /// ```swift
    /// let never = ClosureTransport { _ in
    ///     try await Task.sleep(for: .seconds(60))
    ///     return TransportResponse(status: 200)
    /// }
    /// do {
    ///     _ = try await never.deadline(.milliseconds(20)).send(TransportRequest(url: "https://example.com"))
    /// } catch {
    ///     print(error)
    /// }
    /// // no answer in time: 0.02 seconds
    /// ```
    ///
    /// - Parameters:
    ///   - limit: How long an answer may take.
    ///   - clock: What measures the time; a test hands over its own.
    public func deadline(
        _ limit: Duration, clock: some Clock<Duration> = ContinuousClock()
    ) -> DeadlineTransport<Self> {
        DeadlineTransport(self, limit: limit, time: Timekeeper(clock))
    }
}
