import Synchronization

/// A transport that combines equal concurrent requests into one.
struct CoalescingTransport<Base: Transport>: CountsAttempts {
    private let base: Base
    private let sharedRequests = SharedRequests()

    init(_ base: Base) {
        self.base = base
    }

    /// Sends a request, or waits for the response to an equal request that is already in flight.
    ///
    /// - Throws: ``TransportError`` if there is no complete response.
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        request.reportUnsent()
        let (base, sharedRequests) = (base, sharedRequests)
        let number = sharedRequests.nextNumber()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                sharedRequests.join(request, as: number, continuation) { request in
                    do throws(TransportError) {
                        return .success(try await base.attempt(request.attempt, of: request))
                    } catch {
                        return .failure(error)
                    }
                }
            }
        } onCancel: {
            sharedRequests.leave(number)
        }
        return try outcome.get()
    }
}

extension Transport {
    /// Returns a transport that combines equal requests made at the same time, so that only one of them is sent.
    ///
    /// Two requests are combined only if their URLs and their headers are equal, so clients with different credentials
    /// never share a response. Copies of the returned transport combine their requests with each other, even if the
    /// copies belong to different clients.
    ///
    /// If a request is made while an equal request is in flight, both callers wait for the same response or error. The
    /// service bills each attempt to send the shared request only once. For this reason, each attempt is counted for
    /// only one of the callers.
    ///
    /// If a caller is cancelled while other callers wait, the cancelled caller returns at once, and the shared request
    /// continues. If the last waiting caller is cancelled, the shared request is cancelled too, and the caller returns
    /// when the request has ended. A shared request runs at the priority of its first caller, even if a caller with a
    /// higher priority joins later.
    ///
    /// The transport does not keep responses after a request ends. To reuse them later, see ``caching(_:for:)``.
    ///
    /// ```swift
    /// let transport = ClosureTransport { _ in
    ///     try await Task.sleep(for: .milliseconds(300))
    ///     return TransportResponse(body: #"{"results": []}"#)
    /// }
    /// let client = OxfordClient(
    ///     credentials: nil, transport: transport.coalescing())
    /// async let first = client.response(to: .lemmas("ran", in: .english))
    /// async let second = client.response(to: .lemmas("ran", in: .english))
    /// print(try await first.attempts + second.attempts)
    /// // 1
    /// ```
    ///
    /// Apply this function after ``retrying(_:clock:)`` and ``rateLimited(_:clock:)``, so that equal requests also
    /// share their retries and their wait for the rate limit:
    /// `transport.rateLimited(.perMinute(60)).retrying().coalescing()`.
    public func coalescing() -> some Transport {
        CoalescingTransport(self)
    }
}

/// The requests in flight and, for each request, the callers that wait for its response.
private final class SharedRequests: Sendable {
    typealias Outcome = Result<TransportResponse, TransportError>

    private struct Caller {
        let request: TransportRequest
        let shared: Int
        let continuation: CheckedContinuation<Outcome, Never>
    }

    /// A request in flight, identified by the ID of the caller that started it.
    private struct SharedRequest {
        let key: RequestKey
        var task: Task<Void, Never>?
        var isAbandoned = false
        /// The IDs of the callers that wait for the response, in the order of their requests.
        var callers: [Int] = []
    }

    private struct State {
        var sharedRequests: [Int: SharedRequest] = [:]
        var callers: [Int: Caller] = [:]
        /// The IDs of the shared requests that new callers can join.
        ///
        /// When a shared request ends or is cancelled, its ID is removed from this dictionary.
        var open: [RequestKey: Int] = [:]

        mutating func close(_ number: Int, _ key: RequestKey) {
            if open[key] == number { open[key] = nil }
        }
    }

    private let lastNumber = Atomic(0)
    private let state = Mutex(State())

    func nextNumber() -> Int { lastNumber.add(1, ordering: .relaxed).newValue }

