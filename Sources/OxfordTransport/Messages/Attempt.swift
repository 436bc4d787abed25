/// One HTTP call for a request, which the service may bill.
public struct Attempt: Hashable, Sendable {
    /// The number of the attempt, starting at 1.
    public let number: Int

    /// The duration of the attempt.
    public let duration: Duration

    /// The status of the response, or the error.
    public let outcome: Result<Int, TransportError>

    /// Creates an attempt.
    public init(number: Int, duration: Duration, outcome: Result<Int, TransportError>) {
        self.number = number
        self.duration = duration
        self.outcome = outcome
    }
}
