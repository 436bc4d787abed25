public import OxfordTransport
import Synchronization

/// A transport that answers as a test says, request by request, and tells afterwards what did not go by the script.
///
/// ```swift
/// let wire = ScriptedTransport([
///     .answer(EntriesRequest("ace", in: .britishEnglish), with: TransportResponse(body: #"{"results": []}"#)),
///     .fail(LemmasRequest("mice", in: .english), with: TransportError(.connectionLost)),
/// ])
/// let client = OxfordClient(credentials: nil, transport: wire)
/// _ = try await client.send(.entries("ace", in: .britishEnglish))
/// _ = try? await client.send(.entries("axe", in: .britishEnglish))
///
/// print(wire.unexpected)
/// print(wire.unused)
/// // ["/api/v2/entries/en-gb/axe"]
/// // ["/api/v2/lemmas/en/mice"]
/// ```
///
/// A step answers once. Several for the same request answer one after the other. A request that no step is for fails,
/// and stops nothing.
public final class ScriptedTransport: Transport {
    private struct State {
        var steps: [ScriptedStep]
        var requests: [TransportRequest] = []
        var unexpected: [String] = []
    }

    private let state: Mutex<State>

    /// Makes a transport that goes by a script.
    public init(_ steps: [ScriptedStep]) {
        state = Mutex(State(steps: steps))
    }

    /// What was asked, in order.
    public var requests: [TransportRequest] { state.withLock(\.requests) }

    /// What was asked and no step was for: the URLs, without the server where it is a request of the API.
    public var unexpected: [String] { state.withLock(\.unexpected) }

    /// What the script has and nobody asked for.
    public var unused: [String] { state.withLock { $0.steps.map(\.target) } }

    /// Answers by the first step that is for the request, and takes it out of the script.
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
