import OxfordTesting
import OxfordTransport

/// A client, and what is known about it.
struct Client {
    let client: OxfordClient
    /// The number of the client, and of its original.
    let (number, original): (String, Int)
    let closures: [UserClosure]
    /// Whether a cancelled caller receives its outcome at once.
    let isPrompt: Bool

    var policy: CallPolicy { client.policy }
}

extension World {
    /// Creates two clients with copies, and a client that fetches tokens for their closures.
    func createClients() throws {
        let tokens = try createClient(2, account: 2, fetchingFrom: nil)
        let second = chance(20) ? 0 : 1
        clients = try createClient(0, account: 0, fetchingFrom: tokens[0])
        clients += try createClient(1, account: second, fetchingFrom: tokens[0]) + tokens
    }

    /// Creates a client and, if its closures may fetch tokens, copies with other policies and closures.
    private func createClient(_ number: Int, account: Int, fetchingFrom tokens: Client?) throws -> [Client] {
        let wire = SimulatedWire(world: self, honorsCancellation: chance(60))
        var client = OxfordClient(
            transport: wire, credentials: try Credentials(appID: "~zq-app-\(account)~", appKey: "~zq-key-\(account)~"),
            policy: policy(), observer: OxfordObserver(observe), clock: libraryClock)
        let first = client.policy
        var closures: [UserClosure] = []
        return (0...(tokens == nil ? 0 : self.number(in: 0...2))).map { copy in
            if copy > 0 { client.policy = policy(like: first) }
            if tokens != nil, copy == 0 || chance(30) { closures = UserClosure.list(in: self) }
            client.middleware = closures.map { $0.middleware(in: self) } + [gate]
            let isPrompt = wire.honorsCancellation && (tokens?.isPrompt != false || !closures.contains(.fetching))
            return Client(
                client: client, number: "\(number).\(copy)", original: number, closures: closures, isPrompt: isPrompt)
        }
    }

    /// Returns a random policy, which resembles that of the original client if there is one.
    private func policy(like first: CallPolicy? = nil) -> CallPolicy {
        // Without jitter, because the library's jitter is not the seed's.
        let retries = RetryPolicy(
            attempts: number(in: 2...4), base: .milliseconds(one(of: [0, 500, 2000])), cap: .seconds(one(of: [4, 60])),
            jitter: 0)
        var attemptTimeout = maybe(30, seconds(1...6) + .milliseconds(500))
        #if OXFORD_OLDER_SYSTEMS
            // On older systems, a call with a time limit changes tasks, so it leaves later than it gets its place.
            attemptTimeout = nil
        #endif
        return CallPolicy(
            timeout: maybe(50, chance(5) ? .zero : seconds(1...20)),
            cache: first.flatMap { maybe(80, $0.cache) } ?? maybe(50, one(of: caches)),
            sharesEqualRequests: first?.sharesEqualRequests ?? chance(60), retries: maybe(60, retries),
            rateLimit: first.flatMap { maybe(80, $0.rateLimit) } ?? maybe(50, one(of: limits)),
            budget: maybe(40, one(of: budgets)), attemptTimeout: attemptTimeout)
    }

    var canStall: Bool { clients.contains { $0.closures.contains(.stalling) } }

    var plan: String {
        clients.map { client in
            "client \(client.number), prompt: \(client.isPrompt), \(client.closures.map(\.rawValue)), \(client.policy)"
        }.joined(separator: "\n")
    }
}
