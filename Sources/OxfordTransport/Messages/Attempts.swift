/// Counts attempts, and reports them and the pauses between them.
protocol AttemptCounter: Sendable {
    /// Counts an attempt that is about to begin, or returns `nil` if it must not begin.
    func begin(_ number: Int) -> OpenAttempt?

    func report(pause: Duration, beforeAttempt number: Int)
}

/// Keeps the attempts that have begun.
protocol AttemptKeeper: Sendable {
    func end(_ id: Int, with outcome: Result<Int, TransportError>)

    func withdraw(_ id: Int)
}

/// A call that has begun: a transport was asked to send a request.
package struct OpenAttempt: Sendable {
    /// The journal that counts the attempt, or `nil` if the request was not sent by a client.
    let journal: (any AttemptKeeper)?
    let id: Int

    package func end(with outcome: Result<TransportResponse, TransportError>) {
        journal?.end(id, with: outcome.map(\.status))
    }

    /// Takes the attempt back, because the request was not sent, or an inner transport counts it.
    package func withdraw() {
        journal?.withdraw(id)
    }
}
