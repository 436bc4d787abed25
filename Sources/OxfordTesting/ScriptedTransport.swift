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
        let steps: [ScriptedStep]
        /// The indices of the unused steps for each target, the next one last.
        ///
        /// Finding a step takes the same time no matter how many steps the script has.
        var open: [String: [Int]]
        var requests: [TransportRequest] = []
        var unexpected: [String] = []

        init(_ steps: [ScriptedStep]) {
            self.steps = steps
            open = Dictionary(grouping: steps.indices.reversed()) { steps[$0].target }
        }

        /// Removes and returns the first step that has one of the targets.
        mutating func next(for targets: [String]) -> ScriptedStep? {
            let next = targets.compactMap { open[$0]?.last }.min().map { (index: $0, step: steps[$0]) }
            if let next { open[next.step.target]?.removeLast() }
            return next?.step
        }
    }

    private let state: Mutex<State>
    private let fallback: TransportError?

    /// The rules of the recording that this transport replays, or `nil` if it has a script.
    private let rules: RecordingRules?

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
    /// } catch let error as OxfordError {
    ///     print(error.reason)
    /// }
    /// print(wire.requests.count)
    /// // offline
    /// // 1
    /// ```
    ///
    /// - Parameters:
    ///   - steps: The steps of the script.
    ///   - error: The error for every other request. If it is `nil`, another request throws an error with the reason
    ///     `unexpectedRequest`, and is listed in ``unexpected``.
    public init(_ steps: [ScriptedStep] = [], otherwise error: TransportError? = nil) {
        state = Mutex(State(steps))
        fallback = error
        rules = nil
    }

    init(replaying recording: Recording) {
        state = Mutex(State(recording.exchanges))
        fallback = nil
        rules = RecordingRules(like: recording)
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
    public var unused: [String] {
        state.withLock { state in state.open.values.joined().sorted().map { state.steps[$0].target } }
    }

    /// Finds the first step that matches the request, removes it from the script, and returns its response.
    ///
    /// An answer of a script counts as a call, so that you can test how many calls your code makes. A replayed answer
    /// does not, because nothing is sent.
    ///
    /// - Throws: The step's error. If no step matches the request, the error for all other requests or, if there is
    ///   none, an error with the reason `unexpectedRequest`.
    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        let target = rules.map { $0.target(of: request) } ?? APIURL(request.url).target()
        let targets = (rules == nil ? [request.url] : []) + [target].compactMap(\.self)
        let outcome: Outcome = state.withLock { state in
            state.requests.append(request)
            if let step = state.next(for: targets) { return rules == nil ? step.outcome : step.outcome.uncounted }
            if let fallback { return .failure(fallback) }
            let target = rules?.shownTarget(of: request) ?? target ?? request.url
            state.unexpected.append(target)
            let source = rules == nil ? "script" : "recording"
            let problem = "the \(source) has no response for \(target); add one, or correct the request"
            return .failure(
                TransportError(
                    .unexpectedRequest, detail: rules?.problem(with: request) ?? problem, isCall: rules == nil))
        }
        return try outcome.get()
    }
}

extension Outcome {
    /// The same outcome, for which the client counts no call.
    fileprivate var uncounted: Self {
        switch self {
        case .success(let response):
            .success(
                TransportResponse(
                    status: response.status, headers: response.headers, body: response.body, isCall: false))
        case .failure(let error): .failure(TransportError(error.reason, detail: error.detail, isCall: false))
        }
    }
}

extension FailureReason {
    /// The transport of a test has no response for the request.
    public static let unexpectedRequest = Self(rawValue: "unexpectedRequest")
}
