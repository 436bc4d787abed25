import OxfordTesting
import OxfordTransport

/// The parts of random policies: the caches, the rate limits and the budgets, which policies may share.
struct PolicyParts {
    let world: World
    let caches: [AnswerCache]
    let limits: [RateLimit]
    let budgets: [CallBudget]
    /// Whether all tokens speak for the same user.
    let isOneUser: Bool

    init(in world: World) {
        self.world = world
        // The smaller cache has room for about two answers.
        caches = [1_000_000, 3500].map {
            AnswerCache(lifetime: world.seconds(2...60), maximumBytes: $0, clock: world.libraryClock)
        }
        limits = (0...1).map { _ in
            RateLimit(
                world.number(in: 1...5), per: world.seconds(1...10), burst: world.number(in: 1...3),
                clock: world.libraryClock)
        }
        budgets = (0...1).map { _ in CallBudget(world.number(in: 0...20)) }
        isOneUser = world.chance(30)
    }

    func policy() -> CallPolicy {
        CallPolicy(
            deadline: deadline, cache: cache, sharesEqualRequests: world.chance(60), retries: retries, rateLimit: limit,
            budget: budget, timeout: world.maybe(30, world.seconds(1...9)),
            signature: world.maybe(world.isEchoing ? 40 : 10, world.sign), headersOutsideKey: outside)
    }

    /// Returns a policy that differs from another one in a few parts.
    func variation(of policy: CallPolicy) -> CallPolicy {
        var policy = policy
        for _ in 0...1 {
            switch world.number(in: 1...7) {
            case 1: policy.deadline = deadline
            case 2: policy.cache = cache
            case 3: policy.retries = retries
            case 4: policy.rateLimit = limit
            case 5: policy.budget = budget
            case 6: policy.signature = world.maybe(world.isEchoing ? 60 : 10, world.sign)
            default: policy.headersOutsideKey = outside
            }
        }
        return policy
    }

    func description(of policy: CallPolicy) -> String {
        let texts: [String?] = [
            policy.deadline.map { "deadline \($0)" },
            policy.cache.map { cache in "cache \(caches.firstIndex { $0 === cache } ?? -1) for \(cache.lifetime)" },
            policy.sharesEqualRequests ? "shares" : nil, policy.retries.map { "\($0)" },
            policy.rateLimit.map { limit in "limit \(limits.firstIndex { $0 === limit } ?? -1) (\(limit))" },
            policy.budget.map { budget in "budget \(budgets.firstIndex { $0 === budget } ?? -1) (\(budget))" },
            policy.timeout.map { "timeout \($0)" }, policy.signature.map { _ in "signed" },
            policy.headersOutsideKey.isEmpty ? nil : "\(policy.headersOutsideKey)",
        ]
        return texts.compactMap(\.self).joined(separator: ", ")
    }

    private var deadline: Duration? { world.maybe(50, world.chance(5) ? .zero : world.seconds(1...20)) }

    private var cache: AnswerCache? { world.maybe(50, world.one(of: caches)) }

    private var retries: RetryPolicy? {
        // Without jitter, because the library's jitter is not the seed's.
        world.maybe(
            60,
            RetryPolicy(
                attempts: world.number(in: 2...4), base: .milliseconds(world.one(of: [0, 500, 2000])),
                cap: .seconds(world.one(of: [4, 60])), jitter: 0))
    }

    private var limit: RateLimit? { world.maybe(50, world.one(of: limits)) }

    private var budget: CallBudget? { world.maybe(40, world.one(of: budgets)) }

    private var outside: Set<String> { isOneUser && world.chance(60) ? ["Authorization"] : [] }
}
