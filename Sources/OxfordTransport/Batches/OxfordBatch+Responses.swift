public import OxfordEndpoints

extension OxfordBatch {
    /// A batch of requests, created by ``OxfordClient/responses(to:inFlight:order:)``.
    ///
    /// Iterate over the batch only once, because a second iteration sends no requests. During the iteration, the batch
    /// starts a new request only when you take an element, so a slow loop slows the batch down.
    ///
    /// When the iteration ends or its task is cancelled, the batch cancels the requests in flight. After a
    /// cancellation, the iteration still returns the elements for the requests that had already finished, and then
    /// ends. Afterwards, read ``calls`` to learn how many calls the batch made to the service.
    public struct Responses<Requests: Sequence>: AsyncSequence where Requests.Element: OxfordEndpointRequest {
        /// A request with its response or error.
        public typealias Element = OxfordBatch.Element<Requests.Element>

        /// `Never`, because the iteration does not throw.
        ///
        /// If a request fails, its element contains the error.
        public typealias Failure = Never

        let client: OxfordClient
        let requests: Requests
        let width: Int
        let order: Order
        let ledger = CallLedger()

        /// The number of calls that the batch has made to the service so far, including calls for cancelled requests.
        ///
        /// The service may bill each call. To learn how many calls the whole batch made, read this property after the
        /// loop over the batch ends.
        public var calls: Int { ledger.calls }

        /// Whether the iterating task was cancelled before the batch returned its last element.
        public var isCancelled: Bool { ledger.isCancelled }

        /// Returns an iterator that starts the batch on the first call to `next()`.
        public func makeAsyncIterator() -> Iterator {
            Iterator(
                client: client, requests: requests.makeIterator(), total: requests.knownCount, width: width,
                order: order, ledger: ledger)
        }

        /// The iterator of a batch of requests.
        ///
        /// If a `for` loop does not suit your code, use the iterator to take the elements one at a time:
        ///
        /// ```swift
        /// import OxfordSamples
        ///
        /// let client = OxfordClient(
        ///     credentials: nil, transport: SampleTransport())
        /// let words: [Headword] = ["ace", "able"]
        /// let requests = words.map { EntriesRequest($0, in: .britishEnglish) }
        /// let responses = client.responses(to: requests, inFlight: 1)
        ///     .makeAsyncIterator()
        /// let first = await responses.next()
        /// print(first?.request.word.text ?? "", first?.progress.total ?? 0)
        /// // ace 2
        /// ```
        public final class Iterator: AsyncIteratorProtocol {
            private typealias Result = Swift.Result<OxfordResponse<Requests.Element.Answer>, OxfordError>

            private let client: OxfordClient
            private let ledger: CallLedger
            private var requests: Requests.Iterator
            private let run: BatchRun<(request: Requests.Element, result: Result)>
            private var hasMore = true
            private var progress: Progress

            init(
                client: OxfordClient, requests: Requests.Iterator, total: Int?, width: Int, order: Order,
                ledger: CallLedger
            ) {
                self.client = client
                self.requests = requests
                self.ledger = ledger
                run = BatchRun(width: width, order: order, ledger: ledger)
                progress = Progress(total: total)
            }

            /// Returns the next element, or `nil` after the last one.
            ///
            /// If the calling task is cancelled, the iterator still returns the elements for the requests that had
            /// already finished, and then returns `nil`.
            public func next(isolation: isolated (any Actor)? = #isolation) async -> Element? {
                if hasMore || run.isBusy { run.noteCancellation() }
                while hasMore, run.room > 0 { begin() }
                guard run.isBusy, let (request, result) = await run.take() else { return nil }
                progress = progress.adding(result)
                return Element(request: request, result: result, progress: progress)
            }

            private func begin() {
                guard let request = requests.next() else {
                    hasMore = false
                    return
                }
                run.begin { [client, ledger] in
                    do throws(OxfordError) {
                        return (request, .success(try await client.response(to: request, ledger: ledger)))
                    } catch {
                        return (request, .failure(error))
                    }
                }
            }
        }
    }
}

extension OxfordBatch.Responses: Sendable where Requests: Sendable {}

extension Sequence where Element: Hashable {
    /// The number of elements, or `nil` if counting them would mean iterating over the sequence.
    var knownCount: Int? {
        (self as? any RandomAccessCollection)?.count ?? (self as? Set<Element>)?.count
    }
}