    /// Adds a caller to the shared request that has the same URL and headers as `request`, or starts a new shared
    /// request.
    ///
    /// A shared request runs in an unstructured task, because the caller that started it may be cancelled while other
    /// callers still wait for the response.
    func join(
        _ request: TransportRequest, as number: Int, _ continuation: CheckedContinuation<Outcome, Never>,
        send: @escaping @Sendable (TransportRequest) async -> Outcome
    ) {
        let key = RequestKey(request)
        let shared: Int? = state.withLock { state in
            if Task.isCancelled { return nil }
            let shared = state.open[key] ?? number
            if shared == number {
                state.open[key] = number
                state.sharedRequests[number] = SharedRequest(key: key)
            }
            state.sharedRequests[shared]?.callers.append(number)
            state.callers[number] = Caller(request: request, shared: shared, continuation: continuation)
            return shared
        }
        guard let shared else { return continuation.resume(returning: .failure(TransportError(.cancelled))) }
        guard shared == number else { return }
        var counted = request
        counted.counter = SharedRequestCounter(sharedRequests: self, shared: number)
        counted.enclosing = nil
        start(shared) { [counted] in self.finish(number, with: await send(counted)) }
    }

    /// Starts the task that sends a shared request.
    ///
    /// The task starts immediately on the current thread, and may finish before this function returns. The task
    /// acquires the lock of `state`, so calling this function while holding the lock causes a deadlock. On Apple
    /// platforms before version 26, the task starts later, because a task cannot start immediately there.
    private func start(_ shared: Int, _ operation: @escaping @Sendable () async -> Void) {
        let task =
            if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                Task.immediate(operation: operation)
            } else {
                Task(operation: operation)
            }
        let isAbandoned = state.withLock { state in
            state.sharedRequests[shared]?.task = task
            return state.sharedRequests[shared]?.isAbandoned == true
        }
        if isAbandoned { task.cancel() }
    }

    /// Removes a cancelled caller from its shared request, or cancels the shared request if no other caller is waiting.
    func leave(_ number: Int) {
        let (leaving, abandoned) = state.withLock { state -> (Caller?, Task<Void, Never>?) in
            guard let caller = state.callers[number], let shared = state.sharedRequests[caller.shared] else {
                return (nil, nil)
            }
            guard shared.callers.count > 1 else {
                state.close(caller.shared, shared.key)
                state.sharedRequests[caller.shared]?.isAbandoned = true
                return (nil, shared.task)
            }
            state.callers[number] = nil
            state.sharedRequests[caller.shared]?.callers.removeAll { $0 == number }
            return (caller, nil)
        }
        abandoned?.cancel()
        leaving?.continuation.resume(returning: .failure(TransportError(.cancelled)))
    }

    private func finish(_ number: Int, with outcome: Outcome) {
        let callers = state.withLock { state -> [Caller] in
            guard let shared = state.sharedRequests.removeValue(forKey: number) else { return [] }
            state.close(number, shared.key)
            return shared.callers.compactMap { state.callers.removeValue(forKey: $0) }
        }
        for caller in callers { caller.continuation.resume(returning: outcome) }
    }

    /// Begins an attempt to send a request that several callers share.
    ///
    /// All callers wait for the same response, but the service bills the attempt only once. This function therefore
    /// counts the attempt for only one caller, which is the first caller that still waits. This function holds the lock
    /// until the attempt is counted. Otherwise, that caller could be cancelled before the attempt is counted, and the
    /// attempt would not be counted at all.
    fileprivate func begin(_ attempt: Int, of shared: Int) -> OpenAttempt? {
        state.withLock { state in
            for number in state.sharedRequests[shared]?.callers ?? [] {
                guard var request = state.callers[number]?.request else { continue }
                request.attempt = attempt
                if let begun = request.beginAttempt() { return begun }
            }
            return nil
        }
    }

    fileprivate func report(pause: Duration, beforeAttempt number: Int, of shared: Int) {
        let first = state.withLock { state in
            state.sharedRequests[shared]?.callers.first.flatMap { state.callers[$0] }
        }
        first?.request.report(pause: pause, beforeAttempt: number)
    }
}

/// The attempt counter for a request that several callers share.
///
/// The service bills each attempt only once, so only one of the callers that share an attempt counts it.
private struct SharedRequestCounter: AttemptCounter {
    let sharedRequests: SharedRequests
    let shared: Int

    func begin(_ number: Int) -> OpenAttempt? { sharedRequests.begin(number, of: shared) }

    func report(pause: Duration, beforeAttempt number: Int) {
        sharedRequests.report(pause: pause, beforeAttempt: number, of: shared)
    }
}
