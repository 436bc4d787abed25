/// The result of testing the access to a group of endpoints.
///
/// ``OxfordClient/checkAccess(to:)`` returns one result per group. ``read`` and ``ignored`` contain member names, not
/// values, so you can publish them. Both are empty if the request fails, the answer type is not `Encodable`, or the
/// body exceeds 2 MB.
///
/// ```swift
/// let transport = ClosureTransport { _ in
///     TransportResponse(body: #"{"results": [{"id": "ace", "rank": 7}]}"#)
/// }
/// let client = OxfordClient(credentials: nil, transport: transport)
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

    /// The status code of the response, if there was one.
    public let status: Int?

    /// The duration of the request, including all attempts.
    public let duration: Duration

    /// The number of calls to the service.
    ///
    /// Each call may be billed. The number is 0 if the response came from a cache.
    public let calls: Int

    /// The paths of the decoded values, such as `results.lexicalEntries.text`.
    public let read: [String]

    /// The paths of the members that the answer type does not decode, at most 100.
    ///
    /// The path of an object includes all of its members.
    public let ignored: [String]

    /// The error, if the request failed.
    public let error: OxfordError?

    /// Creates a result, for tests and previews.
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
