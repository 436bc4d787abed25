/// An answer together with details of its response, returned by ``OxfordClient/response(to:)``.
///
/// If you need only the answer, call ``OxfordClient/send(_:)->Answer``.
public struct OxfordResponse<Answer: Sendable>: Sendable {
    /// The answer.
    public let answer: Answer

    /// The HTTP status code.
    public let status: Int

    /// The headers of the response.
    ///
    /// If the server repeated a secret in the value of a header, `…` replaces the secret. A header whose name contains
    /// a secret is left out. The documentation of ``OxfordError`` lists what is hidden.
    public var headers: Headers { received.shown }

    private let received: ShownHeaders

    /// The ID of the request.
    ///
    /// All events that an observer receives for the request contain the same ID.
    public let id: RequestID

    /// The ID that the service assigned to the request, which you can quote when you report a problem.
    public var serviceID: String? { headers.serviceID }

    /// The duration of the request, including all retries and the pauses between them.
    public let duration: Duration

    /// The number of calls that were made to the service.
    ///
    /// The service may bill each call. The number is 0 if nothing was sent, for example because the response came from
    /// a cache or from the sample dictionary, or because the request shared the response to an equal request (see
    /// ``CallPolicy/sharesEqualRequests``).
    public let calls: Int

    /// The body that the answer was decoded from.
    public let body: [UInt8]

    /// Creates a response, for tests and previews.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// func caption(_ response: OxfordResponse<LemmasAnswer>) -> String {
    ///     "\(response.answer.headwords()) in \(response.duration)"
    /// }
    ///
    /// let answer = try await OxfordClient.sample.send(
    ///     .lemmas("running", in: .english))
    /// let response = OxfordResponse(
    ///     answer: answer, duration: .milliseconds(80))
    /// print(caption(response))
    /// // [run] in 0.08 seconds
    /// ```
    public init(
        answer: Answer, status: Int = 200, headers: Headers = Headers(), id: RequestID = RequestID(),
        duration: Duration = .zero, calls: Int = 1, body: [UInt8] = []
    ) {
        self.init(
            answer: answer, status: status, headers: ShownHeaders(headers), id: id, duration: duration, calls: calls,
            body: body)
    }

    init(
        answer: Answer, status: Int, headers: ShownHeaders, id: RequestID, duration: Duration, calls: Int,
        body: [UInt8]
    ) {
        self.answer = answer
        self.status = status
        received = headers
        self.id = id
        self.duration = duration
        self.calls = calls
        self.body = body
    }
}

extension OxfordResponse: Equatable where Answer: Equatable {}

extension OxfordResponse: Hashable where Answer: Hashable {}

extension Headers {
    var serviceID: String? { self["X-Request-Id"] }
}
