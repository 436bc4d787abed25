import OxfordEndpoints
import Synchronization

/// A size-limited, in-memory cache of responses.
///
/// - Important: Use a cache only if you have an agreement with Oxford that allows it.
///
/// Pass the cache to a client as a part of its ``CallPolicy``:
///
/// ```swift
/// let wire = ClosureTransport { _ in
///     TransportResponse(body: #"{"results": []}"#)
/// }
/// let client = OxfordClient(
///     transport: wire,
///     policy: CallPolicy(cache: AnswerCache(lifetime: .seconds(86400))))
/// for word in ["ran", "ran"] as [WordText] {
///     let response = try await client.response(
///         to: .lemmas(word, in: .english))
///     print(response.calls)
/// }
/// // 1
/// // 0
/// ```
///
/// Clients that use the same cache share its responses. When the cache is full, it removes the least recently used
/// responses. A reused response takes no call, and waits for no rate limit.
///
/// The cache never stores an incomplete response or the login page of a Wi-Fi network, because it stores only these
/// responses:
///
/// - A response with status 200 whose body is a single, complete JSON document that the client can read as an answer
/// - A response with status 404 in which the service says that it found nothing
///
/// If a request or its response has the header `Cache-Control: no-store`, the response is not stored.
///
/// The cache reuses a response only for a request with the same URL and the same headers, including the credentials and
/// the headers that middleware adds. Users with different tokens therefore never share a response. Headers for tracing,
/// such as `traceparent`, do not have to be equal. Headers that a transport adds are not compared. If a transport adds
/// the token of a user, each user needs a cache.
///
/// The cache stores the headers of each request, except those for tracing. The cache's description and the output of
/// `dump` show a count and sizes, but never headers.
public final class AnswerCache: Sendable {
    private struct Stored: Sendable {
        let response: TransportResponse
        let time: Duration
        let size: Int
        /// The value of `uses` when the response was last used.
        var lastUse: Int
    }

    private struct State {
        var stored: [RequestKey: Stored] = [:]
        var size = 0
        var uses = 0
        /// A random number, different for each cache, that changes when ``AnswerCache/removeAll()`` is called.
        var generation = UInt64.random(in: 0 ... .max)

        mutating func remove(at index: Dictionary<RequestKey, Stored>.Index) {
            size -= stored.remove(at: index).value.size
        }

        /// Removes the least recently used responses if the cache is too large.
        ///
        /// This function has to sort all responses, so it makes room for more than one.
        mutating func shrink(to limit: Int) {
            guard size > limit else { return }
            for (key, _) in stored.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where size > limit / 16 * 15 {
                if let index = stored.index(forKey: key) { remove(at: index) }
            }
        }
    }

    /// The approximate number of bytes that the cache needs for a response in addition to the response's own size.
    ///
    /// Without it, any number of empty responses would fit into the cache.
    private static let overhead = 768

    /// The maximum age of a reused response.
    public let lifetime: Duration

    /// The maximum size of the cache in bytes.
    public let maximumBytes: Int

    private let time: Timekeeper
    private let state: Mutex<State>

    /// Creates an empty cache.
    ///
    /// ```swift
    /// import OxfordTesting
    ///
    /// let clock = ManualClock()
    /// let cache = AnswerCache(lifetime: .seconds(60), clock: clock)
    /// let body = #"{"results": []}"#
    /// let client = OxfordClient(
    ///     transport: ClosureTransport { _ in TransportResponse(body: body) },
    ///     policy: CallPolicy(cache: cache))
    /// for _ in 0..<3 {
    ///     let response = try await client.response(
    ///         to: .lemmas("ran", in: .english))
    ///     print(response.calls)
    ///     clock.advance(by: .seconds(40))
    /// }
    /// // 1
    /// // 0
    /// // 1
    /// ```
    ///
    /// - Parameters:
    ///   - lifetime: The maximum age of a reused response. An older response is removed when its request is made again.
    ///   - maximumBytes: The maximum size of the cache in bytes, including the URLs and headers of the requests.
    ///   - clock: The clock that measures the age of responses. Pass a manual clock in tests.
    public init(
        lifetime: Duration, maximumBytes: Int = 20_000_000, clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.lifetime = lifetime
        self.maximumBytes = max(0, maximumBytes)
        time = Timekeeper(clock)
        state = Mutex(State())
    }

