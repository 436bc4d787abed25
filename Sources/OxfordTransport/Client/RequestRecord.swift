import OxfordEndpoints
import Synchronization

/// What happens during the attempts of a request.
enum Report: Sendable {
    case waiting(Duration)
    case received(Outcome)
}

/// A type that learns what happens during the attempts of a request.
protocol Audience: Sendable {
    func note(_ report: Report)
}

/// The record of one request of a client: it counts the calls that are made for the request, reports its events, and
/// knows its secrets.
final class RequestRecord: Audience {
    private struct State {
        var calls = 0
        /// The request as the client made it, followed by what the closures made of it.
        var requests: [TransportRequest]
        /// The keys by which a cache may store a response to the request.
        var keys: [RequestKey] = []
    }

    /// The request as the client made it.
    let request: TransportRequest

    /// The time at which the request has to end, or `nil` for no limit.
    let end: Duration?

    let budget: CallBudget?

    private let cache: AnswerCache?
    private let time: Timekeeper
    private let start: Duration
    private let observer: OxfordObserver?
    private let state: Mutex<State>

    init(_ request: TransportRequest, of client: borrowing OxfordClient) {
        self.request = request
        (budget, cache) = (client.policy.budget, client.policy.cache)
        (time, observer) = (client.time, client.observer)
        let start = time.now()
        self.start = start
        end = client.policy.timeout.map { start + $0.clamped }
        state = Mutex(State(requests: [request]))
    }

    /// The time since the request began, or zero if the clock has gone backward.
    var elapsed: Duration { max(.zero, time.now() - start) }

    /// The number of calls so far.
    var calls: Int { state.withLock(\.calls) }

    // MARK: Events

    /// Counts a call, and reports what happened to the observer.
    func note(_ report: Report) {
        let calls = state.withLock { state in
            if case .received(let outcome) = report, outcome.isCall { state.calls += 1 }
            return state.calls
        }
        guard observer != nil else { return }
        switch report {
        case .waiting(let wait): observe(.waiting, after: elapsed, calls: calls, wait: wait)
        case .received(.success(let response)):
            observe(.received, after: elapsed, calls: calls, status: response.status)
        case .received(.failure(let error)): observe(.received, after: elapsed, calls: calls, transportError: error)
        }
    }

    /// Reports an event to the observer.
    func observe(
        _ kind: OxfordEvent.Kind, after elapsed: Duration, calls: Int, wait: Duration? = nil, status: Int? = nil,
        transportError: TransportError? = nil, error: OxfordError? = nil
    ) {
        observer?.observe(
            OxfordEvent(
                kind, id: request.id, url: request.url, elapsed: elapsed, calls: calls, wait: wait, status: status,
                transportError: transportError ?? error?.transportError, error: error))
    }

    // MARK: Requests

    /// Notes a request that a closure receives, or that leaves.
    func note(_ request: TransportRequest) {
        state.withLock { state in
            // Headers that nobody has changed share their storage, so the comparison costs nothing.
            let last = state.requests.last
            if last?.headers != request.headers || last?.url != request.url { state.requests.append(request) }
        }
    }

    /// The URL of the request that was noted last.
    var lastURL: String { state.withLock { $0.requests.last?.url } ?? request.url }

    /// All headers whose secrets the server may have repeated.
    var headers: [Headers] { state.withLock { $0.requests.map(\.headers) } }

    /// The secrets to hide in text from the server.
    var secrets: Secrets { Secrets(in: headers) }

    // MARK: The cache

    /// Notes a key by which the cache may store a response.
    func note(_ key: RequestKey) { state.withLock { $0.keys.append(key) } }

    /// Removes the responses to this request from the cache, because the answer cannot be read.
    func removeFromCache() {
        guard let cache else { return }
        for key in state.withLock(\.keys) { cache.remove(key) }
    }
}
