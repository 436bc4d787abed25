#if canImport(os)
    import os
#endif

/// A receiver of a client's events, for metrics, progress displays, and logs (on Apple's platforms, with
/// `systemLog(subsystem:category:showsURLs:)`).
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient(
///     transport: SampleTransport(),
///     observer: OxfordObserver { event in
///         if event.kind == .succeeded { print(event.url) }
///     })
/// _ = try await client.send(.lemmas("ran", in: .english))
/// // https://od-api.oxforddictionaries.com/api/v2/lemmas/en/ran
/// ```
public struct OxfordObserver: Sendable {
    /// The closure that receives each event.
    ///
    /// Call it to pass events on, for example to join two observers:
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let (stream, events) = OxfordObserver.stream()
    /// let printer = OxfordObserver { event in print("printed:", event.kind) }
    /// let both = OxfordObserver { event in
    ///     stream.observe(event)
    ///     printer.observe(event)
    /// }
    /// let client = OxfordClient(transport: SampleTransport(), observer: both)
    /// _ = try await client.send(.lemmas("ran", in: .english))
    /// for await event in events.prefix(2) { print("streamed:", event.kind) }
    /// // printed: received
    /// // printed: succeeded
    /// // streamed: received
    /// // streamed: succeeded
    /// ```
    public let observe: @Sendable (OxfordEvent) -> Void

    /// Creates an observer that passes each event to a closure.
    ///
    /// The client calls the closure in the task of the request, with its task-local values, but outside its actor and
    /// on any thread. The request waits until the closure returns, so return quickly. The events of a request come one
    /// after the other, unless a middleware calls `next` twice at the same time.
    public init(_ observe: @escaping @Sendable (OxfordEvent) -> Void) {
        self.observe = observe
    }

    /// Creates an observer together with the asynchronous sequence of the events that it receives.
    ///
    /// The sequence keeps up to 1,000 events that you have not read yet, and drops older ones. It ends when the client
    /// and all copies of the observer are released.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let (observer, events) = OxfordObserver.stream()
    /// let client = OxfordClient(
    ///     transport: SampleTransport(), observer: observer)
    /// _ = try await client.send(.lemmas("ran", in: .english))
    /// for await event in events.prefix(2) { print(event.kind) }
    /// // received
    /// // succeeded
    /// ```
    public static func stream() -> (observer: OxfordObserver, events: AsyncStream<OxfordEvent>) {
        let (events, continuation) = AsyncStream.makeStream(
            of: OxfordEvent.self, bufferingPolicy: .bufferingNewest(1000))
        let end = EventStreamEnd(continuation)
        return (OxfordObserver { end.continuation.yield($0) }, events)
    }

    #if canImport(os)
        /// Creates an observer that writes a line for each event to the system's log.
        ///
        /// Failures are written as errors, and other events as debug messages. A word that is not found and a
        /// cancelled request are no failures here, because both are ordinary.
        ///
        /// - Parameter showsURLs: Whether the log shows the URLs, which contain the words that your users look up.
        ///   Otherwise, it shows the kind of each event and the reason for a failure, and keeps the rest private.
        public static func systemLog(
            subsystem: String, category: String = "OxfordDictionaries", showsURLs: Bool = false
        ) -> OxfordObserver {
            let log = Logger(subsystem: subsystem, category: category)
            return OxfordObserver { event in
                let kind = event.error?.kind
                let isOrdinary = kind == nil || kind == .notFound || kind == .cancelled
                let level: OSLogType = isOrdinary ? .debug : .error
                if showsURLs {
                    log.log(level: level, "\(event, privacy: .public)")
                } else {
                    let reason = event.error?.reason.description ?? ""
                    log.log(
                        level: level,
                        "\(event.kind, privacy: .public) \(reason, privacy: .public) \(event, privacy: .private)")
                }
            }
        }
    #endif
}

/// An object that ends a stream when it is released.
///
/// A stream does not end by itself when its continuation is released.
private final class EventStreamEnd: Sendable {
    let continuation: AsyncStream<OxfordEvent>.Continuation

    init(_ continuation: AsyncStream<OxfordEvent>.Continuation) {
        self.continuation = continuation
    }

    deinit { continuation.finish() }
}
