/// The progress of a batch.
///
/// ```swift
/// var progress = BatchProgress(found: 2, failed: 1, calls: 4, total: 8)
/// print(progress)
/// progress.notFound += 1
/// print(progress.done, progress.fraction ?? 0)
/// // 3 of 8 done, 1 failed, 4 calls
/// // 4 0.5
/// ```
public struct BatchProgress: Hashable, Sendable, CustomStringConvertible {
    /// The number of requests that succeeded, or of words that were found.
    public var found: Int

    /// The number of requests or words for which the service found nothing.
    ///
    /// These are the requests that failed with the reason ``FailureReason/notFound``, and the
    /// look-ups whose `match` is ``Lookup/Match-swift.struct/notFound``.
    public var notFound: Int

    /// The number of requests or look-ups that failed for any other reason.
    public var failed: Int

    /// The number of calls that the finished requests have made to the service.
    ///
    /// The service may bill each call.
    public var calls: Int

    /// The total number of inputs, or `nil` if it is unknown.
    ///
    /// The total number is known if you create the batch from a set or a random-access collection, such as an array.
    public var total: Int?

    /// Creates a progress value, for tests and previews.
    public init(found: Int = 0, notFound: Int = 0, failed: Int = 0, calls: Int = 0, total: Int? = nil) {
        self.found = found
        self.notFound = notFound
        self.failed = failed
        self.calls = calls
        self.total = total
    }

    /// The number of finished requests or look-ups, whatever their results.
    public var done: Int { found &+ notFound &+ failed }

    /// The finished part of the batch, from 0 to 1, or `nil` if the total number is unknown.
    public var fraction: Double? { total.map { $0 == 0 ? 1 : Double(done) / Double($0) } }

    mutating func add<Output>(
        _ result: Result<Output, OxfordError>, counting count: (Output) -> (calls: Int, isFound: Bool)
    ) {
        switch result {
        case .success(let output):
            let (calls, isFound) = count(output)
            self.calls &+= calls
            if isFound { found += 1 } else { notFound += 1 }
        case .failure(let error):
            calls &+= error.calls
            if error.reason == .notFound { notFound += 1 } else { failed += 1 }
        }
    }

    /// A one-line summary of the progress, such as `4 of 8 done, 1 not found, 1 failed, 5 calls`.
    ///
    /// The number of requests or words that were not found is left out if it is 0.
    public var description: String {
        let all = total.map { " of \($0)" } ?? ""
        let missing = notFound == 0 ? "" : "\(notFound) not found, "
        return "\(done)\(all) done, \(missing)\(failed) failed, \(calls) call\(calls == 1 ? "" : "s")"
    }
}
