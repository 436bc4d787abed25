import OxfordTesting
import OxfordTransport

/// A closure that a user could write, in a client's list of middleware.
enum UserClosure: String, CaseIterable {
    case authorizing, doubling, fetching, hedging, holding, rebuilding, repeating, stalling, tracing, unstored

    /// Returns a random list.
    static func list(in world: World) -> [UserClosure] {
        // Most lists have no stalling closure, because a list with one says nothing about requests that wait for good.
        let all = allCases.filter { $0 != .stalling || world.chance(10) }
        return (0..<world.one(of: [0, 0, 1, 1, 2, 3, 4])).map { _ in world.one(of: all) }
    }

    func middleware(in world: World) -> TransportMiddleware {
        TransportMiddleware { request, next in try await pass(request, in: world, next) }
    }

    private func pass(
        _ request: TransportRequest, in world: World, _ next: TransportMiddleware.Next
    ) async throws -> TransportResponse {
        switch self {
        case .authorizing:
            return try await next(request.adding(world.token()))
        case .doubling:
            async let one = next(request)
            async let other = next(request)
            return if let response = try? await one, world.chance(70) { response } else { try await other }
        case .fetching:
            // The client for tokens may have the same rate limit and budget.
            if world.chance(70), let error = await world.fetchToken(), world.chance(70) { throw error }
            return try await next(request.adding(world.token()))
        case .hedging:
            return try await withoutActuallyEscaping(next) { next in
                try await withThrowingTaskGroup(of: TransportResponse.self) { group in
                    for pause in [.zero, world.pause(upTo: 1), world.pause(upTo: 2)] {
                        group.addTask {
                            try await world.outerClock.sleep(for: pause)
                            return try await next(request)
                        }
                    }
                    defer { group.cancelAll() }
                    return try await group.next() ?? TransportResponse(status: 500)
                }
            }
        case .holding:
            try await world.outerClock.sleep(for: world.pause(upTo: 3))
        case .rebuilding:
            let response = try await next(request)
            let headers = world.chance(70) ? response.headers : Headers()
            return TransportResponse(status: response.status, headers: headers, body: response.body)
        case .repeating:
            if let response = try? await next(request), response.status == 200 { return response }
        case .stalling where world.chance(30):
            try? await world.outerClock.sleep(for: World.forever)
        case .tracing:
            let trace = "00-\(world.number(in: 1...1_000_000))"
            return try await next(request.adding(Headers(validating: ["traceparent": trace])))
        case .unstored where world.chance(40):
            return try await next(request.adding(Headers(validating: ["Cache-Control": "no-store"])))
        case .stalling, .unstored: break
        }
        return try await next(request)
    }
}
