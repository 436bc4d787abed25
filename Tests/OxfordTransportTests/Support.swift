import Dispatch
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Synchronization
import Testing

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

/// Returns a response with a media type.
func received(_ status: Int, _ body: String = "<", type: String = "text/plain") -> TransportResponse {
    let headers = Headers(received: [(name: "Content-Type", value: type)])
    return TransportResponse(status: status, headers: headers, body: Array(body.utf8))
}

/// Compares rows with a file in the folder `Messages`.
func expectRecorded(_ rows: [GoldenRow], in file: String) throws {
    let difference = try GoldenURLs("Messages/\(file).txt", beside: #filePath).difference(from: rows)
    #expect(difference == nil, "\(difference?.description ?? "")")
}

/// Sends a request, and returns its error.
func failure(of request: any OxfordEndpointRequest = ace, from client: OxfordClient) async -> OxfordError? {
    do {
        _ = try await client.send(request)
        return nil
    } catch {
        return error as? OxfordError
    }
}

/// Sends a request over a transport, and returns its error.
func failure(
    of request: any OxfordEndpointRequest = ace, over transport: some Transport, policy: CallPolicy = CallPolicy(),
    _ middleware: TransportMiddleware..., clock: some Clock<Duration> = ContinuousClock()
) async -> OxfordError? {
    await failure(
        of: request,
        from: OxfordClient(transport: transport, policy: policy, middleware: middleware, clock: clock))
}

/// Sends a request that receives a response, and returns its error.
func failure(
    of request: any OxfordEndpointRequest = ace, after response: TransportResponse
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

/// A list to which several tasks add.
final class Log<Element: Sendable>: Sendable {
    private let kept = Mutex<[Element]>([])
    var all: [Element] { kept.withLock(\.self) }

    /// Adds an element, and returns the new number of elements.
    @discardableResult func add(_ element: Element) -> Int {
        kept.withLock { kept in
            kept.append(element)
            return kept.count
        }
    }
}

/// The events that an observer receives.
typealias Diary = Log<OxfordEvent>

extension Diary {
    var events: [OxfordEvent] { all }
    var observer: OxfordObserver { OxfordObserver { self.add($0) } }
}

/// A transport that records the requests that leave, and calls a function with each of them and its number.
final class Wire: Transport {
    typealias Response = @Sendable (TransportRequest, _ number: Int) async throws -> TransportResponse

    private let respond: Response
    private let sent = Log<TransportRequest>()

    init(_ respond: @escaping Response) { self.respond = respond }

    convenience init(_ response: TransportResponse = noResults) { self.init { _, _ in response } }

    var requests: [TransportRequest] { sent.all }

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        let number = sent.add(request)
        return try await ClosureTransport { [respond] in try await respond($0, number) }.send(request)
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

    /// Starts tasks one by one, waiting until each is suspended or finished.
    func start<Success: Sendable>(
        _ count: Int = 1, _ body: @escaping @Sendable () async throws -> Success
    ) -> [Task<Success, any Error>] {
        (0..<count).map { _ in
            let task = Task(executorPreference: self) { try await body() }
            // A job can enqueue another job, for example when a task changes its isolation.
            for _ in 0..<10 { queue.sync {} }
            return task
        }
    }
}

extension ManualClock {
    /// Advances the clock to each waking until the tasks are finished.
    ///
    /// - Parameter longest: The longest sleep that is skipped, or `nil` to skip all. On a busy machine, a deadline may
    ///   be asleep before the sleep that is to end first.
    func run<Success: Sendable>(
        until tasks: [Task<Success, any Error>], skipping longest: Duration? = nil
    ) async {
        let isDone = Counter()
        let driver = Task {
            while isDone.value == 0 {
                if let pause = timeUntilNextWaking, pause <= longest ?? pause { advance(by: pause) }
                await Task.yield()
            }
        }
        for task in tasks { _ = await task.result }
        isDone.add()
        await driver.value
    }
}

/// A sequence whose elements a function makes one by one, until it returns `nil`.
struct Generated<Element: Sendable>: Sequence, IteratorProtocol, Sendable {
    private let element: @Sendable (Int) -> Element?
    private var position = 0

    init(_ element: @escaping @Sendable (Int) -> Element?) { self.element = element }

    mutating func next() -> Element? {
        defer { position += 1 }
        return element(position)
    }
}
