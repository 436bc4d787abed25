import OxfordTesting
import OxfordTransport

/// A closure that a user could write, in a client's list of middleware.
enum UserClosure: String, CaseIterable {
    case answering, authorizing, bypassing, delaying, fetching, hedging, holding, rebuilding, renewing, repeating
    case stalling, tracing, unstored

    /// Returns a random list.
    static func list(in world: World) -> [UserClosure] {
        // Most lists have no stalling closure, because a list with one says nothing about requests that wait for good.
        let all = allCases.filter { $0 != .stalling || world.chance(10) }
        return (0..<world.one(of: [0, 0, 1, 1, 2, 3, 4])).map { _ in world.one(of: all) }
    }

    func middleware(in world: World) -> TransportMiddleware {
        switch self {
        case .answering: Self.answering(in: world)
        case .authorizing: TransportMiddleware { try await $1($0.adding(world.token())) }
        case .bypassing: Self.bypassing(in: world)
        case .delaying: Self.delaying(in: world)
        case .fetching: Self.fetching(in: world)
        case .hedging: Self.hedging(in: world)
        case .holding:
            TransportMiddleware { request, next in
                let pause = world.pause(upTo: 3)
                request.willWait(for: pause)
                try await world.outerClock.sleep(for: pause)
                return try await next(request)
            }
        case .rebuilding:
            TransportMiddleware { request, next in
                let response = try await next(request)
                return TransportResponse(
                    status: response.status, headers: world.chance(70) ? response.headers : Headers(),
                    body: response.body)
            }
        case .renewing:
            TransportMiddleware { try await $1(TransportRequest(url: $0.url + "?strict=1", headers: $0.headers)) }
        case .repeating:
            TransportMiddleware { request, next in
                let response = try? await next(request)
                return if let response, response.status == 200 { response } else { try await next(request) }
            }
        case .stalling:
            TransportMiddleware { request, next in
                if world.chance(30) { try? await world.outerClock.sleep(for: World.forever) }
                return try await next(request)
            }
        case .tracing:
            TransportMiddleware { request, next in
                try await next(
                    request.adding(Headers(validating: ["traceparent": "00-\(world.number(in: 1...1_000_000))"])))
            }
        case .unstored:
            TransportMiddleware { request, next in
                try await next(
                    world.chance(60) ? request : request.adding(Headers(validating: ["Cache-Control": "no-store"])))
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

    /// Sends some requests with a transport of its own.
    private static func bypassing(in world: World) -> TransportMiddleware {
        let wire = SimulatedWire(world: world, counting: .byWire, honorsCancellation: true)
        return TransportMiddleware { request, next in
            try await world.chance(60) ? next(request) : wire.send(request)
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

    /// Sends another request for the token, whose rate limit and budget may be those of the client.
    private static func fetching(in world: World) -> TransportMiddleware {
        TransportMiddleware { request, next in
            if world.chance(70) {
                let error = await world.fetchToken()
                if let error, world.chance(70) { throw error }
            }
            return try await next(request.adding(world.token()))
        }
    }

    /// Sends a request up to three times at once, and returns whichever outcome comes first.
    private static func hedging(in world: World) -> TransportMiddleware {
        TransportMiddleware { request, next in
            try await withThrowingTaskGroup(of: TransportResponse.self) { group in
                for number in 0...world.number(in: 0...2) {
                    let pause = number == 0 ? .zero : world.pause(upTo: 2)
                    group.addTask {
                        try await world.outerClock.sleep(for: pause)
                        return try await next(request)
                    }
                }
                defer { group.cancelAll() }
                return try await group.next() ?? TransportResponse(status: 500)
            }
        }
    }
}
