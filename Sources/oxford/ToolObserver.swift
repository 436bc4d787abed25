import OxfordTransport

/// Reports waits of more than a second on standard error, and every event with `--verbose`.
struct ToolObserver: OxfordObserver {
    let isVerbose: Bool

    func observe(_ event: OxfordEvent) {
        if isVerbose {
            LoggingObserver { System.report("oxford: \($0)") }.observe(event)
        } else if event.kind == .waiting, event.duration > .seconds(1) {
            System.report("oxford: waiting \(event.duration) before attempt \(event.attempt)")
        }
    }
}
