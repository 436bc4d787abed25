#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import OxfordEndpoints

/// An answer together with details of its response, returned by ``OxfordClient/response(to:)``.
///
/// If you need only the answer, call ``OxfordClient/send(_:)``.
public struct OxfordResponse<Answer: Sendable>: Sendable {
    /// The answer.
    public let answer: Answer

    /// The HTTP status code.
    public let status: Int

    /// The headers of the response.
    ///
    /// If the server repeated a secret in the value of a header, `…` replaces the secret. A header whose name contains
    /// a secret is left out. The documentation of ``OxfordError`` lists what is hidden.
    public let headers: Headers

    /// The ID of the request.
    ///
    /// All events that an observer receives for the request contain the same ID.
    public let id: RequestID

    /// The ID that the service assigned to the request, which you can quote when you report a problem.
    public let serviceID: String?

    /// The duration of the request, including all retries and the pauses between them.
    public let duration: Duration

    /// The number of calls that were made to the service.
    ///
    /// The service may bill each call. The number is 0 if nothing was sent, for example because the response came from a
    /// cache or from the sample dictionary, or because the request shared the response to an equal request (see
    /// ``TransportMiddleware/coalescing()``).
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
    /// let body = SampleDictionary.lemmas(of: "running") ?? []
    /// let response = OxfordResponse(
    ///     answer: try LemmasAnswer(json: body), duration: .milliseconds(80))
    /// print(caption(response))
    /// // [run] in 0.08 seconds
    /// ```
    public init(
        answer: Answer, status: Int = 200, headers: Headers = Headers(), id: RequestID = RequestID(),
        serviceID: String? = nil, duration: Duration = .zero, calls: Int = 1, body: [UInt8] = []
    ) {
        self.answer = answer
        self.status = status
        self.headers = headers
        self.id = id
        self.serviceID = serviceID
        self.duration = duration
        self.calls = calls
        self.body = body
    }
}

/// An answer type for a custom endpoint, decoded with `JSONDecoder`.
///
/// Conforming types declare only their properties:
///
/// ```swift
/// struct Anagrams: OxfordDecodableAnswer {
///     let anagrams: [String]
/// }
///
/// do {
///     let valid = #"{"anagrams": ["art", "tar"]}"#
///     print(try Anagrams(json: Array(valid.utf8)).anagrams)
///     let invalid = #"{"anagrams": ["art", null]}"#
///     print(try Anagrams(json: Array(invalid.utf8)).anagrams)
/// } catch {
///     print(error.path, "at byte", error.offset)
/// }
/// // ["art", "tar"]
/// // anagrams[1] at byte 21
/// ```
public protocol OxfordDecodableAnswer: OxfordAnswer, Decodable {
    /// The decoder for the answer.
    ///
    /// The default implementation returns a `JSONDecoder` with the default strategies. To use other strategies, declare
    /// this property in your answer type.
    static var decoder: JSONDecoder { get }
}

extension OxfordDecodableAnswer {
    /// A `JSONDecoder` with the default strategies.
    public static var decoder: JSONDecoder { JSONDecoder() }

    /// Decodes the body of a response.
    ///
    /// - Throws: ``AnswerError`` with the path and the reason of the decoder's error.
    public init(json body: [UInt8]) throws(AnswerError) {
        do {
            self = try Self.decoder.decode(Self.self, from: Data(body))
        } catch {
            throw AnswerError(error, in: body)
        }
    }
}
