public import OxfordTransport
import Synchronization

/// A transport that returns recorded responses and reports requests that do not match the recording.
///
/// To create this transport, call ``Recording/replay()``.
///
/// ```swift
/// func countResults(recordedIn path: String) async throws -> Int {
///     let wire = try Recording(contentsOf: path).replay()
///     let client = OxfordClient(transport: wire)
///     let answer = try await client.send(.entries("ace", in: .britishEnglish))
///     assert(wire.unused.isEmpty && wire.unexpected.isEmpty)
///     return answer.results.count
/// }
/// ```
///
/// A request matches a recorded exchange with the same URL, regardless of the headers. If the URL has an API path,
/// which starts with `/api/v`, the server is ignored too. Each exchange is replayed once. Exchanges with the same URL
/// are replayed in the order in which they were recorded.
public final class ReplayingTransport: Transport {
    private struct State {
        var script: Script
        var unexpected: [String] = []
    }

    private let state: Mutex<State>

    init(_ exchanges: [RecordedExchange]) {
        let steps = exchanges.map { ScriptedStep(target: $0.target, outcome: $0.outcome) }
        state = Mutex(State(script: Script(steps)))
    }

    /// The URLs of the requests that matched no recorded exchange.
    ///
    /// The URLs of API requests are listed without the server, for example `/api/v2/lemmas/en/mice`, because the server
    /// does not affect whether a request matches an exchange.
    public var unexpected: [String] { state.withLock(\.unexpected) }

    /// The URLs of the recorded exchanges that have not been replayed.
    ///
    /// The URLs of API requests are listed without the server, for example `/api/v2/lemmas/en/mice`.
    public var unused: [String] { state.withLock(\.script.unused) }

    /// `true`, because a replayed request is not sent, so it is no call.
    public var reportsSends: Bool { true }

    /// Returns the response from the first recorded exchange that matches the request and has not been replayed yet.
    ///
    /// - Throws: The recorded error, or an error with the reason `unexpectedRequest` if no exchange matches.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        // Compare URLs without credentials, because recorded URLs have none. Redaction throws if a short credential
        // also occurs elsewhere in the URL, but a request with such a URL cannot have been recorded.
        let url = CredentialURL(request.url).withoutCredentials
        let redacted = (try? Redaction(of: request).url(request.url)) ?? url
        let target = APIURL(redacted).target ?? redacted
        let outcome: Result<TransportResponse, TransportError> = state.withLock { state in
            if let outcome = state.script.next(for: [APIURL(url).target ?? url, target]) { return outcome }
            state.unexpected.append(target)
            return .failure(.unexpected(target, in: "recording"))
        }
        return try outcome.get()
    }
}
