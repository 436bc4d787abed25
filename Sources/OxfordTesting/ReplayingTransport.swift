public import OxfordTransport
import Synchronization

/// A transport that returns recorded responses and reports requests that do not match the recording.
///
/// ``Recording/replay()`` and ``Recording/replay(forwardingTo:)`` create it.
///
/// ```swift
/// func countResults(recordedIn path: String) async throws -> Int {
///     let wire = try Recording(contentsOf: path).replay()
///     let client = OxfordClient(credentials: nil, transport: wire)
///     let answer = try await client.send(.entries("ace", in: .britishEnglish))
///     assert(wire.unused.isEmpty && wire.unexpected.isEmpty)
///     return answer.results.count
/// }
/// ```
///
/// An exchange matches requests for its URL, regardless of headers and of the API server. Each exchange is replayed
/// once. Exchanges for the same URL are replayed in recorded order.
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

    /// The URLs of requests that matched no exchange, without the server for requests of the API.
    public var unexpected: [String] { state.withLock(\.unexpected) }

    /// The URLs of exchanges that were not replayed, without the server for requests of the API.
    public var unused: [String] { state.withLock { $0.exchanges.map(\.target) } }

    /// Returns the outcome of the first matching exchange that was not replayed yet.
    ///
    /// - Throws: The recorded error, or `TransportError.Reason.unexpectedRequest` if no exchange matches and requests
    ///   are not forwarded.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        // Recorded URLs have no credentials. A request with a short credential in its URL cannot have been recorded.
        let url = CredentialURL(request.url).withoutCredentials
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
