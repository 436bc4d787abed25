import Synchronization

/// A number of calls to the service that cannot be exceeded.
///
/// Pass the budget to ``TransportMiddleware/budget(_:)``. Clients that use the same budget share its calls. When the
/// budget is used up, requests fail with ``FailureReason/budgetSpent`` before anything is sent.
///
/// ```swift
/// let budget = CallBudget(2)
/// let wire = ClosureTransport { _ in
///     TransportResponse(body: #"{"results": []}"#)
/// }
/// let client = OxfordClient(transport: wire, middleware: [.budget(budget)])
/// for word in ["ran", "ran", "ran"] as [WordText] {
///     do {
///         _ = try await client.send(.lemmas(word, in: .english))
///         print(budget.spent, "spent,", budget.remaining, "left")
///     } catch let error as OxfordError {
///         print(error.reason)
///     }
/// }
/// // 1 spent, 1 left
/// // 2 spent, 0 left
/// // budgetSpent
/// ```
///
/// To keep a budget beyond the end of your program, store ``spent``, and pass it to ``init(_:spent:)`` later.
public final class CallBudget: Sendable {
    /// The maximum number of calls.
    public let limit: Int

    private let calls: Mutex<Int>

    /// Creates a budget.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of calls, including those in `spent`.
    ///   - spent: The number of calls that were made earlier, for example in an earlier run of the program.
    public init(_ limit: Int, spent: Int = 0) {
        self.limit = max(0, limit)
        calls = Mutex(max(0, spent))
    }

    /// The number of calls that were made.
    public var spent: Int { calls.withLock(\.self) }

    /// The number of calls that may still be made.
    public var remaining: Int { max(0, limit - spent) }

    /// Adds a call to `spent`, or returns `false` if the budget is used up.
    func spend() -> Bool {
        calls.withLock { calls in
            guard calls < limit else { return false }
            calls += 1
            return true
        }
    }

    /// Takes back a call that another limit refused, so that it was not made.
    func giveBack() {
        calls.withLock { $0 -= 1 }
    }

    var refusal: TransportError {
        TransportError(.budgetSpent, detail: "no call of \(limit) is left")
    }
}

extension CallBudget: CustomStringConvertible {
    /// The number of spent calls and the limit as text.
    public var description: String { "\(spent) of \(limit) calls spent" }
}
