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

extension Duration {
    /// One hundred years.
    ///
    /// Adding more to a clock's instant can overflow and crash the process.
    static let longestWait: Duration = .seconds(100 * 366 * 86400)
}

extension Duration {
    /// The duration for messages and logs: in milliseconds, or from one second on in seconds with three decimals.
    package var text: String {
        let milliseconds = (self / .milliseconds(1)).rounded()
        return milliseconds < 1000 ? "\(milliseconds.formatted) ms" : "\((milliseconds / 1000).formatted) s"
    }
}

extension Double {
    /// The number without the decimal point of a whole number.
    fileprivate var formatted: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
