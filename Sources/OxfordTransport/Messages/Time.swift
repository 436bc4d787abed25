/// A type-erased clock, so that types which measure time need no generic parameter for it.
package struct Timekeeper: Sendable {
    /// The time since this value was created.
    package let now: @Sendable () -> Duration

    /// Sleeps until a time, or throws an error if the task is cancelled.
    package let sleep: @Sendable (_ end: Duration) async throws -> Void

    package init(_ clock: some Clock<Duration>) {
        if let clock = clock as? any RunningClock {
            let alarms = AlarmClock(clock)
            (now, sleep) = (alarms.now, alarms.sleep)
        } else {
            // A manual clock has to see each sleep, because a test advances it to the end.
            let start = clock.now
            now = { start.duration(to: clock.now) }
            sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
        }
    }
}

extension Duration {
    /// The longest time that a request waits: one hundred years.
    static let longestWait: Duration = .seconds(100 * 366 * 86400 as Int64)

    /// The duration, limited to the range from zero to ``longestWait``.
    ///
    /// Without the limit, adding a very long duration to a time, or converting it to another unit, could overflow and
    /// crash the process.
    package var clamped: Duration { min(max(.zero, self), .longestWait) }

    /// The duration as text for messages and logs.
    ///
    /// A duration of less than a second is given in milliseconds. A longer duration is given in seconds, with up to
    /// three decimal places.
    package var text: String {
        let milliseconds = (self / .milliseconds(1)).rounded()
        let isShort = milliseconds < 1000
        let number = "\(isShort ? milliseconds : milliseconds / 1000)"
        return (number.hasSuffix(".0") ? String(number.dropLast(2)) : number) + (isShort ? " ms" : " s")
    }
}
