/// A type that receives a client's events, such as ``LoggingObserver``.
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
public protocol OxfordObserver: Sendable {
    /// Receives an event.
    ///
    /// The client calls it on no actor, and the request waits until it returns.
    func observe(_ event: OxfordEvent)
}
