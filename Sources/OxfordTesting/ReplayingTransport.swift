public import OxfordTransport
import Synchronization

/// A transport that answers as a recording has it, and tells afterwards what did not go by it.
///
/// Made by ``Recording/replay()`` and ``Recording/replay(forwardingTo:)``.
///
/// ```swift
/// func countResults(recordedIn path: String) async throws -> Int {
///     let wire = try Recording(contentsOf: path).replay()
///     let client = OxfordClient(credentials: nil, transport: wire)
///     let count = try await client.send(.entries("ace", in: .britishEnglish)).results.count
///     assert(wire.unused.isEmpty && wire.unexpected.isEmpty)
///     return count
/// }
/// ```
///
/// An exchange is for requests of its URL, whatever server of the API they are sent to and whatever headers they have.
/// It answers once; several of one URL answer in the order in which they were recorded.
public final class ReplayingTransport: Transport {
    private struct State {
        var exchanges: [RecordedExchange]
        var unexpected: [String] = []
    }

    private let state: Mutex<State>
    private let other: (any Transport)?

    init(_ exchanges: [RecordedExchange], other: (any Transport)?) {
        state = Mutex(State(exchanges: exchanges))
        self.other = other
    }

    /// What was asked and the recording did not have: the URLs, without the server where it is a request of the API.
    public var unexpected: [String] { state.withLock(\.unexpected) }

    /// What the recording has and nobody asked for.
    public var unused: [String] { state.withLock { $0.exchanges.map(\.target) } }

    /// Answers by the first exchange that is for the request and was not replayed before.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        // A recording has the URL without credentials. It has none with a short one, which is an error when recording.
        let url = CredentialURL(request.url).text
        let redacted = (try? Redaction(of: request).url(request.url)) ?? url
        let target = redacted.apiPath ?? redacted
        let targets = [url.apiPath ?? url, target]
        let outcome: Result<TransportResponse, TransportError>? = state.withLock { state in
            guard let index = state.exchanges.firstIndex(where: { targets.contains($0.target) }) else {
                state.unexpected.append(target)
                return nil
            }
            return state.exchanges.remove(at: index).outcome
        }
        if let outcome { return try outcome.get() }
        guard let other else {
            throw TransportError(.unexpectedRequest, detail: "the recording has no response for \(target)")
        }
        return try await other.send(request)
    }
}
