import Dispatch
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Synchronization

/// The request of most tests with a client.
let ace = EntriesRequest("ace", in: .britishEnglish)

/// The request of most tests without a client.
let example = TransportRequest(url: "https://example.com/ace")

/// A response without results.
let noResults = TransportResponse(body: #"{"results": []}"#)

extension TransportResponse {
    /// The service's response if it has no entry for a word.
    static let notFound = TransportResponse(
        status: 404,
        body: #"{"error": "No entry found matching supplied source_lang, word and provided filters"}"#)

    /// Returns the service's response with entries for headwords.
    static func entries(_ ids: String...) -> TransportResponse {
        let results = ids.map { #"{"id": "\#($0)", "word": "\#($0)"}"# }.joined(separator: ",")
        return TransportResponse(body: #"{"results": [\#(results)]}"#)
    }
}

extension Credentials {
    /// The credentials of most tests with a client that has some.
    static var example: Credentials {
        get throws { try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef") }
    }
}

/// A transport that never responds, and ends when it is cancelled.
let silent = ClosureTransport { _ in
    try await Task.sleep(for: .seconds(3600))
    return TransportResponse(status: 200)
}

/// A transport that sends each request twice, as after a connection that was closed.
struct TwiceSent: Transport {
    var reportsSends: Bool { true }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        for _ in 0..<2 { try request.willSend() }
        return noResults
    }
}

/// Returns a response with a media type.
func received(_ status: Int, _ body: String = "<", type: String = "text/plain") -> TransportResponse {
    let headers = Headers(received: [(name: "Content-Type", value: type)])
    return TransportResponse(status: status, headers: headers, body: Array(body.utf8))
}

/// Returns requests that must not share a response with each other.
func unequalRequests() throws -> [TransportRequest] {
    [
        example, TransportRequest(url: example.url + "s"), TransportRequest(url: "https://example.com/caf\u{E9}"),
        TransportRequest(url: "https://example.com/cafe\u{301}"),
        TransportRequest(url: example.url, headers: try Headers(validating: ["app_key": "one"])),
        TransportRequest(url: example.url, headers: try Headers(validating: ["app_key": "other"])),
    ]
}

/// Returns all texts that Swift makes of a value.
func texts(of value: Any) -> String {
    var texts = "\(value) \(String(reflecting: value)) \(Mirror(reflecting: value).children) "
    dump(value, to: &texts)
    return texts
}

/// Sends a request, and returns its error.
func failure(of request: some OxfordEndpointRequest = ace, from client: OxfordClient) async -> OxfordError? {
    do throws(OxfordError) {
        _ = try await client.send(request)
        return nil
    } catch {
        return error
    }
}

/// Sends a request through middleware over a transport, and returns its error.
func failure(
    of request: some OxfordEndpointRequest = ace, over transport: some Transport, _ middleware: TransportMiddleware...
) async -> OxfordError? {
    await failure(of: request, from: OxfordClient(transport: transport, middleware: middleware))
}

/// Sends a request that receives a response, and returns its error.
func failure(
    of request: some OxfordEndpointRequest = ace, after response: TransportResponse
) async -> OxfordError? {
    await failure(of: request, over: ClosureTransport { _ in response })
}

extension Task {
    /// The error of a task that sends a request from a client.
    var oxfordError: OxfordError? {
        get async {
            switch await result {
            case .success: nil
            case .failure(let error): error as? OxfordError
            }
        }
    }
}

/// The events that an observer receives.
final class Diary: Sendable {
    private let kept = Mutex<[OxfordEvent]>([])
    var events: [OxfordEvent] { kept.withLock(\.self) }
    var observer: OxfordObserver { OxfordObserver { self.add($0) } }
    func add(_ event: OxfordEvent) { kept.withLock { $0.append(event) } }
}

/// A transport that counts the requests that leave, and returns the same response to each of them.
final class Wire: Transport {
    let reportsSends: Bool
    private let response: TransportResponse
    private let sent = Mutex<[TransportRequest]>([])

    init(_ response: TransportResponse = noResults, reportsSends: Bool = false) {
        self.response = response
        self.reportsSends = reportsSends
    }

    var requests: [TransportRequest] { sent.withLock(\.self) }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        if reportsSends { try request.willSend() }
        sent.withLock { $0.append(request) }
        return response
    }
}

/// A number that several tasks increase.
final class Counter: Sendable {
    private let number = Atomic(0)
    var value: Int { number.load(ordering: .acquiring) }

    /// Increases the number, and returns the new one.
    @discardableResult func add() -> Int { number.add(1, ordering: .acquiringAndReleasing).newValue }

    func wait(for value: Int) async {
        while self.value < value { await Task.yield() }
    }
}

/// A task executor that lets a test wait until its tasks cannot run any further.
final class JobQueue: TaskExecutor {
    private let queue = DispatchQueue(label: "jobs")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Waits until every task on the queue is suspended or finished.
    func settle() {
        // A job can enqueue another job, for example when a task changes its isolation.
        for _ in 0..<10 { queue.sync {} }
    }

    /// Starts tasks one by one, waiting until each is suspended or finished.
    func start<Success: Sendable>(
        _ count: Int = 1, _ body: @escaping @Sendable () async throws -> Success
    ) -> [Task<Success, any Error>] {
        (0..<count).map { _ in
            let task = Task(executorPreference: self) { try await body() }
            settle()
            return task
        }
    }
}

extension TestClock {
    /// Advances the clock to each waking until the tasks are finished.
    func run<Success: Sendable>(until tasks: [Task<Success, any Error>]) async {
        let isDone = Counter()
        let driver = Task {
            while isDone.value == 0 {
                if let pause = timeUntilNextWaking { advance(by: pause) }
                await Task.yield()
            }
        }
        for task in tasks { _ = await task.result }
        isDone.add()
        await driver.value
    }
}
