/// One try to get an answer, which the service may bill.
///
/// Without a decorator that tries again, a request has one. An ``OxfordObserver`` is told of each.
///
/// ```swift
/// let attempt = Attempt(number: 2, duration: .milliseconds(80), outcome: .failure(TransportError(.connectionLost)))
/// if case .failure(let error) = attempt.outcome { print(attempt.number, error) }
/// // 2 the connection was lost
/// ```
public struct Attempt: Hashable, Sendable {
    /// Which try it was, from 1 on.
    public let number: Int

    /// How long it took.
    public let duration: Duration

    /// The status of the answer, or why there was none.
    public let outcome: Result<Int, TransportError>

    /// Tells of a try.
    public init(number: Int, duration: Duration, outcome: Result<Int, TransportError>) {
        self.number = number
        self.duration = duration
        self.outcome = outcome
    }
}
