import OxfordTesting
import OxfordTransport

/// The random setup of a simulation: two clients and their copies with other policies, and a client that fetches
/// tokens.
struct Plan {
    struct Client {
        let client: OxfordClient
        /// The number of the client that this one is a copy of.
        let original: Int
        /// The number in the client's credentials.
        let account: Int
        let closures: [UserClosure]
        let wire: SimulatedWire
        /// Whether a cancelled caller receives its outcome at once.
        let isPrompt: Bool

        var policy: CallPolicy { client.policy }
    }

    let parts: PolicyParts
    let clients: [Client]
    /// The words that callers ask for, which are few, so that many requests are equal.
    let words: [String]
    /// Whether observers sometimes block their threads.
    let isBlocking: Bool

    init(in world: World) throws {
        words = Array(["ace", "bat", "cat"].prefix(world.one(of: [1, 1, 2, 3])))
        isBlocking = world.chance(20)
        parts = PolicyParts(in: world)
        let tokens = try Self.clients(2, account: 2, parts, in: world)
        let isOneAccount = world.chance(20)
        var clients: [Client] = []
        for number in 0...1 {
            let account = isOneAccount ? 0 : number
            clients += try Self.clients(number, account: account, parts, in: world, fetchingFrom: tokens[0])
        }
        self.clients = clients + tokens
    }

    /// Creates a client that uses tokens, with its copies, or a client that fetches them.
    private static func clients(
        _ number: Int, account: Int, _ parts: PolicyParts, in world: World, fetchingFrom tokens: Client? = nil
    ) throws -> [Client] {
        let closures = tokens == nil ? [] : UserClosure.list(in: world)
        let wire = SimulatedWire(
            world: world, counting: world.one(of: SimulatedWire.Counting.allCases), honorsCancellation: world.chance(60)
        )
        var client = OxfordClient(
            transport: wire, credentials: try Credentials(appID: "~zq-app-\(account)~", appKey: "~zq-key-\(account)~"),
            policy: parts.policy(),
            middleware: [world.firstClosure] + closures.map { $0.middleware(in: world) } + [world.lastClosure],
            observer: OxfordObserver(world.observe), clock: world.libraryClock)
        let first = client.policy
        return (0...(tokens == nil ? 0 : world.number(in: 0...2))).map { copy in
            if copy > 0 { client.policy = parts.variation(of: first) }
            let leavesWire = wire.honorsCancellation || client.policy.sharesEqualRequests
            let leavesTokens = tokens?.isPrompt != false || !closures.contains(.fetching)
            return Client(
                client: client, original: number, account: account, closures: closures, wire: wire,
                isPrompt: client.policy.deadline != nil || leavesWire && leavesTokens)
        }
    }

    func contains(_ closure: UserClosure) -> Bool { clients.contains { $0.closures.contains(closure) } }
}

extension Plan: CustomStringConvertible {
    var description: String {
        clients.enumerated().map { number, client in
            let wire = "counted \(client.wire.counting), \(client.wire.honorsCancellation ? "prompt" : "stubborn")"
            return "client \(number), a copy of \(client.original), account \(client.account), \(wire), "
                + "\(client.closures.map(\.rawValue)), \(client.policy)"
        }.joined(separator: "\n") + (isBlocking ? "\nobservers block" : "")
    }
}
