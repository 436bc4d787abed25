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
/// A budget without a limit, which ``unlimited(spent:within:)`` returns, only counts. Give a copy of a client its own
/// budget to learn what a function such as ``OxfordClient/suggestions(for:in:limit:)`` or
/// ``OxfordClient/results(of:pageSize:)`` costs:
///
/// ```swift
/// var client = OxfordClient(
///     transport: ClosureTransport { _ in
///         TransportResponse(body: #"{"results": [{"word": "ace"}]}"#)
///     })
/// let calls = CallBudget.unlimited()
/// client.policy.budget = calls
/// for typed in ["", "a", "ac"] {
///     _ = try await client.suggestions(for: typed, in: .britishEnglish)
/// }
/// print(calls)
/// // 2 calls spent
/// ```
///
/// A budget within another one takes each call from both, so that a part of a program can have a smaller limit:
///
/// ```swift
/// let month = CallBudget(3000)
/// let search = CallBudget(5, within: month)
/// print(search.remaining, month.remaining)
/// // 5 3000
/// ```
///
/// The budget lends a call before the client passes a request to its transport. Afterwards, the call is spent, unless
/// the request was not sent, for example because there was no connection. A request is also refused if all remaining
/// calls are lent at that moment.
///
/// To keep a budget beyond the end of your program, store ``spent``, and pass it to ``init(_:spent:within:)`` later.
public final class CallBudget: Sendable {
    /// The maximum number of calls, which is `Int.max` for a budget without a limit.
    public let limit: Int

    private let outer: CallBudget?
    private let calls: Mutex<(spent: Int, lent: Int)>

    /// Creates a budget.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of calls, including those in `spent`.
    ///   - spent: The number of calls that were made earlier, for example in an earlier run of the program.
    ///   - outer: Another budget from which each call is taken too.
    public init(_ limit: Int, spent: Int = 0, within outer: CallBudget? = nil) {
        self.limit = max(0, limit)
        self.outer = outer
        calls = Mutex((max(0, spent), 0))
    }

    /// Returns a budget that counts calls, but does not limit them.
    ///
    /// - Parameters:
    ///   - spent: The number of calls that were made earlier, for example in an earlier run of the program.
    ///   - outer: Another budget from which each call is taken too.
    public static func unlimited(spent: Int = 0, within outer: CallBudget? = nil) -> CallBudget {
        CallBudget(.max, spent: spent, within: outer)
    }

    /// The number of calls that were made.
    public var spent: Int { calls.withLock(\.spent) }

    /// The number of calls that may still be made, without the calls that are lent.
    public var remaining: Int { min(calls.withLock { left(in: $0) }, outer?.remaining ?? .max) }

    /// Whether this budget itself, and not one that it lies within, is used up.
    var isSpent: Bool { spent >= limit }

    /// Whether no call can be made anymore.
    var isUsedUp: Bool { isSpent || outer?.isUsedUp == true }

    private func left(in calls: (spent: Int, lent: Int)) -> Int { max(0, limit - min(calls.spent, limit) - calls.lent) }

    // MARK: Lending calls

    /// Throws an error if no call is left.
    func check() throws(TransportError) {
        guard calls.withLock({ left(in: $0) > 0 }) else { throw noCallLeft }
        try outer?.check()
    }

    /// Lends a call, which ``settle(isCall:)`` takes back.
    ///
    /// - Throws: An error if no call is left.
    func lend() throws(TransportError) {
        let isLent = calls.withLock { calls in
            let isLeft = left(in: calls) > 0
            if isLeft { calls.lent += 1 }
            return isLeft
        }
        guard isLent else { throw noCallLeft }
        do throws(TransportError) {
            try outer?.lend()
        } catch {
            calls.withLock { $0.lent -= 1 }
            throw error
        }
    }

    /// Takes a lent call back, and counts it if it was made.
    func settle(isCall: Bool) {
        calls.withLock { calls in
            calls.lent -= 1
            if isCall { calls.spent += 1 }
        }
        outer?.settle(isCall: isCall)
    }

    private var noCallLeft: TransportError {
        TransportError(.budgetSpent, detail: "no call of \(limit) is left", departure: .refused)
    }
}

extension CallBudget: CustomStringConvertible {
    /// The number of spent calls, and the limit if there is one, as text.
    public var description: String { limit == .max ? "\(spent) calls spent" : "\(spent) of \(limit) calls spent" }
}
