/// A transport that retries after temporary failures, created by ``Transport/retrying(_:clock:)``.
public struct RetryingTransport<Base: Transport>: CountsAttempts {
    private let base: Base
    private let policy: RetryPolicy
    private let time: Timekeeper

    init(_ base: Base, policy: RetryPolicy, time: Timekeeper) {
        self.base = base
        self.policy = policy
        self.time = time
    }

    /// Sends a request, and retries as the policy allows, unless the task is cancelled.
    ///
    /// - Throws: ``TransportError`` if the last attempt has no complete response.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        request.reportUnsent()
        let start = time.now()
        var attempt = 1
        while true {
            let outcome: Result<TransportResponse, TransportError>
            do throws(TransportError) {
                outcome = .success(try await base.attempt(attempt, of: request))
            } catch {
                outcome = .failure(error)
            }
            guard !Task.isCancelled,
                let pause = policy.pause(
                    after: attempt, outcome: outcome, elapsed: time.now() - start, chance: .random(in: 0...1))
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
    /// Returns a transport that retries this transport's requests.
    ///
    /// Apply ``rateLimited(_:clock:)`` first, so that every attempt counts:
    /// `transport.rateLimited(.perMinute(60)).retrying(.standard)`. A deadline that is applied before covers one
    /// attempt, and one that is applied after covers all attempts and pauses.
    ///
    /// ```swift
    /// import OxfordTesting
    ///
    /// let mice = LemmasRequest("mice", in: .english)
    /// let wire = ScriptedTransport([
    ///     .answer(mice, with: TransportResponse(status: 502)),
    ///     .answer(mice, with: TransportResponse(body: #"{"results": []}"#)),
    /// ])
    /// let transport = wire.retrying(RetryPolicy(base: .milliseconds(1)))
    /// let client = OxfordClient(credentials: nil, transport: transport)
    /// print(try await client.response(to: mice).attempts)
    /// // 2
    /// ```
    ///
    /// - Parameters:
    ///   - policy: The policy that decides whether to retry, and after which pause.
    ///   - clock: The clock that measures the time. Pass a test clock in tests.
    public func retrying(
        _ policy: RetryPolicy = .standard, clock: some Clock<Duration> = ContinuousClock()
    ) -> RetryingTransport<Self> {
        RetryingTransport(self, policy: policy, time: Timekeeper(clock))
    }
}
