import Foundation
import LoopbackServer
import OxfordDictionaries

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An answer type that ignores the response body, so that the benchmark measures only the cost of sending.
private struct Unread: OxfordAnswer {
    init(json body: [UInt8]) throws(AnswerError) {}
}

private struct UnreadRequest: OxfordEndpointRequest {
    typealias Answer = Unread
    let word: WordText

    func write(to url: inout URLWriter) {
        url.append(path: "entries")
        url.append(segment: word)
    }
}

private struct SendingWay {
    let name: String
    let send: @Sendable () async throws -> Void
}

/// Measures how long requests to a local server take, first one at a time and then 64 at a time.
///
/// The function measures each way to send requests 15 times. It prints the median time per request and the median
/// processor time per request. After each median, the function prints a ratio that compares the way with
/// `URLSession.shared`. A ratio of 2 means that the way takes twice as long. The printed ratio is the median of 15
/// ratios, one for each measurement.
func compareSending() async throws {
    for size in [2_000, 20_000] {
        let body = [UInt8](repeating: UInt8(ascii: " "), count: size)
        let answer = [LoopbackServer.Step.answer(bytes: body)]
        let server = try LoopbackServer.start(recording: false) { _ in answer }
        defer { server.stop() }
        let ways = try ways(to: Server(validating: server.base))
        print("\(size) bytes, one request at a time")
        try await compare(ways, inFlight: 1)
        floor(of: server, requests: 3000, in: "curl command", arguments: [])
        print("\(size) bytes, 64 requests at a time")
        try await compare(ways, inFlight: 64)
        floor(
            of: server, requests: 12_800, in: "curl command, parallel",
            arguments: ["--parallel", "--parallel-max", "64"])
    }
}

private func ways(to server: Server) throws -> [SendingWay] {
    let credentials = try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef")
    let request = UnreadRequest(word: "ace")
    let url = request.url(on: server)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    let session = URLSession(configuration: configuration)
    func way(_ name: String, _ transport: some Transport) -> SendingWay {
        let client = OxfordClient(transport: transport, credentials: credentials, server: server)
        return SendingWay(name: name) { _ = try await client.send(request) }
    }
    var ways = [
        SendingWay(name: shared) { _ = try await URLSession.shared.data(for: URLRequest(url: url)) },
        SendingWay(name: "URLSession.data(for:)") { _ = try await session.data(for: URLRequest(url: url)) },
        way("URLSessionTransport", URLSessionTransport()),
    ]
    #if os(Linux) && canImport(Glibc)
        ways.append(way("CurlTransport", CurlTransport()))
    #endif
    let whole = OxfordClient(credentials: credentials, server: server)
    return ways + [SendingWay(name: "OxfordClient, default transport") { _ = try await whole.send(request) }]
}

/// Sends requests to a local server, 64 of them at a time, so that a profiler can observe the sending.
func sendAgain(rounds: Int) async throws {
    let answer = [LoopbackServer.Step.answer(bytes: [UInt8](repeating: UInt8(ascii: " "), count: 2000))]
    let server = try LoopbackServer.start(recording: false) { _ in answer }
    defer { server.stop() }
    let client = OxfordClient(gateway: try Server(validating: server.base))
    try await withThrowingTaskGroup(of: Void.self) { group in
        for lane in 0..<64 {
            group.addTask {
                for _ in stride(from: lane, to: rounds, by: 64) {
                    _ = try await client.send(UnreadRequest(word: "ace"))
                }
            }
        }
        try await group.waitForAll()
    }
}

/// The name of the baseline.
///
/// The benchmark compares every other case with the baseline.
private let shared = "URLSession.shared.data(for:)"

extension SendingWay {
    /// Sends requests for 0.2 seconds, `inFlight` of them at a time, and returns the number of completed requests.
    ///
    /// The benchmark measures every case for the same short time, and alternates between the cases. If the machine
    /// slows down for a while, this affects all cases equally.
    fileprivate func run(inFlight: Int) async throws -> Int {
        let end = ContinuousClock.now + .milliseconds(200)
        return try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<inFlight {
                group.addTask {
                    var count = 0
                    while ContinuousClock.now < end {
                        try await send()
                        count += 1
                    }
                    return count
                }
            }
            return try await group.reduce(0, +)
        }
    }
}