    /// The approximate size of the cache in bytes, at most ``maximumBytes``.
    public var bytes: Int { state.withLock(\.size) }

    /// The number of stored responses.
    public var count: Int { state.withLock(\.stored.count) }

    /// Removes all responses, for example when memory is low, or when your agreement with Oxford no longer permits
    /// caching.
    ///
    /// The cache does not store the responses to requests that are in flight when you call this function.
    public func removeAll() {
        state.withLock { state in
            (state.stored, state.size) = ([:], 0)
            state.generation = .random(in: 0 ... .max)
        }
    }

    /// Removes the response to a request, because it cannot be read.
    func remove(_ key: RequestKey) {
        state.withLock { state in
            if let index = state.stored.index(forKey: key) { state.remove(at: index) }
        }
    }

    var generation: UInt64 { state.withLock(\.generation) }

    func response(to key: RequestKey) -> TransportResponse? {
        let now = time.now()
        return state.withLock { state in
            guard let index = state.stored.index(forKey: key) else { return nil }
            let stored = state.stored.values[index]
            // A clock that goes backward does not tell how old the response is. Several threads read the clock at
            // nearly the same time, however, and the response may have been stored a moment after `now`.
            guard stored.time - now < .seconds(1), now - stored.time < lifetime else {
                state.remove(at: index)
                return nil
            }
            state.uses += 1
            state.stored.values[index].lastUse = state.uses
            return stored.response
        }
    }

    /// Stores a response, unless `removeAll()` was called while the request was in flight.
    ///
    /// - Parameter generation: The generation of the cache when the request was sent.
    func store(_ response: TransportResponse, to key: RequestKey, ifStill generation: UInt64) {
        guard response.mayBeStored else { return }
        let time = time.now()
        // Use the body's capacity instead of its count, because the array occupies memory for its whole capacity.
        let size =
            key.url.count + key.headers.size + response.headers.size + response.body.capacity + Self.overhead
        guard size <= maximumBytes else { return }
        state.withLock { state in
            guard state.generation == generation else { return }
            state.uses += 1
            let stored = Stored(response: response, time: time, size: size, lastUse: state.uses)
            let replaced = state.stored.updateValue(stored, forKey: key)
            state.size += size - (replaced?.size ?? 0)
            state.shrink(to: maximumBytes)
        }
    }
}

extension AnswerCache: CustomStringConvertible, CustomReflectable {
    /// The number of stored responses, and the cache's current and maximum size in bytes.
    public var description: String { "\(count) stored, \(bytes) of \(maximumBytes) bytes" }

    /// A mirror that shows only the cache's description, for `dump` and debuggers.
    public var customMirror: Mirror {
        Mirror(self, children: ["statistics": description], displayStyle: .class)
    }
}

extension TransportResponse {
    fileprivate var mayBeStored: Bool {
        guard status == 200 || status == 404, !headers.forbidStoring else { return false }
        if status == 200 { return !body.isEmpty && JSONReader.syntaxError(in: body) == nil }
        return ServiceMessage.line(in: body)?.saysThatNothingWasFound == true
    }
}

extension Sequence<Headers.Field> {
    /// The approximate number of bytes that the headers occupy: their texts, and the storage of two strings for each.
    fileprivate var size: Int { reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 32 } }
}

extension Headers {
    var forbidStoring: Bool {
        values(of: "Cache-Control").contains { value in
            value.split(separator: ",").contains { directive in
                directive.prefix { $0 != "=" }.split { $0 == " " || $0 == "\t" }.map { $0.lowercased() } == ["no-store"]
            }
        }
    }
}
