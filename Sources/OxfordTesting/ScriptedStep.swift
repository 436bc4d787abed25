public import OxfordEndpoints
public import OxfordTransport

/// One request that a ``ScriptedTransport`` waits for, and what it does then.
///
/// ```swift
/// let steps: [ScriptedStep] = [
///     .fail(LemmasRequest("mice", in: .english), with: TransportError(.timedOut)),
///     .answer(url: "https://example.com/api/v2/lemmas/en/mice", with: TransportResponse(status: 404)),
/// ]
/// print(ScriptedTransport(steps).unused)
/// // ["/api/v2/lemmas/en/mice", "https://example.com/api/v2/lemmas/en/mice"]
/// ```
public struct ScriptedStep: Sendable {
    let target: String
    let outcome: Result<TransportResponse, TransportError>

    /// Answers a request, whatever server it is sent to.
    ///
    /// ```swift
    /// let ace = EntriesRequest("ace", in: .britishEnglish)
    /// let wire = ScriptedTransport([.answer(ace, with: TransportResponse(status: 404))])
    /// print(try await wire.send(TransportRequest(ace, on: .sandbox)).status, wire.unused)
    /// // 404 []
    /// ```
    public static func answer(_ request: some OxfordEndpointRequest, with response: TransportResponse) -> ScriptedStep {
        ScriptedStep(target: request.path, outcome: .success(response))
    }

    /// Answers a URL, server included.
    public static func answer(url: String, with response: TransportResponse) -> ScriptedStep {
        ScriptedStep(target: url, outcome: .success(response))
    }

    /// Fails a request, whatever server it is sent to.
    public static func fail(_ request: some OxfordEndpointRequest, with error: TransportError) -> ScriptedStep {
        ScriptedStep(target: request.path, outcome: .failure(error))
    }

    /// Fails a URL, server included.
    ///
    /// ```swift
    /// let wire = ScriptedTransport([.fail(url: "https://example.com/a", with: TransportError(.offline))])
    /// do {
    ///     _ = try await wire.send(TransportRequest(url: "https://example.com/a"))
    /// } catch {
    ///     print(error)
    /// }
    /// // this machine is offline
    /// ```
    public static func fail(url: String, with error: TransportError) -> ScriptedStep {
        ScriptedStep(target: url, outcome: .failure(error))
    }

    func isFor(_ request: TransportRequest) -> Bool {
        target == request.url || target == request.url.apiPath
    }
}

extension OxfordEndpointRequest {
    /// What stands behind the server in the URL.
    var path: String { String(urlString().dropFirst(Server.live.base.count)) }
}

extension String {
    /// What stands behind the server in the URL of a request of the API.
    var apiPath: String? {
        // The last, because a server may have a path of its own before it, and no word has a slash.
        prefix { $0 != "?" }.ranges(of: "/api/v").last.map { String(self[$0.lowerBound...]) }
    }
}
