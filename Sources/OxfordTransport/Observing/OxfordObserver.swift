/// A type that receives a client's events, for logs and metrics.
///
/// ```swift
/// import OxfordSamples
///
/// struct Calls: OxfordObserver {
///     func observe(_ event: OxfordEvent) {
///         if event.kind == .attempted { print("sent:", event.url) }
///     }
/// }
///
/// let client = OxfordClient(
///     credentials: nil, transport: SampleTransport(), observer: Calls())
/// _ = try await client.send(.lemmas("ran", in: .english))
/// // sent: https://od-api.oxforddictionaries.com/api/v2/lemmas/en/ran
/// ```
///
/// ``LoggingObserver`` writes a line for each event.
public protocol OxfordObserver: Sendable {
    /// Receives an event.
    ///
    /// The client calls it outside of any actor, and the request waits until it returns.
    func observe(_ event: OxfordEvent)
}
