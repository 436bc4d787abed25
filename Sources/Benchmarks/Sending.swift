import Foundation
import LoopbackServer
import OxfordDictionaries

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An answer that is not read, so that sending alone is timed.
private struct Unread: OxfordAnswer {
    init(json body: [UInt8]) throws(AnswerError) {}
}

/// Entries whose answer is not read.
private struct UnreadRequest: OxfordEndpointRequest {
    typealias Answer = Unread
    let word: Headword

    func write(to url: inout URLWriter) {
        url.path("entries")
        url.segment(word)
    }
}

/// Times requests to a server on this machine, beside `URLSession` by itself, and prints the medians and their ratios.
func compareSending() async throws {
    for size in [2_000, 20_000] {
        let body = [UInt8](repeating: UInt8(ascii: " "), count: size)
        let server = try LoopbackServer.start(recording: false) { _ in [.answer(bytes: body)] }
        defer { server.stop() }
        let base = try Server(validating: server.base)
        let credentials = try Credentials(appID: "id", appKey: "key")
        let bare = OxfordClient(server: base, credentials: credentials, transport: URLSessionTransport())
        let whole = OxfordClient(server: base, credentials: credentials)
        let word: Headword = "ace"
        let url = UnreadRequest(word: word).url(on: base)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        let session = URLSession(configuration: configuration)
        let ways: [(String, () async throws -> Void)] = [
            ("URLSession.data(for:)", { _ = try await session.data(for: URLRequest(url: url)) }),
            ("URLSession.shared.data(for:)", { _ = try await URLSession.shared.data(for: URLRequest(url: url)) }),
            ("this library", { _ = try await bare.send(UnreadRequest(word: word)) }),
            ("this library, with a deadline", { _ = try await whole.send(UnreadRequest(word: word)) }),
        ]
        var figures: [String: [(latency: Double, processor: Double)]] = [:]
        for turn in 0..<16 {
            for (name, send) in ways {
                let (start, used) = (ContinuousClock.now, processorTime)
                for _ in 0..<300 { try await send() }
                // The first turn opens the connections.
                guard turn > 0 else { continue }
                let latency = start.duration(to: .now) / .seconds(1)
                figures[name, default: []].append((latency / 300, (processorTime - used) / 300))
            }
        }
        func median(_ name: String, _ figure: ((latency: Double, processor: Double)) -> Double) -> Double {
            figures[name, default: []].map(figure).sorted()[7]
        }
        print("\(size) bytes")
        for (name, _) in ways {
            let (latency, processor) = (median(name, \.latency), median(name, \.processor))
            let floor = "URLSession.shared.data(for:)"
            print(
                "  " + name.padding(toLength: 32, withPad: " ", startingAt: 0),
                String(
                    format: "%5.0f µs  %.2f   processor %5.0f µs  %.2f", latency * 1e6,
                    latency / median(floor, \.latency), processor * 1e6, processor / median(floor, \.processor)))
        }
    }
}

/// Times how a request becomes one of Foundation's, beside the least that it could take.
func comparePreparing() throws {
    let client = OxfordClient(
        credentials: try Credentials(appID: "id", appKey: "key"), transport: URLSessionTransport())
    let request = EntriesRequest("ace", in: .britishEnglish, filters: .fields(.definitions))
    let text = request.urlString()
    let headers = ["app_id": "id", "app_key": "key", "Accept": "application/json", "User-Agent": "benchmarks"]
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

/// Prepares a request so many rounds, for what counts.
func prepareAgain(rounds: Int) throws -> Int {
    let client = OxfordClient(
        credentials: try Credentials(appID: "id", appKey: "key"), transport: URLSessionTransport())
    let request = EntriesRequest("ace", in: .britishEnglish, filters: .fields(.definitions))
    return (0..<rounds).reduce(0) { sum, _ in
        sum + (URLRequest(client.transportRequest(for: request))?.httpMethod?.count ?? 0)
    }
}

/// A transport that answers at once.
private struct AtOnce: Transport {
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        TransportResponse(status: 200, body: [UInt8(ascii: " ")])
    }
}

/// Sends so many requests over a transport that answers at once, through nothing or through everything.
func sendAgain(rounds: Int, throughAll: Bool) async throws -> Int {
    let request = TransportRequest(url: "https://example.com")
    let all = AtOnce().deadline(.seconds(30)).rateLimited(RateLimit(1, per: .zero)).retrying(.standard)
    var sum = 0
    for _ in 0..<rounds { sum += try await throughAll ? all.send(request).status : AtOnce().send(request).status }
    return sum
}

/// Times a client whose transport has everything around it, beside one that has nothing; nobody has to wait.
func compareDecorators() async throws {
    let request = UnreadRequest(word: "ace")
    let bare = OxfordClient(credentials: nil, transport: AtOnce())
    let all = OxfordClient(
        credentials: nil,
        transport: AtOnce().deadline(.seconds(30)).rateLimited(RateLimit(1, per: .zero)).retrying(.standard))
    let clock = ContinuousClock()
    var times: [[Double]] = [[], []]
    for _ in 0..<15 {
        times[0].append(
            try await clock.measure { for _ in 0..<5000 { _ = try await bare.send(request) } } / .microseconds(5000))
        times[1].append(
            try await clock.measure { for _ in 0..<5000 { _ = try await all.send(request) } } / .microseconds(5000))
    }
    let (without, with) = (times[0].sorted()[7], times[1].sorted()[7])
    print("over a transport that answers at once")
    print(String(format: "  a client                                                 %5.2f µs", without))
    print(
        String(
            format: "  the same with a deadline, a limit and other tries        %5.2f µs  %.1f", with, with / without))
}

/// The processor time that this process has used, in seconds, the server's threads included.
private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
