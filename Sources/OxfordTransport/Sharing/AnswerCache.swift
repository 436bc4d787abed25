import Synchronization

/// A size-limited, in-memory cache of responses.
///
/// - Important: Use a cache only if you have an agreement with Oxford that allows it.
///
/// Pass the cache to ``Transport/caching(_:for:)``. Transports that use the same cache share its responses. When the
/// cache is full, it removes the least recently used responses.
///
/// The cache stores the headers of each request, including the credentials, because it reuses a response only for a
/// request with the same headers. The cache's description and the output of `dump` show counts and sizes, but never
/// headers.
public final class AnswerCache: Sendable {
    private struct Stored: Sendable {
        let response: TransportResponse
        let time: Duration
    }

    private struct State {
        var store: BoundedStore<RequestKey, Stored>
        /// The number of times that ``AnswerCache/removeAll()`` was called.
        var generation = 0
        var hits = 0
        var misses = 0
    }

    /// The maximum size of the cache in bytes.
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
    /// let body = #"{"results": []}"#
    /// let transport = ClosureTransport { _ in TransportResponse(body: body) }
    ///     .caching(cache, for: .seconds(60))
    /// let request = TransportRequest(url: "https://example.com")
    /// for _ in 0..<3 {
    ///     _ = try await transport.send(request)
    ///     clock.advance(by: .seconds(40))
    /// }
    /// print(cache.hits, cache.misses)
    /// // 1 2
    /// ```
    ///
    /// - Parameters:
    ///   - maximumBytes: The maximum size of the cache in bytes, including the URLs and headers of the requests.
    ///   - clock: The clock that measures the age of responses. Pass a test clock in tests.
    public init(maximumBytes: Int = 20_000_000, clock: some Clock<Duration> = ContinuousClock()) {
        self.maximumBytes = max(0, maximumBytes)
        time = Timekeeper(clock)
        state = Mutex(State(store: BoundedStore(limit: self.maximumBytes)))
    }

    /// The approximate size of the cache in bytes, at most ``maximumBytes``.
    public var bytes: Int { state.withLock(\.store.size) }

    /// The number of stored responses.
    public var count: Int { state.withLock(\.store.count) }

    /// The number of requests that were answered from the cache.
    public var hits: Int { state.withLock(\.hits) }

    /// The number of requests for which the cache had no response, or only an expired response.
    public var misses: Int { state.withLock(\.misses) }

    /// Removes all responses, for example when memory is low, or when your agreement with Oxford no longer permits
    /// caching.
    ///
    /// The cache does not store the responses to requests that are in flight when you call this function.
    public func removeAll() {
        state.withLock { state in
            state.store = BoundedStore(limit: maximumBytes)
            state.generation += 1
        }
    }

    var generation: Int { state.withLock(\.generation) }

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

    /// Stores a response, unless `removeAll()` was called while the request was in flight.
    ///
    /// - Parameter generation: The generation of the cache when the request was sent.
    func store(_ response: TransportResponse, to key: RequestKey, ifStill generation: Int) {
        let stored = Stored(response: response, time: time.now())
        // Use the body's capacity instead of its count, because the array occupies memory for its whole capacity.
        let size = key.url.utf8.count + key.headers.size + response.headers.size + response.body.capacity
        state.withLock { state in
            if state.generation == generation { state.store.insert(stored, for: key, size: size) }
        }
    }
}

extension AnswerCache: CustomStringConvertible, CustomReflectable {
    private var numbers: KeyValuePairs<String, Any> {
        ["count": count, "bytes": bytes, "maximumBytes": maximumBytes, "hits": hits, "misses": misses]
    }

    /// The cache's statistics as text.
    ///
    /// The text contains the number of responses, the current and maximum size in bytes, and the number of hits and
    /// misses.
    public var description: String {
        func counted(_ number: Int, _ noun: String, _ ending: String) -> String {
            "\(number) \(noun)\(number == 1 ? "" : ending)"
        }
        return counted(count, "response", "s") + ", \(bytes) of \(maximumBytes) bytes, " + counted(hits, "hit", "s")
            + ", "
            + counted(misses, "miss", "es")
    }

    /// A mirror that shows the cache's counts and sizes in debuggers and in the output of `dump`.
    public var customMirror: Mirror { Mirror(self, children: numbers, displayStyle: .class) }
}

extension Headers {
    fileprivate var size: Int { reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 32 } }
}

/// A key-value store with a size limit, which removes the least recently used values when it is full.
struct BoundedStore<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// A node of the linked list that orders the values from most to least recently used.
    private struct Slot {
        let key: Key
        let value: Value
        let size: Int
        var newer: Int?
        var older: Int?
    }

    /// The approximate number of bytes that the store needs for a value in addition to the value's own size.
    ///
    /// The store adds this overhead to the size of each value. Without it, any number of empty values would fit into
    /// the store, which could then grow without limit.
    private static var overhead: Int { 512 }

    private let limit: Int
    private var slots: [Slot?] = []
    private var emptySlots: [Int] = []
    private var places: [Key: Int] = [:]
    private var newest: Int?
    private var oldest: Int?

    private(set) var size = 0

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { places.count }

    mutating func value(for key: Key) -> Value? {
        guard let place = places[key], let slot = slots[place] else { return nil }
        if newest != place {
            detach(slot)
            attach(slot, at: place)
        }
        return slot.value
    }

    /// Stores a value, and removes the least recently used values to make room for it.
    ///
    /// A value that exceeds the store's size limit is not stored.
    mutating func insert(_ value: Value, for key: Key, size: Int) {
        remove(key)
        let size = size + Self.overhead
        guard size <= limit else { return }
        while self.size > limit - size, let oldest, let slot = slots[oldest] { remove(slot.key) }
        let place = emptySlots.popLast() ?? slots.count
        if place == slots.count { slots.append(nil) }
        places[key] = place
        self.size += size
        attach(Slot(key: key, value: value, size: size), at: place)
    }

    mutating func remove(_ key: Key) {
        guard let place = places.removeValue(forKey: key), let slot = slots[place] else { return }
        detach(slot)
        slots[place] = nil
        emptySlots.append(place)
        size -= slot.size
    }

    private mutating func attach(_ slot: Slot, at place: Int) {
        var slot = slot
        (slot.newer, slot.older) = (nil, newest)
        slots[place] = slot
        if let newest { slots[newest]?.newer = place }
        newest = place
        oldest = oldest ?? place
    }

    private mutating func detach(_ slot: Slot) {
        if let newer = slot.newer { slots[newer]?.older = slot.older } else { newest = slot.older }
        if let older = slot.older { slots[older]?.newer = slot.newer } else { oldest = slot.newer }
    }
}
