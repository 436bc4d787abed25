import Synchronization

/// The events of a request, which its observer receives one at a time and in order.
///
/// No lock is held while the observer runs, because an observer may do anything, such as cancel the request and thereby
/// cause another event.
final class EventQueue: Sendable {
    private struct State {
        var events: [OxfordEvent] = []
        var isDelivering = false
        /// The task that waits until the observer has received all events.
        var end: CheckedContinuation<Void, Never>?
    }

    private let observer: OxfordObserver
    private let state = Mutex(State())

    init(_ observer: OxfordObserver) {
        self.observer = observer
    }

    /// Adds an event, which the next call of ``deliver()`` passes on.
    ///
    /// - Parameter event: Returns the event, or `nil` if there is nothing to report anymore. It is called while no
    ///   other event can be added.
    func add(_ event: () -> OxfordEvent?) {
        state.withLock { state in
            if let event = event() { state.events.append(event) }
        }
    }

    /// Adds the last event, and waits until the observer has received it.
    func close(with event: OxfordEvent) async {
        add { event }
        deliver()
        await withCheckedContinuation { continuation in
            let isDelivering = state.withLock { state in
                if state.isDelivering { state.end = continuation }
                return state.isDelivering
            }
            if !isDelivering { continuation.resume() }
        }
    }

    /// Passes on all events, those included that are added meanwhile, unless another call does so already.
    func deliver() {
        let isFirst = state.withLock { state in
            defer { state.isDelivering = true }
            return !state.isDelivering
        }
        guard isFirst else { return }
        while let event = next() { observer.observe(event) }
    }

    private func next() -> OxfordEvent? {
        let (event, end) = state.withLock { state -> (OxfordEvent?, CheckedContinuation<Void, Never>?) in
            if !state.events.isEmpty { return (state.events.removeFirst(), nil) }
            state.isDelivering = false
            defer { state.end = nil }
            return (nil, state.end)
        }
        end?.resume()
        return event
    }
}
