/// A type-erased clock, so that types which measure time need no generic parameter for it.
package struct Timekeeper: Sendable {
    /// The time since this value was created.
    package let now: @Sendable () -> Duration

    /// Sleeps until a time, or throws an error if the task is cancelled.
    package let sleep: @Sendable (_ end: Duration) async throws -> Void

    package init(_ clock: some Clock<Duration>) {
        let start = clock.now
        let now = { @Sendable in start.duration(to: clock.now) }
        self.now = now
        // Swift keeps a cancelled sleep in memory until its end. Most sleeps are cancelled, so a long one begins with a
        // short part, and each part is four times as long as the one before. A manual clock has to see the whole sleep,
        // because a test advances it to the end.
        let firstPart: Duration = clock is any RunningClock ? .milliseconds(50) : .longestWait
        sleep = { end in
            var (left, part) = (end - now(), firstPart)
            while left > .zero {
                let nap = min(left, part)
                try await clock.sleep(until: clock.now.advanced(by: nap), tolerance: nil)
                // A clock that goes backward does not make the sleep longer.
                left = min(left - nap, end - now())
                part = min(part * 4, .longestWait)
            }
        }
    }
}

/// A clock that nobody has to advance.
///
/// With such a clock, the library may split a long sleep into shorter ones. With a manual clock it must not, because a
/// test advances the clock to the end of each sleep.
package protocol RunningClock: Clock {}

extension ContinuousClock: RunningClock {}

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
