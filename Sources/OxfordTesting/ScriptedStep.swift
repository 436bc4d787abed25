#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

public import OxfordEndpoints
public import OxfordTransport

/// A request that a ``ScriptedTransport`` expects, together with the response or the error for that request.
public struct ScriptedStep: Hashable, Sendable {
    let target: String
    let outcome: Outcome

    /// Creates a script step that returns a response to a request, no matter which server the request is for.
    ///
    /// ```swift
    /// let ace = EntriesRequest("ace", in: .britishEnglish)
    /// let wire = ScriptedTransport([
    ///     .answer(ace, with: TransportResponse(status: 404))
    /// ])
    /// let request = TransportRequest(ace, on: .sandbox)
    /// print(try await wire.send(request).status, wire.unused)
    /// // 404 []
    /// ```
    public static func answer(_ request: any OxfordEndpointRequest, with response: TransportResponse) -> ScriptedStep {
        ScriptedStep(target: target(of: request), outcome: .success(response))
    }

    /// Creates a script step that returns a response when a request is sent to the given URL.
    ///
    /// The URL must include the server.
    public static func answer(url: String, with response: TransportResponse) -> ScriptedStep {
        ScriptedStep(target: url, outcome: .success(response))
    }

    /// Creates a script step that throws an error for a request, no matter which server receives the request.
    public static func fail(_ request: any OxfordEndpointRequest, with error: TransportError) -> ScriptedStep {
        ScriptedStep(target: target(of: request), outcome: .failure(error))
    }

    /// Creates a script step that throws an error when a request is sent to the given URL.
    ///
    /// The URL must include the server.
    public static func fail(url: String, with error: TransportError) -> ScriptedStep {
        ScriptedStep(target: url, outcome: .failure(error))
    }

    private static func target(of request: any OxfordEndpointRequest) -> String {
        let url = request.urlString()
        return APIURL(url).target() ?? url
    }
}

extension TransportResponse {
    /// Creates a response whose body is the JSON of an answer, so that a test can write the answer in Swift.
    ///
    /// ```swift
    /// var match = SearchAnswer.Match()
    /// match.word = "ace"
    /// var answer = SearchAnswer()
    /// answer.results = [match]
    ///
    /// let response = try TransportResponse(encoding: answer)
    /// print(String(decoding: response.body, as: UTF8.self))
    /// // {"results":[{"word":"ace"}]}
    /// ```
    ///
    /// - Throws: `EncodingError` if the answer cannot be encoded. The library's answers always can.
    public init(encoding answer: some OxfordAnswer & Encodable) throws {
        self.init(body: String(decoding: try JSONEncoder().encode(answer), as: UTF8.self))
    }
}
