/// An answer with its status, headers, body, duration, and number of attempts.
///
/// ``OxfordClient/response(to:)`` returns it. If you need only the answer, call ``OxfordClient/send(_:)``.
///
/// ```swift
/// let wire = ClosureTransport { _ in TransportResponse(body: #"{"results": []}"#) }
/// let client = OxfordClient(credentials: nil, transport: wire)
/// let response = try await client.response(to: .entries("ace", in: .britishEnglish))
/// print(response.status, response.answer.results.count, String(decoding: response.body, as: UTF8.self))
/// // 200 0 {"results": []}
/// ```
public struct OxfordResponse<Answer: Sendable>: Sendable {
    /// The answer.
    public let answer: Answer

    /// The status code.
    public let status: Int

    /// The headers of the response, without the credentials if the server sent them back.
    public let headers: Headers

    /// The ID of the request, which events also carry.
    public let id: RequestID

    /// The service's ID of the request.
    ///
    /// Quote it when you report a problem to the service.
    public let serviceID: String?

    /// The duration of the request, including all attempts.
    public let duration: Duration

    /// The number of attempts.
    ///
    /// Each attempt may be billed. It is 0 if the response came from a cache or from another request's call.
    public let attempts: Int

    /// The body that the answer was read from.
    public let body: [UInt8]

    /// Creates a response, for tests and previews of code that takes one.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// func caption(_ response: OxfordResponse<LemmasAnswer>) -> String {
    ///     "\(response.answer.headwords().map(\.text)) in \(response.duration)"
    /// }
    ///
    /// let answer = try LemmasAnswer(json: SampleDictionary.lemmas(of: "running") ?? [])
    /// print(caption(OxfordResponse(answer: answer, duration: .milliseconds(80))))
    /// // ["run"] in 0.08 seconds
    /// ```
    public init(
        answer: Answer, status: Int = 200, headers: Headers = Headers(), id: RequestID = RequestID(),
        serviceID: String? = nil, duration: Duration = .zero, attempts: Int = 1, body: [UInt8] = []
    ) {
        self.answer = answer
        self.status = status
        self.headers = headers
        self.id = id
        self.serviceID = serviceID
        self.duration = duration
        self.attempts = attempts
        self.body = body
    }
}
