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
        var script: Script
        var requests: [TransportRequest] = []
        var unexpected: [String] = []
    }

    private let state: Mutex<State>
    private let fallback: TransportError?

    /// Creates a transport from the steps of its script.
    ///
    /// To test how your code handles a failure, pass the error to `otherwise`. The transport then throws this error
    /// for every request that matches no step, and does not list the request in ``unexpected``. This transport, for
    /// example, fails all requests:
    ///
    /// ```swift
    /// let wire = ScriptedTransport(otherwise: TransportError(.offline))
    /// do {
    ///     let client = OxfordClient(transport: wire)
    ///     _ = try await client.send(.lemmas("mice", in: .english))
    /// } catch {
    ///     print(error.transportError?.reason == .offline)
    /// }
    /// print(wire.requests.count)
    /// // true
    /// // 1
    /// ```
    ///
    /// - Parameters:
    ///   - steps: The steps of the script.
    ///   - error: The error for every other request, or `nil` if the script should list all requests.
    public init(_ steps: [ScriptedStep] = [], otherwise error: TransportError? = nil) {
        state = Mutex(State(script: Script(steps)))
        fallback = error
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
    public var unused: [String] { state.withLock(\.script.unused) }

    /// Finds the first step that matches the request, removes it from the script, and returns its response.
    ///
    /// - Throws: The step's error. If no step matches the request, the error for all other requests or, if there is
    ///   none, an error with the reason `unexpectedRequest`.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let target = APIURL(request.url).target
        let outcome: Result<TransportResponse, TransportError> = state.withLock { state in
            state.requests.append(request)
            if let outcome = state.script.next(for: [request.url, target].compactMap(\.self)) { return outcome }
            if let fallback { return .failure(fallback) }
            state.unexpected.append(target ?? request.url)
            return .failure(.unexpected(target ?? request.url, in: "script"))
        }
        return try outcome.get()
    }
}

/// The steps of a script, each of which is used once.
///
/// Finding a step takes the same time no matter how many steps the script has.
struct Script: Sendable {
    private let steps: [ScriptedStep]
    /// The indices of the unused steps for each target, the next one last.
    private var open: [String: [Int]]

    init(_ steps: [ScriptedStep]) {
        self.steps = steps
        open = Dictionary(grouping: steps.indices.reversed()) { steps[$0].target }
    }

    /// The targets of the unused steps, in the order of the script.
    var unused: [String] { open.values.joined().sorted().map { steps[$0].target } }

    /// Removes and returns the outcome of the first step that has one of the targets.
    mutating func next(for targets: [String]) -> Result<TransportResponse, TransportError>? {
        let next = targets.compactMap { open[$0]?.last }.min()
        return next.map { index in
            open[steps[index].target]?.removeLast()
            return steps[index].outcome
        }
    }
}

extension TransportError.Reason {
    /// The transport of a test has no response for the request.
    public static let unexpectedRequest = Self(rawValue: "unexpectedRequest")
}

extension TransportError {
    static func unexpected(_ target: String, in source: String) -> Self {
        Self(.unexpectedRequest, detail: "the \(source) has no response for \(target); add one, or correct the request")
    }
}
