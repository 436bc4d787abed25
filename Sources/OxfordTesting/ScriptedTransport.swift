public import OxfordEndpoints
public import OxfordTransport
import Synchronization

/// A transport that follows a script and reports requests that do not match it.
///
/// ```swift
/// let ace = EntriesRequest("ace", in: .britishEnglish)
/// let mice = LemmasRequest("mice", in: .english)
/// let wire = ScriptedTransport([
///     .answer(ace, with: TransportResponse(body: #"{"results": []}"#)),
///     .fail(mice, with: TransportError(.connectionLost)),
/// ])
/// let client = OxfordClient(credentials: nil, transport: wire)
/// _ = try await client.send(ace)
/// _ = try? await client.send(.entries("axe", in: .britishEnglish))
///
/// print(wire.unexpected)
/// print(wire.unused)
/// // ["/api/v2/entries/en-gb/axe"]
/// // ["/api/v2/lemmas/en/mice"]
/// ```
///
/// Each step is used once, and steps for the same request are used in order. A request without a step fails, and the
/// script continues with the next request.
public final class ScriptedTransport: Transport {
    private struct State {
        var steps: [ScriptedStep]
        var requests: [TransportRequest] = []
        var unexpected: [String] = []
    }

    private let state: Mutex<State>

    /// Creates a transport from the steps of a script.
    public init(_ steps: [ScriptedStep]) {
        state = Mutex(State(steps: steps))
    }

    /// All requests that were sent, in order.
    public var requests: [TransportRequest] { state.withLock(\.requests) }

    /// The URLs of the requests that matched no step.
    ///
    /// A URL of the API is shortened to its path and query.
    public var unexpected: [String] { state.withLock(\.unexpected) }

    /// The URLs of the steps that were not used.
    ///
    /// A step that was created from a request is listed with its path and query only.
    public var unused: [String] { state.withLock { $0.steps.map(\.target) } }

    /// Returns the outcome of the first matching step and removes the step.
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

/// A step of a ``ScriptedTransport``: a request that it expects, and the outcome of this request.
public struct ScriptedStep: Sendable {
    let target: String
    let outcome: Result<TransportResponse, TransportError>

    /// Creates a step that returns a response to a request, no matter which server it is sent to.
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

    /// Creates a step that returns a response to a request for a URL, which includes the server.
    public static func answer(url: String, with response: TransportResponse) -> ScriptedStep {
        ScriptedStep(target: url, outcome: .success(response))
    }

    /// Creates a step that fails a request, no matter which server it is sent to.
    public static func fail(_ request: some OxfordEndpointRequest, with error: TransportError) -> ScriptedStep {
        ScriptedStep(target: request.path, outcome: .failure(error))
    }

    /// Creates a step that fails a request for a URL, which includes the server.
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
    /// The part of the URL from `/api/v` on, or `nil` if this is not the URL of an API request.
    var apiPath: String? {
        // Use the last match. A server's path may also contain "/api/v", but the words after the API path cannot,
        // because slashes in them are escaped.
        prefix { $0 != "?" }.ranges(of: "/api/v").last.map { String(self[$0.lowerBound...]) }
    }
}
