import OxfordTransport

/// A manual clock that the library takes for a real one, so that a single task sleeps for all of its alarms.
package struct SeeminglyRealClock<Manual: Clock<Duration>>: RunningClock {
    private let clock: Manual

    package init(_ clock: Manual) { self.clock = clock }

    package var now: Manual.Instant { clock.now }
    package var minimumResolution: Duration { clock.minimumResolution }

    package func sleep(until deadline: Manual.Instant, tolerance: Duration?) async throws {
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }
}
