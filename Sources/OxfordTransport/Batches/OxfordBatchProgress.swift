/// How far the requests of an ``OxfordBatch`` have come.
///
/// ```swift
/// let client = OxfordClient(
///     credentials: nil, transport: ClosureTransport { _ in TransportResponse(body: #"{"results": []}"#) })
/// let words: [Headword] = ["ace", "axe"]
/// var last: OxfordBatchProgress?
/// for await element in client.responses(to: words.map { EntriesRequest($0, in: .britishEnglish) }) {
///     last = element.progress
/// }
/// print(last?.done ?? 0, last?.total ?? 0, last?.calls ?? 0)
/// // 2 2 2
/// ```
public struct OxfordBatchProgress: Hashable, Sendable, CustomStringConvertible {
    /// How many are done, those included that failed.
    public private(set) var done = 0

    /// How many of them failed.
    public private(set) var failed = 0

    /// How many there are in all, where that is known beforehand.
    public let total: Int?

    /// How many times the service was asked for those that are done.
    ///
    /// Every time may be billed.
    public private(set) var calls = 0

    init(total: Int?) {
        self.total = total
    }

    mutating func add<Answer>(_ result: Result<OxfordResponse<Answer>, OxfordError>) {
        done += 1
        switch result {
        case .success(let response): calls += response.attempts
        case .failure(let error):
            failed += 1
            calls += error.attempts
        }
    }

    /// The numbers, in words.
    public var description: String {
        "\(done)\(total.map { " of \($0)" } ?? "") done, \(failed) failed, \(calls) call\(calls == 1 ? "" : "s")"
    }
}
