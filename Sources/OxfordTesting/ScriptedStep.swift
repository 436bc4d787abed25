public import OxfordEndpoints
public import OxfordTransport

/// An expected request of a ``ScriptedTransport``, and its outcome.
public struct ScriptedStep: Sendable {
    let target: String
    let outcome: Result<TransportResponse, TransportError>

    /// Returns a response for a request to any server.
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
    public static func answer(_ request: some OxfordEndpointRequest, with response: TransportResponse) -> ScriptedStep {
        ScriptedStep(target: request.path, outcome: .success(response))
    }

    /// Returns a response for a URL, including its server.
    public static func answer(url: String, with response: TransportResponse) -> ScriptedStep {
        ScriptedStep(target: url, outcome: .success(response))
    }

    /// Fails a request to any server.
    public static func fail(_ request: some OxfordEndpointRequest, with error: TransportError) -> ScriptedStep {
        ScriptedStep(target: request.path, outcome: .failure(error))
    }

    /// Fails a request for a URL, including its server.
    public static func fail(url: String, with error: TransportError) -> ScriptedStep {
        ScriptedStep(target: url, outcome: .failure(error))
    }

    func isFor(_ request: TransportRequest) -> Bool {
        target == request.url || target == request.url.apiPath
    }
}

extension OxfordEndpointRequest {
    /// The URL's path and query.
    var path: String { String(urlString().dropFirst(Server.live.base.count)) }
}

extension String {
    /// The path and query from `/api/v` on, or `nil` if this is not the URL of an API request.
    var apiPath: String? {
        // Use the last match: a server's path may contain "/api/v", but a word cannot contain an unescaped slash.
        prefix { $0 != "?" }.ranges(of: "/api/v").last.map { String(self[$0.lowerBound...]) }
    }
}
