import OxfordEndpoints
import OxfordTesting
import OxfordTransport

/// A run of a random program with two clients on simulated time, which a seed determines completely.
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
    private let queue: JobQueue
    /// Whether time passes while jobs wait to run, as it does on a busy computer.
    private let isBusy: Bool

    /// Runs the simulation for a seed on the current thread.
    ///
    /// - Parameter isLogging: Whether the report contains a log of everything that happened.
    static func report(seed: UInt64, isLogging: Bool = false) -> Report {
        JobQueue.withQueue(seed: seed) { queue in
            let world = World(seed: seed, isLogging: isLogging)
            do {
                let plan = try Plan(in: world)
                Simulation(world: world, plan: plan, queue: queue, isBusy: world.chance(30)).run()
                return Report(
                    seed: seed, plan: "\(plan)", violations: world.violations, log: world.log)
            } catch {
                return Report(seed: seed, plan: "", violations: ["no plan: \(error)"], log: [])
            }
        }
    }

    private func run() {
        runCallers()
        if world.isAnyoneWaiting {
            if !plan.contains(.stalling) { world.violated("callers \(waiting) wait forever") }
            for caller in waiting { world.cancel(caller) }
        }
        runUntilIdle()
        Checks(world: world, plan: plan).check()
        if world.clock.timeUntilNextWaking != nil { world.violated("the library sleeps after the end") }
    }

    private var waiting: [Int] {
        let callers = world.callers
        return callers.indices.filter { callers[$0].endedAt == nil }
    }

    // MARK: Running

    /// Starts callers at random times, and runs everything until nothing happens anymore.
    private func runCallers() {
        var unstarted = world.number(in: 4...16)
        while unstarted > 0 {
            if world.chance(queue.isEmpty ? 50 : 10) {
                unstarted -= 1
                startCaller()
            } else if !runStep() {
                world.advance(by: world.pause(upTo: 30))
            }
        }
        runUntilIdle()
    }

    private func runUntilIdle() {
        // No simulation needs nearly as many steps.
        for _ in 0..<100_000 where !runStep() { return }
        world.violated("the program does not end")
    }

    /// Runs one job, or advances the clocks if there are no jobs.
    ///
    /// - Returns: Whether there was anything to do.
    private func runStep() -> Bool {
        world.beginStep()
        // Most requests wait in the middle of something while no job can run.
        world.interfere(factor: queue.isEmpty ? 5 : 1)
        guard queue.isEmpty else {
            queue.runOne()
            if isBusy, world.chance(20) { world.advance(by: .milliseconds(world.number(in: 1...400))) }
            return true
        }
        checkIdleWorld()
        let wakings = [world.clock.timeUntilNextWaking, world.outerClock.timeUntilNextWaking].compactMap(\.self)
        guard let pause = wakings.min(), pause < World.forever / 2 else { return false }
        world.advance(by: pause)
        return true
    }

    private func startCaller() {
        // Half of the requests are equal to the last one.
        let last = world.chance(50) ? world.callers.last : nil
        let client = last?.client ?? world.number(in: 0...1)
        let word = last?.word ?? world.one(of: plan.words)
        let caller = world.addCaller(
            World.Caller(client: client, account: plan.clients[client].account, word: word))
        world.note("caller \(caller) asks client \(client) for \(word)")
        let (world, oxford) = (world, plan.clients[client].client)
        let task = Task {
            await World.$caller.withValue(caller) {
                world.end(caller, with: await Self.outcome(of: oxford, word))
            }
        }
        world.setTask(task, of: caller)
    }

    private static func outcome(of client: OxfordClient, _ word: String) async -> World.Outcome {
        do {
            let request = LemmasRequest(try WordText(validating: word), in: .english)
            let response = try await client.response(to: request)
            return World.Outcome(id: response.id, calls: response.calls, body: response.body)
        } catch let error as OxfordError {
            return World.Outcome(id: error.id ?? RequestID(), calls: error.calls, body: error.body, error: error)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    // MARK: Checking between steps

    /// Checks what must hold whenever no job can run until time passes.
    private func checkIdleWorld() {
        for caller in waiting
        where world.callers[caller].cancelledIn != nil && plan.isPrompt(world.callers[caller].client) {
            world.violated("caller \(caller) is cancelled, but waits until time passes")
        }
        // A delaying step runs in a task of its own, so it may use the library after its caller has left.
        if waiting.isEmpty, !plan.contains(.delaying), world.clock.timeUntilNextWaking != nil {
            world.violated("the library sleeps, although nobody waits")
        }
    }
}
