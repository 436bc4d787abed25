import OxfordDictionaries

/// An observer that sends events to a model on the main actor.
struct EventStream: OxfordObserver {
    let continuation: AsyncStream<OxfordEvent>.Continuation

    func observe(_ event: OxfordEvent) {
        continuation.yield(event)
    }
}
