/// What a client tells of each attempt and of each outcome: for logs, for metrics, for a line in a debugger.
///
/// It is called where the request runs, which is on no actor, and holds the request up until it returns.
///
/// ```swift
/// struct CallCounter: OxfordObserver {
///     func observe(_ event: OxfordEvent) {
///         if event.kind == .attempted { print("asked:", event.url) }
///     }
/// }
///
/// let client = OxfordClient(
///     credentials: nil, transport: ClosureTransport { _ in TransportResponse(body: #"{"results": []}"#) },
///     observer: CallCounter())
/// _ = try await client.send(.entries("ace", in: .britishEnglish))
/// // asked: https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
/// ```
///
/// ``LoggingObserver`` is one that is ready.
public protocol OxfordObserver: Sendable {
    /// Takes note of what happened.
    func observe(_ event: OxfordEvent)
}
