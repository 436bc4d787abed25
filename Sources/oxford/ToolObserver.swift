import OxfordTransport

/// Reports every event on standard error with `--verbose`, otherwise only waits of more than a second.
struct ToolObserver: OxfordObserver {
    let isVerbose: Bool

    func observe(_ event: OxfordEvent) {
        if isVerbose {
            LoggingObserver { System.report("oxford: \($0)") }.observe(event)
        } else if event.kind == .waiting, event.duration > .seconds(1) {
            System.report("oxford: waiting \(event.duration.text) before attempt \(event.attempt)")
        }
    }
}