private func compare(_ ways: [SendingWay], inFlight: Int) async throws {
    var figures: [String: [(latency: Double, processor: Double)]] = [:]
    for turn in 0..<16 {
        for way in ways {
            let (start, used) = (ContinuousClock.now, processorTime)
            let count = Double(try await way.run(inFlight: inFlight))
            // Do not count the first turn, because its time includes opening the connections.
            guard turn > 0 else { continue }
            let latency = start.duration(to: .now) / .seconds(1)
            figures[way.name, default: []].append((latency / count, (processorTime - used) / count))
        }
    }
    func median(_ name: String, _ figure: ((latency: Double, processor: Double)) -> Double) -> (Double, ratio: Double) {
        let (turns, others) = (figures[name, default: []].map(figure), figures[shared, default: []].map(figure))
        // Compare only times from the same turn, because the speed of the computer changes from turn to turn.
        return (turns.sorted()[7], zip(turns, others).map { $0 / $1 }.sorted()[7])
    }
    for way in ways {
        let (latency, processor) = (median(way.name, \.latency), median(way.name, \.processor))
        print(
            "  " + way.name.padding(toLength: 32, withPad: " ", startingAt: 0),
            String(
                format: "%5.0f µs per request  %.2f   processor %5.0f µs  %.2f", latency.0 * 1e6, latency.ratio,
                processor.0 * 1e6, processor.ratio))
    }
}

/// Prints the time that the `curl` command takes per request, or prints nothing where `curl` is not installed or
/// cannot be started.
///
/// A single `curl` process sends all requests. To leave out the time that `curl` takes to start, this function also
/// measures a process that sends only one request, and subtracts its time.
private func floor(of server: LoopbackServer, requests: Int, in name: String, arguments: [String]) {
    #if os(macOS) || os(Linux)
        func seconds(_ count: Int) throws -> Double {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                ["curl", "--silent", "--no-progress-meter", "--output", "/dev/null"] + arguments
                + ["\(server.base)/[1-\(count)]"]
            let start = ContinuousClock.now
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
            return start.duration(to: .now) / .seconds(1)
        }
        guard let times = try? (0..<5).map({ _ in try (seconds(requests) - seconds(1)) / Double(requests - 1) }) else {
            return
        }
        print(
            "  " + name.padding(toLength: 32, withPad: " ", startingAt: 0),
            String(format: "%5.0f µs per request", times.sorted()[2] * 1e6))
    #endif
}

