/// An answer with all that is known of how it came.
///
/// ``OxfordClient/response(to:)`` gives it; where the answer alone is wanted, ``OxfordClient/send(_:)`` does.
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

    /// The request, as events name it.
    public let id: RequestID

    /// What the service calls the request; it asks for that where a problem is reported.
    public let serviceID: String?

    /// How long it took, all attempts included.
    public let duration: Duration

    /// How many times the service was asked.
    ///
    /// Every one may be billed.
    public let attempts: Int

    /// The body, from which the answer was read.
    public let body: [UInt8]
}
