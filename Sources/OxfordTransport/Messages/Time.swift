/// A type-erased clock, so that transports need no generic parameter for the clock.
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

extension Duration {
    /// The longest time that a transport waits: one hundred years.
    ///
    /// A wait of more than one hundred years is shortened to this duration, because adding a very long duration to a
    /// clock's instant can overflow and crash the process.
    static let longestWait: Duration = .seconds(100 * 366 * 86400)
}

extension Duration {
    /// The duration as text for messages and logs.
    ///
    /// A duration of less than a second is given in milliseconds. A longer duration is given in seconds, with up to
    /// three decimal places.
    package var text: String {
        let milliseconds = (self / .milliseconds(1)).rounded()
        return milliseconds < 1000 ? "\(milliseconds.formatted) ms" : "\((milliseconds / 1000).formatted) s"
    }
}

extension Double {
    /// The number as text, without a decimal point if the number is whole.
    fileprivate var formatted: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
