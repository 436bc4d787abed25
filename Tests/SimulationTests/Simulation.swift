import OxfordTesting
import OxfordTransport

extension World {
    /// Runs a random program with a few clients on simulated time, which a seed determines completely.
    ///
    /// - Parameter isLogging: Whether the result contains a log of everything that happened.
    static func simulate(seed: UInt64, isLogging: Bool = false) -> World {
        JobQueue.withQueue(seed: seed) { queue in
            let world = World(seed: seed, queue: queue, isLogging: isLogging)
            do { try world.run() } catch { world.violated("no clients: \(error)") }
            // The clients refer to the world.
            (world.clients, world.callers, world.passages) = ([], [], [])
            return world
        }
    }

    /// Starts callers at random times, and runs everything until nothing happens anymore.
    private func run() throws {
        try createClients()
        log.append(plan)
        var unstarted = number(in: 4...16)
        while unstarted > 0 {
            if chance(queue.isEmpty ? 50 : 10) {
                unstarted -= 1
                startCaller()
            } else if !runStep() {
                advance(by: pause(upTo: 30))
            }
        }
        runUntilIdle()
        if !waiting.isEmpty, !canStall { violated("callers \(waiting) wait forever") }
        // A caller that is started while the others leave may stall, too.
        while case let cancelled = waiting, !cancelled.isEmpty {
            for caller in cancelled { cancel(caller) }
            runUntilIdle()
            guard waiting.allSatisfy({ !cancelled.contains($0) }) else { return violated("callers \(waiting) stay") }
        }
        let told = callers.reduce(0) { $0 + ($1.events.last?.calls ?? 0) }
        let reports = callers.reduce(0) { $0 + $1.events.count { $0.kind == .received } }
        if told != calls.count(where: \.isCall) || reports != calls.count {
            violated("\(told) calls and \(reports) outcomes were reported, but there were \(calls.map(\.isCall))")
        }
        limits.forEach(checkRate)
    }

    private func runUntilIdle() {
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
        jump()
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
        checkSuspects()
        checkBudgets(isIdle: true)
        guard !isBlocked else { return }
        // The library looks at the alarms of a real clock every five milliseconds at most.
        let time = clock.now.offset - (libraryClock is any RunningClock ? .milliseconds(5) : .zero)
        for (number, caller) in callers.enumerated() where !caller.hasEnded && caller.client.isPrompt {
            if caller.isCancelled || caller.end.map({ $0 <= time }) ?? false {
                violated("caller \(number) is cancelled or has no time, but waits until time passes")
            }
        }
        // The sleep for the alarms of a real clock goes on after the last alarm was stopped.
        let longest: Duration = libraryClock is any RunningClock ? .seconds(1) : .zero
        if waiting.isEmpty, clock.timeUntilNextWaking ?? .zero > longest || outerClock.timeUntilNextWaking != nil {
            violated("something sleeps, although nobody waits")
        }
    }
}
