public import OxfordEndpoints
public import OxfordTransport
import Synchronization

/// A transport that expects certain requests, and answers each of them with a response or an error that you choose.
///
/// ```swift
/// let ace = EntriesRequest("ace", in: .britishEnglish)
/// let mice = LemmasRequest("mice", in: .english)
/// let wire = ScriptedTransport([
///     .answer(ace, with: TransportResponse(body: #"{"results": []}"#)),
///     .fail(mice, with: TransportError(.connectionLost)),
/// ])
/// let client = OxfordClient(transport: wire)
/// _ = try await client.send(ace)
/// _ = try? await client.send(.entries("axe", in: .britishEnglish))
///
/// print(wire.unexpected)
/// print(wire.unused)
/// // ["/api/v2/entries/en-gb/axe"]
/// // ["/api/v2/lemmas/en/mice"]
/// ```
///
/// Each step of the script answers a single request. If several steps match a request, the transport uses them in
/// order, one for each time that the request is sent. A request that matches no step fails, and its URL is added to
/// ``unexpected``, but the transport continues to answer other requests.
public final class ScriptedTransport: Transport {
    private struct State {
        var steps: [ScriptedStep]
        var requests: [TransportRequest] = []
        var unexpected: [String] = []
    }

    private let state: Mutex<State>

    /// Creates a transport from the steps of its script.
    public init(_ steps: [ScriptedStep]) {
        state = Mutex(State(steps: steps))
    }

    /// All requests that were sent to this transport, in order.
    public var requests: [TransportRequest] { state.withLock(\.requests) }

    /// The URLs of the requests for which the script had no step.
    ///
    /// The URLs of API requests are listed without the server, for example `/api/v2/lemmas/en/mice`.
    public var unexpected: [String] { state.withLock(\.unexpected) }

    /// The URLs of the script's unused steps.
    ///
    /// If you created a step from a request, its URL is listed without the server, for example
    /// `/api/v2/lemmas/en/mice`. If you created a step from a URL, the whole URL is listed.
    public var unused: [String] { state.withLock { $0.steps.map(\.target) } }

    /// Finds the first step that matches the request, removes it from the script, and returns its response.
    ///
    /// - Throws: The step's error, or `TransportError.Reason.unexpectedRequest` if no step matches the request.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let outcome: Result<TransportResponse, TransportError> = state.withLock { state in
            state.requests.append(request)
            guard let index = state.steps.firstIndex(where: { $0.isFor(request) }) else {
                let target = request.url.apiPath ?? request.url
                state.unexpected.append(target)
                return .failure(TransportError(.unexpectedRequest, detail: "the script has no step for \(target)"))
            }
            return state.steps.remove(at: index).outcome
        }
        return try outcome.get()
    }
}

/// A request that a ``ScriptedTransport`` expects, together with the response or the error for that request.
public struct ScriptedStep: Sendable {
    let target: String
    let outcome: Result<TransportResponse, TransportError>

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
    public static func answer(_ request: some OxfordEndpointRequest, with response: TransportResponse) -> ScriptedStep {
        ScriptedStep(target: request.path, outcome: .success(response))
    }

    /// Creates a script step that returns a response when a request is sent to the given URL.
    ///
    /// The URL must include the server.
    public static func answer(url: String, with response: TransportResponse) -> ScriptedStep {
        ScriptedStep(target: url, outcome: .success(response))
    }

    /// Creates a script step that throws an error for a request, no matter which server receives the request.
    public static func fail(_ request: some OxfordEndpointRequest, with error: TransportError) -> ScriptedStep {
        ScriptedStep(target: request.path, outcome: .failure(error))
    }

    /// Creates a script step that throws an error when a request is sent to the given URL.
    ///
    /// The URL must include the server.
    public static func fail(url: String, with error: TransportError) -> ScriptedStep {
        ScriptedStep(target: url, outcome: .failure(error))
    }

    func isFor(_ request: TransportRequest) -> Bool {
        target == request.url || target == request.url.apiPath
    }
}

extension OxfordEndpointRequest {
    /// The path and the query of the request's URL.
    var path: String { String(urlString().dropFirst(Server.live.base.count)) }
}

extension String {
    /// The part of the URL that starts at `/api/v`, or `nil` if this is not the URL of an API request.
    var apiPath: String? {
        // Use the last match. A server's path may also contain "/api/v", but the words after the API path cannot,
        // because slashes in them are escaped.
        prefix { $0 != "?" }.ranges(of: "/api/v").last.map { String(self[$0.lowerBound...]) }
    }
}