/// Compares the speed of two ways to create a `URLRequest`: from one of this library's requests, and from a URL string
/// and headers.
func comparePreparing() throws {
    let client = OxfordClient(
        transport: URLSessionTransport(),
        credentials: try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef"))
    let request = EntriesRequest("ace", in: .britishEnglish, filters: [.fields(.definitions)])
    let text = request.urlString()
    let headers = [
        "app_id": "1a2b3c4d", "app_key": "0123456789abcdef", "Accept": "application/json", "User-Agent": "benchmarks",
    ]
    let ways: [(String, () -> Int)] = [
        (
            "URL(string:), URLRequest, headers",
            {
                guard let url = URL(string: text) else { return 0 }
                var request = URLRequest(url: url)
                request.allHTTPHeaderFields = headers
                return request.httpMethod?.count ?? 0
            }
        ),
        (
            "request to URLRequest",
            { URLRequest(client.transportRequest(for: request))?.httpMethod?.count ?? 0 }
        ),
    ]
    let clock = ContinuousClock()
    for (name, prepare) in ways {
        let times = (0..<15).map { _ in clock.measure { for _ in 0..<10_000 { _ = prepare() } } / .nanoseconds(10_000) }
        print(
            "  " + name.padding(toLength: 36, withPad: " ", startingAt: 0),
            String(format: "%5.0f ns", times.sorted()[7]))
    }
}

/// Converts a request to a `URLRequest` repeatedly, so that a profiler can observe the conversion.
func prepareAgain(rounds: Int) throws -> Int {
    let client = OxfordClient(
        transport: URLSessionTransport(),
        credentials: try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef"))
    let request = EntriesRequest("ace", in: .britishEnglish, filters: [.fields(.definitions)])
    return (0..<rounds).reduce(0) { sum, _ in
        sum + (URLRequest(client.transportRequest(for: request))?.httpMethod?.count ?? 0)
    }
}

/// A transport that responds immediately.
private struct AtOnce: Transport {
    /// The body of every response.
    ///
    /// The body must be a complete JSON document, because a transport with retries treats an incomplete document as a
    /// response that was cut off, and sends the request again.
    private static let body = Array("{}".utf8)

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        TransportResponse(status: 200, body: Self.body)
    }
}

/// Clients with a transport that responds immediately, with different policies.
///
/// The benchmark measures how much time a policy adds to a request. Every request reaches `AtOnce` without a delay. The
/// rate limit has a period of zero, cached responses expire immediately, and no equal request is ever in flight,
/// because the benchmark sends one request at a time.
private func clients() throws -> [(name: String, client: OxfordClient)] {
    let credentials = try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef")
    let limit = RateLimit(1, per: .zero)
    let policies: [(name: String, policy: CallPolicy)] = [
        ("client", CallPolicy()),
        ("with retries and a rate limit", CallPolicy(retries: RetryPolicy(), rateLimit: limit)),
        (
            "with a timeout, retries and a rate limit",
            CallPolicy(timeout: .seconds(30), retries: RetryPolicy(), rateLimit: limit)
        ),
        ("with both timeouts", CallPolicy(timeout: .seconds(30), attemptTimeout: .seconds(30))),
        ("with shared equal requests", CallPolicy(sharesEqualRequests: true)),
        ("with a cache", CallPolicy(cache: AnswerCache(lifetime: .zero))),
        (
            "with everything",
            CallPolicy(
                timeout: .seconds(30), cache: AnswerCache(lifetime: .zero), sharesEqualRequests: true,
                retries: RetryPolicy(), rateLimit: limit, budget: .unlimited(), attemptTimeout: .seconds(30))
        ),
    ]
    return policies.map { name, policy in
        (name, OxfordClient(transport: AtOnce(), credentials: credentials, policy: policy))
    }
}

/// Sends requests through a transport that responds immediately, so that a profiler can observe the client.
///
/// If `isLayered` is `true`, the client has a timeout, a rate limit, and retries.
func sendAtOnce(rounds: Int, isLayered: Bool) async throws -> Int {
    let client = try clients()[isLayered ? 2 : 0].client
    let request = UnreadRequest(word: "ace")
    var calls = 0
    for _ in 0..<rounds { calls += try await client.response(to: request).calls }
    return calls
}

/// Compares the speed of clients with different policies, such as retries or a cache.
///
/// In each round, every client is measured once. If the machine slows down briefly, all of them are affected alike.
func comparePolicies() async throws {
    let request = UnreadRequest(word: "ace")
    let clients = try clients()
    let clock = ContinuousClock()
    var times: [[Double]] = Array(repeating: [], count: clients.count)
    for _ in 0..<15 {
        for (index, (_, client)) in clients.enumerated() {
            let time = try await clock.measure { for _ in 0..<5000 { _ = try await client.send(request) } }
            times[index].append(time / .microseconds(5000))
        }
    }
    let medians = times.map { $0.sorted()[7] }
    print("with a transport that responds immediately")
    for ((name, _), median) in zip(clients, medians) {
        print(
            "  " + name.padding(toLength: 56, withPad: " ", startingAt: 0),
            String(format: "%5.2f µs  %+.2f", median, median - medians[0]))
    }
}

/// The processor time, in seconds, that this process has used, including the threads of the local server.
private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
