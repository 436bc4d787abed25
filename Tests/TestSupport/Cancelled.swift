/// Runs a closure in a task that is already cancelled.
public func cancelled<Success: Sendable>(
    _ body: @escaping @Sendable () async throws -> Success
) -> Task<Success, any Error> {
    Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await body()
    }
}
