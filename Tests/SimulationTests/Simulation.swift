import OxfordTesting
import OxfordTransport

/// A run of a random program with a few clients on simulated time, which a seed determines completely.
struct Simulation {
    /// What was found out about a seed.
    struct Report: Sendable {
        let seed: UInt64
        let plan: String
        let violations: [String]
        let log: [String]
    }

    private let world: World
    private let plan: Plan

    /// Runs the simulation for a seed on the current thread.
    ///
    /// - Parameter isLogging: Whether the report contains a log of everything that happened.
    static func report(seed: UInt64, isLogging: Bool = false) -> Report {
        JobQueue.withQueue(seed: seed) { queue in
            let world = World(seed: seed, queue: queue, isLogging: isLogging)
            do {
                let plan = try Plan(in: world)
                world.plan = plan
                Simulation(world: world, plan: plan).run()
                // The clients of the plan refer to the world.
                (world.plan, world.callers) = (nil, [])
                return Report(seed: seed, plan: "\(plan)", violations: world.violations, log: world.log)
            } catch {
                return Report(seed: seed, plan: "", violations: ["no plan: \(error)"], log: [])
            }
        }
    }

    private func run() {
        runCallers()
        if !world.waiting.isEmpty, !plan.contains(.stalling) { world.violated("callers \(world.waiting) wait forever") }
        // A caller that is started while the others leave may stall, too.
        while case let cancelled = world.waiting, !cancelled.isEmpty {
            for caller in cancelled { world.cancel(caller) }
            world.runUntilIdle()
            let kept = world.waiting.filter(cancelled.contains)
            guard kept.isEmpty else { return world.violated("callers \(kept) wait although they are cancelled") }
        }
        world.runUntilIdle()
        if world.clock.timeUntilNextWaking != nil { world.violated("the library sleeps after the end") }
        checkSends()
    }

    /// Starts callers at random times, and runs everything until nothing happens anymore.
    private func runCallers() {
        var unstarted = world.number(in: 4...16)
        while unstarted > 0 {
            if world.chance(world.queue.isEmpty ? 50 : 10) {
                unstarted -= 1
                world.startCaller()
            } else if !world.runStep() {
                world.advance(by: world.pause(upTo: 30))
            }
        }
        world.runUntilIdle()
    }

    /// Checks the sum of all calls, and the rate of the calls of each limit.
    private func checkSends() {
        let (callers, sends) = (world.callers, world.sends)
        let told = callers.reduce(0) { $0 + ($1.outcome?.calls ?? 0) }
        if told != sends.count { world.violated("\(told) calls were told, but there were \(sends.count)") }
        for limit in plan.parts.limits {
            let times = sends.filter { plan.clients[callers[$0.payer].client].policy.rateLimit === limit }.map(\.time)
            for (first, last) in zip(times, times.dropFirst(limit.count)) where last - first < limit.period {
                world.violated("more than \(limit) from \(first) to \(last)")
            }
            // The time at which all places of a burst are free again.
            var recovered: Duration = .zero
            for time in times {
                recovered = max(recovered, time) + limit.period / limit.count
                if recovered > time + limit.period / limit.count * limit.burst {
                    world.violated("more than a burst of \(limit) at \(time)")
                }
            }
        }
    }
}

// MARK: Steps

extension World {
    func runUntilIdle() {
        // No simulation needs nearly as many steps.
        for _ in 0..<100_000 where !runStep() { return }
        violated("the program does not end")
    }

    /// Runs one job, or advances the clocks if there are no jobs.
    ///
    /// - Returns: Whether there was anything to do.
    func runStep() -> Bool {
        // Most requests wait in the middle of something while no job can run.
        interfere(factor: queue.isEmpty ? 5 : 1)
        guard queue.isEmpty else {
            queue.runOne()
            if isBusy, chance(20) { advance(by: .milliseconds(number(in: 1...400))) }
            return true
        }
        checkIdleWorld()
        let wakings = [clock.timeUntilNextWaking, outerClock.timeUntilNextWaking].compactMap(\.self)
        guard let pause = wakings.min(), pause < World.forever / 2 else { return false }
        advance(by: pause)
        return true
    }

    /// Checks what must hold whenever no job can run until time passes.
    private func checkIdleWorld() {
        idles += 1
        for suspect in suspects where passages[suspect.passage].isActive {
            let caller = passages[suspect.passage].caller
            if callers[caller].outcome == nil { violated("\(suspect.text), although caller \(caller) waits for one") }
        }
        suspects = []
        guard !isBlocked, let plan else { return }
        checkBudgets()
        for (number, caller) in callers.enumerated() where caller.outcome == nil {
            if caller.isCancelled, plan.clients[caller.client].isPrompt {
                violated("caller \(number) is cancelled, but waits until time passes")
            }
            if let end = caller.end, end <= clock.now.offset { violated("caller \(number) waits after its deadline") }
        }
        // A delaying closure runs in a task of its own, so it may use the library after its caller has left. A task for
        // the deadlines of a client sleeps for at most ten seconds.
        let sleep = clock.timeUntilNextWaking ?? .zero
        if waiting.isEmpty, !plan.contains(.delaying), sleep > (isRunning ? .seconds(10) : .zero), jumps == 0 {
            violated("the library sleeps, although nobody waits")
        }
    }
}
