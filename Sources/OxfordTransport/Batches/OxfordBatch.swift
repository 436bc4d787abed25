public import OxfordEndpoints

/// The answers to many requests, so many of them on their way at a time.
///
/// Made by ``OxfordClient/responses(to:inFlight:order:)``. It is a sequence to be gone through once: each element is a
/// request with its answer or its error, and how far all have come. A request is begun when an answer has been taken,
/// so that a slow reader holds them up; when the reading stops, or its task is cancelled, those under way are cancelled.
///
/// ```swift
/// let client = OxfordClient(credentials: nil, transport: SampleTransport())
/// let words: [Headword] = ["ran", "xyzzy", "running"]
/// var unknown: [String] = []
/// for await element in client.responses(to: words.map { LemmasRequest($0, in: .english) }) {
///     if case .failure(let error) = element.result, error.reason == .notFound {
///         unknown.append(element.request.word.text)
///     }
/// }
/// print(unknown)
/// // ["xyzzy"]
/// ```
public struct OxfordBatch<Wire: Transport, Requests: Sequence>: AsyncSequence
where Requests.Element: OxfordEndpointRequest {
    /// A request with what came of it.
    public typealias Element = OxfordBatchElement<Requests.Element>

    /// It does not fail: the error of a request is part of its element.
    public typealias Failure = Never

    let client: OxfordClient<Wire>
    let requests: Requests
    let width: Int
    let order: OxfordBatchOrder

    /// Begins, with the first element that is asked for.
    public func makeAsyncIterator() -> Iterator {
        Iterator(
            client: client, requests: requests.makeIterator(), total: (requests as? any Collection)?.count,
            width: width, order: order)
    }

    /// Goes through the answers.
    ///
    /// Where a loop does not fit, the answers are taken one by one:
    ///
    /// ```swift
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// let words: [Headword] = ["ace", "able"]
    /// let answers = client.responses(to: words.map { EntriesRequest($0, in: .britishEnglish) }, inFlight: 1)
    ///     .makeAsyncIterator()
    /// let first = await answers.next()
    /// print(first?.request.word.text ?? "", first?.progress.total ?? 0)
    /// // ace 2
    /// ```
    public final class Iterator: AsyncIteratorProtocol {
        private let client: OxfordClient<Wire>
        private var requests: Requests.Iterator
        private let width: Int
        private let order: OxfordBatchOrder
        private let mailbox = Mailbox<Requests.Element>()
        private var tasks: [Int: Task<Void, Never>] = [:]
        private var begun = 0
        private var taken = 0
        private var hasMore = true
        private var progress: OxfordBatchProgress

        init(
            client: OxfordClient<Wire>, requests: Requests.Iterator, total: Int?, width: Int, order: OxfordBatchOrder
        ) {
            self.client = client
            self.requests = requests
            self.width = width
            self.order = order
            progress = OxfordBatchProgress(total: total)
        }

        deinit {
            for task in tasks.values { task.cancel() }
        }

        /// The next answer; after the last one, and when the task is cancelled, nothing.
        public func next(isolation: isolated (any Actor)? = #isolation) async -> Element? {
            while hasMore, begun - taken < width, !Task.isCancelled { begin() }
            guard taken < begun else { return nil }
            guard let mail = await mailbox.take(order == .asGiven ? taken : nil) else {
                hasMore = false
                taken = begun
                for task in tasks.values { task.cancel() }
                return nil
            }
            tasks[mail.number] = nil
            taken += 1
            progress.add(mail.result)
            return Element(request: mail.request, result: mail.result, progress: progress)
        }

        private func begin() {
            guard let request = requests.next() else {
                hasMore = false
                return
            }
            let number = begun
            begun += 1
            tasks[number] = Task { [client, mailbox] in
                let result: Result<OxfordResponse<Requests.Element.Answer>, OxfordError>
                do throws(OxfordError) {
                    result = .success(try await client.response(to: request))
                } catch {
                    result = .failure(error)
                }
                mailbox.put(Mail(number: number, request: request, result: result))
            }
        }
    }
}

extension OxfordClient {
    /// Sends many requests, so many at a time, and gives their answers as they come.
    ///
    /// One that fails ends none of the others. A limit or another try is the transport's, and so counts for all.
    ///
    /// ```swift
    /// let wire = ClosureTransport { request in
    ///     request.url.hasSuffix("b") ? TransportResponse(status: 404) : TransportResponse(body: #"{"results": []}"#)
    /// }
    /// let client = OxfordClient(credentials: nil, transport: wire)
    /// let words: [Headword] = ["a", "b", "c"]
    /// let requests = words.map { EntriesRequest($0, in: .britishEnglish) }
    ///
    /// for await element in client.responses(to: requests, inFlight: 2, order: .asGiven) {
    ///     let isFound = (try? element.result.get()) != nil
    ///     print(element.request.word, isFound ? "found" : "not found", element.progress)
    /// }
    /// // a found 1 of 3 done, 0 failed, 1 call
    /// // b not found 2 of 3 done, 1 failed, 2 calls
    /// // c found 3 of 3 done, 1 failed, 3 calls
    /// ```
    ///
    /// - Parameters:
    ///   - requests: The requests, which are taken one by one when there is room.
    ///   - inFlight: How many are under way or wait to be taken, at the most.
    ///   - order: Whether the answers come as they do, or in the order of the requests.
    public func responses<Requests: Sequence>(
        to requests: Requests, inFlight: Int = 8, order: OxfordBatchOrder = .asFinished
    ) -> OxfordBatch<Wire, Requests> where Requests.Element: OxfordEndpointRequest {
        OxfordBatch(client: self, requests: requests, width: max(1, inFlight), order: order)
    }
}
