import OxfordTesting
import OxfordTransport
import Synchronization

/// A step in a client's list of middleware: one of the library's, or one that a user could write.
struct Step {
    enum Kind: String, CaseIterable {
        case retrying, rateLimited, deadline, coalescing, caching, budget
        case hedging, answering, delaying, renewing, stalling
    }

    let kind: Kind
    private(set) var middleware: [TransportMiddleware] = []
    private(set) var limit: RateLimit?
    private(set) var budget: CallBudget?

    /// Creates a step with random settings.
    init(_ kind: Kind, in world: World) {
        self.kind = kind
        switch kind {
        case .retrying:
            // Without jitter, because the library's jitter is not the seed's.
            let policy = RetryPolicy(
                attempts: world.number(in: 2...4), base: .milliseconds(world.one(of: [0, 500, 2000])),
                cap: .seconds(world.one(of: [4, 60])), jitter: 0)
            middleware = [.retrying(policy, clock: world.clock)]
        case .rateLimited:
            let limit = RateLimit(
                world.number(in: 1...5), per: .seconds(world.number(in: 1...10)), burst: world.number(in: 1...3))
            self.limit = limit
            middleware = [.rateLimited(limit, clock: world.clock)]
        case .deadline: middleware = [.deadline(.seconds(world.number(in: 1...20)), clock: world.clock)]
        case .coalescing: middleware = [.coalescing()]
        case .caching: middleware = Self.caching(for: .seconds(world.number(in: 2...60)), in: world)
        case .budget:
            let budget = CallBudget(world.number(in: 0...20))
            self.budget = budget
            middleware = [.budget(budget)]
        case .hedging: middleware = [Self.hedging(in: world)]
        case .answering: middleware = [Self.answering(in: world)]
        case .delaying: middleware = [Self.delaying(in: world)]
        case .renewing: middleware = [Self.renewing]
        case .stalling: middleware = [Self.stalling(in: world)]
        }
    }
}

extension Step: CustomStringConvertible {
    var description: String {
        limit.map { "\(kind)(\($0))" } ?? budget.map { "\(kind)(\($0.limit))" } ?? "\(kind)"
    }
}

// MARK: Custom middleware

extension Step {
    /// Sends a request twice, and returns whichever outcome comes first.
    private static func hedging(in world: World) -> TransportMiddleware {
        TransportMiddleware { request, next in
            try await withThrowingTaskGroup(of: TransportResponse.self) { group in
                let pause = world.pause(upTo: 2)
                group.addTask { try await next(request) }
                group.addTask {
                    try await world.outerClock.sleep(for: pause)
                    return try await next(request)
                }
                defer { group.cancelAll() }
                return try await group.next() ?? TransportResponse(status: 500)
            }
        }
    }

    /// Answers some requests by itself.
    private static func answering(in world: World) -> TransportMiddleware {
        TransportMiddleware { request, next in
            if world.chance(70) { return try await next(request) }
            return TransportResponse(body: Mark(for: request).body)
        }
    }

    /// Answers some requests by itself, and yet passes them on later, when their callers may have left.
    private static func delaying(in world: World) -> TransportMiddleware {
        TransportMiddleware { request, next in
            if world.chance(50) { return try await next(request) }
            let pause = world.pause(upTo: 10)
            Task {
                try await world.outerClock.sleep(for: pause)
                _ = try await next(request)
            }
            try await world.outerClock.sleep(for: world.pause(upTo: 3))
            return TransportResponse(body: Mark(for: request).body)
        }
    }

    /// Passes on a request that it has created itself.
    private static let renewing = TransportMiddleware { request, next in
        try await next(TransportRequest(url: request.url, headers: request.headers))
    }

    /// Holds some requests until they are cancelled, and passes them on then.
    private static func stalling(in world: World) -> TransportMiddleware {
        TransportMiddleware { request, next in
            if world.chance(30) { try? await world.outerClock.sleep(for: World.forever) }
            return try await next(request)
        }
    }
}

// MARK: Caching

extension Step {
    /// One passage of a request through a cache.
    private final class Passage: Sendable {
        @TaskLocal static var current: Passage?

        /// Whether the cache has no answer, so that the request has gone on.
        let hasGoneOn = Mutex(false)

        /// Whether each cache that stands later in the list, and that was asked, had an answer.
        let isReused = Mutex<Bool?>(nil)

        func note(reuse: Bool) {
            isReused.withLock { $0 = $0 != false && reuse }
        }
    }

    /// A cache between two probes, which check each answer that the cache gives.
    private static func caching(for lifetime: Duration, in world: World) -> [TransportMiddleware] {
        let before = TransportMiddleware { request, next in
            let (outer, passage) = (Passage.current, Passage())
            let response = try await Passage.$current.withValue(passage) { try await next(request) }
            if !passage.hasGoneOn.withLock(\.self) {
                passage.note(reuse: true)
                if let send = Mark(in: response.body)?.send { world.checkReused(send, lifetime: lifetime) }
            }
            outer?.note(reuse: passage.isReused.withLock(\.self) == true)
            return response
        }
        let after = TransportMiddleware { request, next in
            Passage.current?.hasGoneOn.withLock { $0 = true }
            let response = try await next(request)
            if Passage.current?.isReused.withLock(\.self) != true, let send = Mark(in: response.body)?.send {
                world.noteArrival(of: send)
            }
            return response
        }
        return [before, .caching(world.one(of: world.caches), for: lifetime), after]
    }
}
