/// A transport that asks again where that may help.
///
/// Made by ``Transport/retrying(_:clock:)``.
///
/// Its type says what is within what; here each try has five seconds:
///
/// ```swift
/// import OxfordTesting
///
/// let mice = LemmasRequest("mice", in: .english)
/// let wire = ScriptedTransport([
///     .fail(mice, with: TransportError(.connectionLost)), .answer(mice, with: TransportResponse(status: 404)),
/// ])
/// let retrying: RetryingTransport<DeadlineTransport<ScriptedTransport>> = wire.deadline(.seconds(5))
///     .retrying(RetryPolicy(base: .zero))
/// print(try await retrying.send(TransportRequest(mice)).status, wire.requests.map(\.attempt))
/// // 404 [1, 2]
/// ```
public struct RetryingTransport<Base: Transport>: Transport {
    private let base: Base
    private let policy: RetryPolicy
    private let time: Timekeeper

    init(_ base: Base, policy: RetryPolicy, time: Timekeeper) {
        self.base = base
        self.policy = policy
        self.time = time
    }

    /// Sends a request, and again as the policy says, unless the task is cancelled.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let start = time.now()
        var attempt = 1
        while true {
            let begun = time.now()
            let outcome: Result<TransportResponse, TransportError>
            do throws(TransportError) {
                outcome = .success(try await base.send(request.asAttempt(attempt)))
            } catch {
                outcome = .failure(error)
            }
            let now = time.now()
            request.report(Attempt(number: attempt, duration: now - begun, outcome: outcome.map(\.status)))
            guard !Task.isCancelled,
                let pause = policy.pause(
                    after: attempt, outcome: outcome, elapsed: now - start, chance: .random(in: 0...1))
            else { return try outcome.get() }
            if pause > .zero { request.report(pause: pause, beforeAttempt: attempt + 1) }
            do throws(CancellationError) {
                try await time.sleep(pause)
            } catch {
                throw TransportError(.cancelled)
            }
            attempt += 1
        }
    }
}

extension Transport {
    /// The transport with another try where that may help.
    ///
    /// A limit belongs within, so that every try counts: `transport.rateLimited(.perMinute(60)).retrying(.standard)`.
    /// A deadline within covers one attempt and no pause; around it, a deadline covers all attempts and pauses.
    ///
    /// An ``OxfordObserver`` receives an ``OxfordEvent/Kind-swift.struct/waiting`` event when a pause begins.
    ///
    /// ```swift
    /// import OxfordTesting
    ///
    /// let wire = ScriptedTransport([
    ///     .answer(LemmasRequest("mice", in: .english), with: TransportResponse(status: 502)),
    ///     .answer(LemmasRequest("mice", in: .english), with: TransportResponse(body: #"{"results": []}"#)),
    /// ])
    /// let policy = RetryPolicy(base: .milliseconds(1))
    /// let client = OxfordClient(credentials: nil, transport: wire.retrying(policy))
    /// print(try await client.response(to: .lemmas("mice", in: .english)).attempts)
    /// // 2
    /// ```
    ///
    /// - Parameters:
    ///   - policy: When to ask again, and after how long.
    ///   - clock: What measures the time; a test hands over its own.
    public func retrying(
        _ policy: RetryPolicy = .standard, clock: some Clock<Duration> = ContinuousClock()
    ) -> RetryingTransport<Self> {
        RetryingTransport(self, policy: policy, time: Timekeeper(clock))
    }
}
