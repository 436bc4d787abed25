/// A type-erased clock.
struct Timekeeper: Sendable {
    let now: @Sendable () -> Duration
    let sleep: @Sendable (Duration) async throws(CancellationError) -> Void

    init(_ clock: some Clock<Duration>) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { duration async throws(CancellationError) in
            do {
                try await clock.sleep(until: clock.now.advanced(by: min(duration, .longestWait)), tolerance: nil)
            } catch {
                throw CancellationError()
            }
        }
    }
}
