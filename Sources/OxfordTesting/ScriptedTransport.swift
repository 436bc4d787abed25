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
/// Each step is used once, and steps for the same request in order. A request without a step fails, and the script
/// continues.
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

    /// The URLs of requests that matched no step, without the server for requests of the API.
    public var unexpected: [String] { state.withLock(\.unexpected) }

    /// The paths or URLs of the steps that were not used.
    public var unused: [String] { state.withLock { $0.steps.map(\.target) } }

    /// Returns the outcome of the first matching step and removes the step.
    ///
    /// - Throws: The step's error, or `TransportError.Reason.unexpectedRequest` if no step matches.
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
