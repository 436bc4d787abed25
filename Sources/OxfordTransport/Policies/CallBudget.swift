import Synchronization

/// A number of calls to the service that cannot be exceeded.
///
/// Pass the budget to a client as a part of its ``CallPolicy``. Clients that use the same budget share its calls. When
/// the budget is used up, requests fail with ``FailureReason/budgetSpent`` before anything is sent.
///
/// ```swift
/// let budget = CallBudget(2)
/// let wire = ClosureTransport { _ in
///     TransportResponse(body: #"{"results": []}"#)
/// }
/// let client = OxfordClient(
///     transport: wire, policy: CallPolicy(budget: budget))
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
/// A budget without a limit only counts. Give a copy of a client its own budget to learn what a function such as
/// ``OxfordClient/suggestions(for:in:limit:)`` or ``OxfordClient/results(of:pageSize:)`` costs:
///
/// ```swift
/// var client = OxfordClient(
///     transport: ClosureTransport { _ in
///         TransportResponse(body: #"{"results": [{"word": "ace"}]}"#)
///     })
/// let calls = CallBudget()
/// client.policy.budget = calls
/// for typed in ["", "a", "ac"] {
///     _ = try await client.suggestions(for: typed, in: .britishEnglish)
/// }
/// print(calls)
/// // 2 calls spent
/// ```
///
/// To keep a budget beyond the end of your program, store ``spent``, and pass it to ``init(_:spent:)`` later.
public final class CallBudget: Sendable {
    /// The maximum number of calls, which is `Int.max` for a budget without a limit.
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

    /// Creates a budget without a limit, which counts calls.
    ///
    /// - Parameter spent: The number of calls that were made earlier, for example in an earlier run of the program.
    public convenience init(spent: Int = 0) {
        self.init(.max, spent: spent)
    }

    /// The number of calls that were made.
    public var spent: Int { calls.withLock(\.self) }

    /// The number of calls that may still be made.
    public var remaining: Int { max(0, limit - spent) }

    /// Counts a call that is leaving.
    ///
    /// - Parameter leave: A function that lets the call leave, or throws an error if another limit refuses it. It runs
    ///   while no other call can be taken from the budget, so a refused call never has to be given back.
    /// - Throws: An error if no call is left, or the error of `leave`.
    func spend(_ leave: () throws(TransportError) -> Void) throws(TransportError) {
        try calls.withLock { calls throws(TransportError) in
            guard calls < limit else { throw noCallLeft }
            try leave()
            calls += 1
        }
    }

    /// The error if no call is left, or `nil` if there is one.
    var refusal: TransportError? { remaining > 0 ? nil : noCallLeft }

    private var noCallLeft: TransportError {
        TransportError(.budgetSpent, detail: "no call of \(limit) is left")
    }
}

extension CallBudget: CustomStringConvertible {
    /// The number of spent calls, and the limit if there is one, as text.
    public var description: String { limit == .max ? "\(spent) calls spent" : "\(spent) of \(limit) calls spent" }
}
