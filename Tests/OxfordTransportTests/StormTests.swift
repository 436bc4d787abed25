import OxfordEndpoints
import OxfordTransport
import TestSupport
import Testing

/// Random clients, policies, closures, transports and cancellations, on several threads.
@Suite(.timeLimit(.minutes(60))) struct Storm {
    @Test("Every call is counted once, told once, and taken from the budget once") func counts() async throws {
        for seed in 0..<Rounds.count(60) {
            var round = StormRound(seed: UInt64(seed))
            let problems = try await round.problems()
            #expect(problems == [], "seed \(seed)")
        }
    }
}

/// A few clients with some dozen callers.
///
/// The seed determines the clients and their requests, but not the order in which threads run.
private struct StormRound {
    private let wire = StormWire()
    private let total = CallBudget.unlimited()
    private let diary = Diary()
    private var random: SeededGenerator
    private var clients: [OxfordClient] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        let caches = (0...1).map { _ in cache() }
        let limits = (0...1).map { _ in limit() }
        for _ in 0...1 {
            var client = OxfordClient(
                transport: wire, policy: policy(caches, limits), middleware: closures(), observer: diary.observer)
            for _ in 0...2 {
                clients.append(client)
                client.policy = policy(caches, limits)
            }
        }
    }

    /// Runs the round, and returns everything that is wrong.
    mutating func problems() async throws -> [String] {
        var tasks: [Task<Int, Never>] = []
        for _ in 0..<40 {
            let client = clients[number(0...clients.count - 1)]
            let request = LemmasRequest(try WordText(validating: "word\(number(0...2))"), in: .english)
            let task = Task {
                do {
                    return try await client.response(to: request).calls
                } catch {
                    return OxfordError(error).calls
                }
            }
            tasks.append(task)
            if number(0...3) == 0 {
                Task { [delay = time(1)] in
                    try await Task.sleep(for: delay)
                    task.cancel()
                }
            }
            if number(0...2) == 0 { await Task.yield() }
        }
        var told = 0
        for task in tasks { told += await task.value }
        return check(told: told)
    }

    private func check(told: Int) -> [String] {
        var problems: [String] = []
        let (sent, spent) = (wire.calls.value, total.spent)
        if told != sent || told != spent { problems.append("\(told) told, \(sent) sent, \(spent) spent") }
        if total.remaining != .max - spent { problems.append("calls are lent for ever") }
        let requests = Dictionary(grouping: diary.events, by: \.id).values
        let last = requests.compactMap(\.last)
        if last.reduce(0, { $0 + $1.calls }) != sent { problems.append("the last events tell another number") }
        for events in requests {
            let ends = events.filter { $0.kind == .succeeded || $0.kind == .failed }
            if ends.count != 1 || ends.last?.kind != events.last?.kind {
                problems.append("a request has the events \(events.map(\.kind))")
            }
        }
        return problems
    }
}

extension StormRound {
    private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

    /// A random time of at most a few milliseconds.
    private mutating func time(_ longest: Int) -> Duration { .microseconds(100) * number(1...10 * longest) }

    private mutating func cache() -> AnswerCache { AnswerCache(lifetime: time(2), maximumBytes: 4000) }

    private mutating func limit() -> RateLimit {
        let count = number(1...5)
        return RateLimit(count, per: time(1), burst: number(1...count))
    }

    private mutating func policy(_ caches: [AnswerCache], _ limits: [RateLimit]) -> CallPolicy {
        let (timeout, attemptTimeout, base) = (time(3), time(1), time(1))
        let (budget, choice) = (CallBudget(number(0...20), within: total), number(0...1))
        var policy = CallPolicy(budget: total)
        if number(0...1) == 0 { policy.timeout = timeout }
        if number(0...1) == 0 { policy.attemptTimeout = attemptTimeout }
        if number(0...2) == 0 { policy.cache = caches[choice] }
        policy.sharesEqualRequests = number(0...1) == 0
        if number(0...1) == 0 { policy.retries = RetryPolicy(attempts: 3, base: base) }
        if number(0...1) == 0 { policy.rateLimit = limits[choice] }
        if number(0...2) == 0 { policy.budget = budget }
        return policy
    }

    private mutating func closures() -> [TransportMiddleware] {
        let all: [TransportMiddleware] = [
            TransportMiddleware { request, next in
                _ = try? await next(request)
                return try await next(request)
            },
            TransportMiddleware { request, next in
                async let one = next(request)
                async let other = next(request)
                if let first = try? await one { return first }
                return try await other
            },
            TransportMiddleware { request, next in
                try await withoutActuallyEscaping(next) { next in
                    try await withThrowingTaskGroup(of: TransportResponse.self) { group in
                        for _ in 0...1 { group.addTask { try await next(request) } }
                        defer { group.cancelAll() }
                        return try await group.next() ?? noResults
                    }
                }
            },
            TransportMiddleware { request, next in
                try await next(
                    request.adding(Headers(validating: ["Authorization": "Bearer \(Int.random(in: 0...1))"])))
            },
            TransportMiddleware { _, _ in noResults },
        ]
        return (0..<[0, 0, 1, 2][number(0...3)]).map { _ in all[number(0...all.count - 1)] }
    }
}

/// A transport with random outcomes, which ends when it is cancelled.
private final class StormWire: Transport {
    /// The number of calls that its outcomes are.
    let calls = Counter()

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        let outcome = await outcome()
        switch outcome {
        case .success(let response): if response.isCall { calls.add() }
        case .failure(let error): if error.isCall { calls.add() }
        }
        return try outcome.get()
    }

    private func outcome() async -> Result<TransportResponse, TransportError> {
        do {
            if Bool.random() { try await Task.sleep(for: .microseconds(100) * Int.random(in: 0...15)) }
        } catch {
            return .failure(TransportError(.cancelled, isCall: [nil, true, false].randomElement() ?? nil))
        }
        return switch Int.random(in: 0...9) {
        case 0: .success(TransportResponse(status: 503))
        case 1: .success(.notFound)
        case 2: .failure(TransportError(.connectionLost))
        case 3: .failure(TransportError(.cannotConnect))
        case 4: .failure(.closedKeptConnection)
        case 5: .success(TransportResponse(status: 200, body: noResults.body, isCall: false))
        default: .success(noResults)
        }
    }
}
