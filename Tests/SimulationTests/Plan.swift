import OxfordTesting
import OxfordTransport

/// The random setup of a simulation: two clients, their lists of middleware, and their wires.
///
/// The clients may share middleware values, so they may share rate limits, budgets, caches, and flights of equal
/// requests.
struct Plan {
    struct Client {
        let client: OxfordClient
        /// The number in the client's credentials.
        let account: Int
        /// The positions of the client's steps in ``Plan/steps``.
        let list: [Int]
        let wire: SimulatedWire
    }

    let steps: [Step]
    let clients: [Client]
    /// The words that callers ask for, which are few, so that many requests are equal.
    let words: [String]

    init(in world: World) throws {
        words = Array(["ace", "bat", "cat"].prefix(world.one(of: [1, 1, 2, 3])))
        // Few kinds of steps, so that the same kinds often meet. Most lists have no stalling steps, because a list with
        // one says nothing about requests that wait for good.
        let all = Step.Kind.allCases.filter { $0 != .stalling || world.chance(20) }
        let random = (1...world.number(in: 1...6)).map { _ in world.one(of: all) }
        // Some mistakes show only if a shared answer is stored in a cache, and reused after the cache was cleared.
        let kinds = world.chance(30) ? [.caching, .coalescing, world.one(of: all)] : random
        let steps = (0..<world.number(in: 1...7)).map { _ in Step(world.one(of: kinds), in: world) }
        let isOneAccount = world.chance(20)
        self.steps = steps
        clients = try (0...1).map { number in
            let account = isOneAccount ? 0 : number
            let list = Self.list(of: steps.count, in: world)
            let kinds = list.map { steps[$0].kind }
            let wire = SimulatedWire(
                world: world, counting: world.one(of: SimulatedWire.Counting.allCases),
                honorsCancellation: world.chance(60),
                mayFollowCancellation: kinds.contains(.coalescing) || kinds.contains(.delaying))
            let client = OxfordClient(
                transport: wire, credentials: try Credentials(appID: "1a2b3c4\(account)", appKey: "0123456\(account)"),
                middleware: list.flatMap { steps[$0].middleware }, observer: OxfordObserver(world.observe),
                clock: world.clock)
            return Client(client: client, account: account, list: list, wire: wire)
        }
    }

    /// Returns a list of steps in any order, in which a step may occur twice.
    private static func list(of count: Int, in world: World) -> [Int] {
        let mayRepeat = world.chance(25)
        var left = Array(0..<count)
        return (0..<max(world.number(in: 0...count), world.number(in: 0...count))).map { _ in
            mayRepeat ? world.one(of: left) : left.remove(at: world.number(in: 0...left.count - 1))
        }
    }

    func kinds(of client: Int) -> [Step.Kind] { clients[client].list.map { steps[$0].kind } }

    /// The clients that have a step in their list.
    func clients(with step: Int) -> [Int] { clients.indices.filter { clients[$0].list.contains(step) } }

    func contains(_ kind: Step.Kind) -> Bool { clients.indices.contains { kinds(of: $0).contains(kind) } }

    /// Whether a cancelled caller of a client receives its outcome at once.
    func isPrompt(_ client: Int) -> Bool {
        clients[client].wire.honorsCancellation || kinds(of: client).contains(.deadline)
            || kinds(of: client).contains(.coalescing)
    }
}

extension Plan: CustomStringConvertible {
    var description: String {
        clients.map { client in
            let list = client.list.map { "\($0) \(steps[$0])" }.joined(separator: ", ")
            let wire = "counted \(client.wire.counting), \(client.wire.honorsCancellation ? "prompt" : "stubborn")"
            return "account \(client.account), \(wire): [\(list)]"
        }.joined(separator: "\n")
    }
}
