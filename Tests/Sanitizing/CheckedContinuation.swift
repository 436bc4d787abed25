import Synchronization

/// A continuation whose resumption the thread sanitizer recognizes.
///
/// Swift guarantees that everything before `resume` happens before the waiting task continues. The runtime of Swift 6.3
/// doesn't always tell the thread sanitizer about this order, so the sanitizer would report a race when the task reads
/// the result. This type repeats the order with an atomic value, which the sanitizer recognizes. It guarantees nothing
/// that Swift's type doesn't. Like `Mutex`, it shadows the type with the same name.
struct CheckedContinuation<T, E: Error>: Sendable {
    fileprivate let continuation: _Concurrency.CheckedContinuation<T, E>
    fileprivate let order: Order

    func resume(with result: sending Result<T, E>) {
        order.beforeResuming()
        continuation.resume(with: result)
    }

    func resume(returning value: sending T) {
        order.beforeResuming()
        continuation.resume(returning: value)
    }

    func resume() where T == Void {
        resume(returning: ())
    }

    func resume(throwing error: E) {
        order.beforeResuming()
        continuation.resume(throwing: error)
    }
}

private final class Order: Sendable {
    private let isResumed = Atomic(false)

    func beforeResuming() { isResumed.store(true, ordering: .releasing) }

    func afterWaiting() { precondition(isResumed.load(ordering: .acquiring)) }
}

func withCheckedContinuation<T>(
    isolation: isolated (any Actor)? = #isolation, function: String = #function,
    _ body: (CheckedContinuation<T, Never>) -> Void
) async -> sending T {
    let order = Order()
    defer { order.afterWaiting() }
    return await _Concurrency.withCheckedContinuation(isolation: isolation, function: function) { continuation in
        body(CheckedContinuation(continuation: continuation, order: order))
    }
}

func withCheckedThrowingContinuation<T>(
    isolation: isolated (any Actor)? = #isolation, function: String = #function,
    _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> sending T {
    let order = Order()
    defer { order.afterWaiting() }
    return try await _Concurrency.withCheckedThrowingContinuation(isolation: isolation, function: function) {
        body(CheckedContinuation(continuation: $0, order: order))
    }
}
