import Synchronization

/// Reports the attempts for one request, and the pauses between them, to the client.
final class AttemptJournal: Sendable {
    private let reported = Atomic(0)
    private let reuse = Atomic(false)
    private let observe: @Sendable (Attempt) -> Void
    /// Takes a pause and the number of the attempt after it.
    let observePause: @Sendable (Duration, Int) -> Void

    init(
        observe: @escaping @Sendable (Attempt) -> Void, observePause: @escaping @Sendable (Duration, Int) -> Void
    ) {
        self.observe = observe
        self.observePause = observePause
    }

    var count: Int { reported.load(ordering: .relaxed) }

    var isReuse: Bool { reuse.load(ordering: .relaxed) }

    func add(_ attempt: Attempt) {
        reported.add(1, ordering: .relaxed)
        observe(attempt)
    }

    func addReuse() {
        reuse.store(true, ordering: .relaxed)
    }
}
