import Synchronization

/// A cache of responses in memory, bounded in bytes.
///
/// - Important: Oxford allows caching only under an agreement. Without one, do not use a cache.
///
/// Pass it to ``Transport/caching(_:for:)``. Transports that have the same cache share its responses. When there is no room,
/// the cache removes the least recently used responses first.
///
/// ```swift
/// import OxfordSamples
///
/// let cache = AnswerCache(maximumBytes: 1_000_000)
/// let client = OxfordClient(credentials: nil, transport: SampleTransport().caching(cache, for: .seconds(3600)))
/// for word in ["ran", "running", "ran"] as [Headword] { _ = try await client.send(.lemmas(word, in: .english)) }
/// print(cache.count, cache.hits, cache.misses, cache.bytes < 10_000)
/// // 2 1 2 true
/// ```
///
/// The cache keeps the headers of each request, credentials included, to tell requests apart. Its description, its mirror and
/// `dump` show only numbers.
public final class AnswerCache: Sendable {
    private struct Stored: Sendable {
        let response: TransportResponse
        let time: Duration
    }

    private struct State {
        var store: BoundedStore<RequestKey, Stored>
        var hits = 0
        var misses = 0
    }

    /// The maximum size of the cache.
    public let maximumBytes: Int

    private let time: Timekeeper
    private let state: Mutex<State>

    /// Creates an empty cache.
    ///
    /// ```swift
    /// import OxfordTesting
    ///
    /// let clock = TestClock()
    /// let cache = AnswerCache(maximumBytes: 10_000, clock: clock)
    /// let wire = ClosureTransport { _ in TransportResponse(status: 404) }.caching(cache, for: .seconds(60))
    /// let request = TransportRequest(url: "https://example.com")
    /// for _ in 0..<3 {
    ///     _ = try await wire.send(request)
    ///     clock.advance(by: .seconds(40))
    /// }
    /// print(cache.hits, cache.misses)
    /// // 1 2
    /// ```
    ///
    /// - Parameters:
    ///   - maximumBytes: The maximum size of the cache, including what it needs to find the responses.
    ///   - clock: The clock that measures the age of responses. A test passes its own.
    public init(maximumBytes: Int = 20_000_000, clock: some Clock<Duration> = ContinuousClock()) {
        self.maximumBytes = max(0, maximumBytes)
        time = Timekeeper(clock)
        state = Mutex(State(store: BoundedStore(limit: self.maximumBytes)))
    }

    /// The approximate size of the responses in the cache, which is at most ``maximumBytes``.
    public var bytes: Int { state.withLock(\.store.size) }

    /// The number of responses in the cache.
    public var count: Int { state.withLock(\.store.count) }

    /// The number of requests that got a response from the cache.
    public var hits: Int { state.withLock(\.hits) }

    /// The number of requests that the cache had no response to.
    public var misses: Int { state.withLock(\.misses) }

    /// Removes all responses, such as when the agreement ends or memory is low.
    ///
    /// ```swift
    /// let cache = AnswerCache()
    /// let wire = ClosureTransport { _ in TransportResponse(status: 404) }.caching(cache, for: .seconds(60))
    /// _ = try await wire.send(TransportRequest(url: "https://example.com"))
    /// cache.removeAll()
    /// print(cache)
    /// // 0 responses, 0 of 20000000 bytes, 0 hits, 1 miss
    /// ```
    public func removeAll() {
        state.withLock { $0.store = BoundedStore(limit: maximumBytes) }
    }

    func response(to key: RequestKey, youngerThan lifetime: Duration) -> TransportResponse? {
        let now = time.now()
        return state.withLock { state in
            if let stored = state.store.value(for: key) {
                if now - stored.time < lifetime {
                    state.hits += 1
                    return stored.response
                }
                state.store.remove(key)
            }
            state.misses += 1
            return nil
        }
    }

    func store(_ response: TransportResponse, to key: RequestKey) {
        let stored = Stored(response: response, time: time.now())
        // An array may have room for more bytes than it holds.
        let size =
            Self.overhead + key.url.utf8.count + key.headers.size + response.headers.size + response.body.capacity
        state.withLock { $0.store.insert(stored, for: key, size: size) }
    }

    /// About as many bytes as a response takes in addition to its texts and its body.
    private static let overhead = 512
}

extension AnswerCache: CustomStringConvertible, CustomReflectable {
    private var numbers: KeyValuePairs<String, Any> {
        ["count": count, "bytes": bytes, "maximumBytes": maximumBytes, "hits": hits, "misses": misses]
    }

    /// The numbers of responses, bytes, hits and misses.
    public var description: String {
        func counted(_ number: Int, _ noun: String, _ ending: String) -> String {
            "\(number) \(noun)\(number == 1 ? "" : ending)"
        }
        return counted(count, "response", "s") + ", \(bytes) of \(maximumBytes) bytes, " + counted(hits, "hit", "s")
            + ", "
            + counted(misses, "miss", "es")
    }

    /// The same numbers, for `dump` and debuggers.
    public var customMirror: Mirror { Mirror(self, children: numbers, displayStyle: .class) }
}

extension Headers {
    /// About as many bytes as the headers take in memory.
    fileprivate var size: Int { reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 32 } }
}
