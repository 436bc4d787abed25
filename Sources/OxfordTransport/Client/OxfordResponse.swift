/// An answer with the details of its response, returned by ``OxfordClient/response(to:)``.
///
/// If you need only the answer, call ``OxfordClient/send(_:)``.
public struct OxfordResponse<Answer: Sendable>: Sendable {
    /// The answer.
    public let answer: Answer

    /// The status code.
    public let status: Int

    /// The headers of the response, without credentials that the server echoed.
    public let headers: Headers

    /// The ID of the request, which its events share.
    public let id: RequestID

    /// The service's ID of the request, to quote in problem reports.
    public let serviceID: String?

    /// The duration of the request, including all attempts and pauses.
    public let duration: Duration

    /// The number of attempts.
    ///
    /// Each attempt may be billed. The number is 0 if the response came from a cache or was shared with another
    /// request.
    public let attempts: Int

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
    /// let body = SampleDictionary.lemmas(of: "running") ?? []
    /// let response = OxfordResponse(
    ///     answer: try LemmasAnswer(json: body), duration: .milliseconds(80))
    /// print(caption(response))
    /// // [run] in 0.08 seconds
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
