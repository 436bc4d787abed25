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
        // Without jitter, because the library's jitter is not the seed's.
        let retries = RetryPolicy(
            attempts: world.number(in: 2...4), base: .milliseconds(world.one(of: [0, 500, 2000])),
            cap: .seconds(world.one(of: [4, 60])), jitter: 0)
        return CallPolicy(
            deadline: world.maybe(50, world.chance(5) ? .zero : world.seconds(1...20)),
            cache: world.maybe(50, world.one(of: caches)), sharesEqualRequests: world.chance(60),
            retries: world.maybe(60, retries), rateLimit: world.maybe(50, world.one(of: limits)),
            budget: world.maybe(40, world.one(of: budgets)), timeout: world.maybe(30, world.seconds(1...9)),
            signature: world.maybe(world.isEchoing ? 50 : 10, world.sign),
            headersOutsideKey: isOneUser && world.chance(60) ? ["Authorization"] : [])
    }

    /// Returns a policy that differs from another one in a few parts.
    func variation(of policy: CallPolicy) -> CallPolicy {
        var policy = policy
        let other = self.policy()
        for _ in 0...1 {
            switch world.number(in: 1...7) {
            case 1: policy.deadline = other.deadline
            case 2: policy.cache = other.cache
            case 3: policy.retries = other.retries
            case 4: policy.rateLimit = other.rateLimit
            case 5: policy.budget = other.budget
            case 6: policy.signature = other.signature
            default: policy.headersOutsideKey = other.headersOutsideKey
            }
        }
        return policy
    }
}
