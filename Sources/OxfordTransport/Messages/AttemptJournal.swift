import Synchronization

/// Where the attempts at one request are reported, wherever in a transport they are made.
final class AttemptJournal: Sendable {
    private let reported = Atomic(0)
    private let observe: @Sendable (Attempt) -> Void

    init(observe: @escaping @Sendable (Attempt) -> Void) {
        self.observe = observe
    }

    var count: Int { reported.load(ordering: .relaxed) }

    func add(_ attempt: Attempt) {
        reported.add(1, ordering: .relaxed)
        observe(attempt)
    }
}
