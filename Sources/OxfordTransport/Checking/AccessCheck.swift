/// The result of a request that checks the access to a group of endpoints.
///
/// ``OxfordClient/checkAccess(to:)`` returns one for each group. The paths name the members of a response, not their values,
/// so you can publish them in a report.
///
/// ```swift
/// let client = OxfordClient(
///     credentials: nil,
///     transport: ClosureTransport { _ in TransportResponse(body: #"{"results": [{"id": "ace", "rank": 7}]}"#) })
/// for check in await client.checkAccess(to: [.search]) {
///     print(check.group.name, check.outcome, check.calls)
///     print("read:", check.read, "ignored:", check.ignored)
/// }
/// // search allowed 1
/// // read: ["results.id"] ignored: ["results.rank"]
/// ```
public struct AccessCheck: Sendable {
    /// The group of endpoints.
    public let group: Group

    /// The status of the response, if there was one.
    public let status: Int?

    /// The time from the request to its answer or error, by the client's clock.
    public let duration: Duration

    /// The number of calls to the service.
    ///
    /// Each call may be billed. It is 0 if the response came from a cache.
    public let calls: Int

    /// The paths of the values in the response that the typed answer has, such as `results.lexicalEntries.text`.
    public let read: [String]

    /// The paths of the members of the response that the typed answer ignores, at most 100.
    ///
    /// The service sends these members, and this library does not know them. A path includes its nested members.
    public let ignored: [String]

    /// The error of the request, if it failed.
    public let error: OxfordError?

    /// Creates a result, for tests and previews of code that shows one.
    ///
    /// ```swift
    /// func row(_ check: AccessCheck) -> String { "\(check.group.name): \(check.outcome)" }
    ///
    /// print(row(AccessCheck(.thesaurus, error: OxfordError(.notAllowed, status: 403))))
    /// // thesaurus: refused
    /// ```
    public init(
        _ group: Group, status: Int? = nil, duration: Duration = .zero, calls: Int = 1, read: [String] = [],
        ignored: [String] = [], error: OxfordError? = nil
    ) {
        self.group = group
        self.status = status ?? error?.status
        self.duration = duration
        self.calls = calls
        self.read = read
        self.ignored = ignored
        self.error = error
    }

    /// The outcome of the request.
    public var outcome: Outcome { error.map(Outcome.init) ?? .allowed }
}
