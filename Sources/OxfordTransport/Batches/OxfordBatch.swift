/// A batch of requests or look-ups, which limits how many are in flight at a time.
///
/// To create a batch, call ``OxfordClient/responses(to:inFlight:)``,
/// ``OxfordClient/lookups(of:in:filters:maximumCalls:inFlight:)`` or
/// ``OxfordClient/lookups(of:translating:filters:maximumCalls:inFlight:)``. When you iterate over the batch, you get
/// one element for each input, in the order of the inputs. A slow request therefore holds back the elements after it,
/// even if their responses have already arrived.
///
/// A batch starts a new request only when the loop asks for the next element. A slow loop therefore slows the batch
/// down, and the memory that a batch needs depends only on the number of requests in flight.
///
/// There are three ways for a batch to end before all inputs have been sent:
///
/// - If you leave the loop, the batch cancels the requests in flight. There are fewer of them than `inFlight`.
/// - If the loop's task is cancelled, the batch also cancels the requests in flight, but the loop still receives an
///   element for each of them before it ends. An element whose request was cancelled has an error with the reason
///   ``FailureReason/cancelled``. The batch starts no further requests, so the remaining inputs have
///   no element.
/// - If the service rejects the credentials, if it denies access to all of the first eight words of a batch of
///   look-ups, or if a budget of calls is used up, the batch cancels the requests in flight and sends no more. The
///   remaining inputs, and those whose requests were cancelled, get an element with the same error.
///
/// The service may bill a request even if it was cancelled. If you leave the loop, observe the client's events to learn
/// which requests had already been sent. In the other two cases, ``BatchProgress/calls`` in the last element includes
/// all of them.
///
/// If you iterate over a batch a second time, it sends the requests again.
public struct OxfordBatch<Input: Sendable, Output: Sendable>: AsyncSequence {
    /// `Never`, because the iteration does not throw.
    ///
    /// If a request fails, its element contains the error.
    public typealias Failure = Never

    /// A request or a word, with its result.
    public struct Element: Sendable {
        /// The position of the input in the batch, starting at 0.
        public let index: Int

        /// The request, or the text to look up.
        public let input: Input

        /// The response or the look-up, or the error that occurred.
        public let result: Result<Output, OxfordError>

        /// The progress of the batch, including this element.
        public let progress: BatchProgress

        /// Creates an element, for tests and previews.
        ///
        /// ```swift
        /// typealias Row = OxfordBatch<String, Lookup>.Element
        ///
        /// func caption(_ row: Row) -> String {
        ///     switch row.result {
        ///     case .success(let found): "\(row.input): \(found.match)"
        ///     case .failure(let error): "\(row.input): \(error.reason)"
        ///     }
        /// }
        ///
        /// let error = OxfordError(.timedOut)
        /// print(caption(Row(input: "ace", result: .failure(error))))
        /// // ace: timedOut
        /// ```
        public init(
            index: Int = 0, input: Input, result: Result<Output, OxfordError>, progress: BatchProgress = BatchProgress()
        ) {
            self.index = index
            self.input = input
            self.result = result
            self.progress = progress
        }
    }

    let inputs: any Sequence<Input>
    let total: Int?
    let inFlight: Int
    /// The number of first inputs that must not all be denied, or `nil` if any number of them may be.
    var deniedLimit: Int?
    let run: @Sendable (Input) async throws -> Output
    /// Returns how many calls an output took, and whether it contains what was asked for.
    let count: @Sendable (Output) -> (calls: Int, isFound: Bool)

    /// Returns an iterator, which starts the batch on the first call to its `next()`.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }
}

extension OxfordBatch {
    /// The iterator of a batch.
    ///
    /// If a `for` loop does not suit your code, use the iterator to take the elements one at a time:
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let lookups = client.lookups(of: ["ran", "ace"], in: .britishEnglish)
    ///     .makeAsyncIterator()
    /// let first = await lookups.next()
    /// print(first?.input ?? "", first?.progress.fraction ?? 0)
    /// // ran 0.5
    /// ```
    public final class Iterator: AsyncIteratorProtocol {
        private struct Flight: Sendable {
            let input: Input
            let task: Task<Result<Output, OxfordError>, Never>
        }

        private let batch: OxfordBatch
        /// The inputs that have not been taken yet, or `nil` if there are none or if the batch was cancelled.
        private var inputs: (any IteratorProtocol<Input>)?
        /// The requests in flight, by the positions of their inputs.
        private var flights: [Int: Flight] = [:]
        private var progress: BatchProgress
        private var rejection: OxfordError?
        /// The number of elements to which the service has denied access, or `nil` if it has answered another way.
        ///
        /// The service denies access if the plan lacks an endpoint, and also if the key is wrong.
        private var denied: Int?

        init(_ batch: OxfordBatch) {
            self.batch = batch
            inputs = batch.inputs.makeIterator()
            denied = batch.deniedLimit.map { _ in 0 }
            progress = BatchProgress(total: batch.total)
        }

        deinit {
            Self.cancel(flights)
        }

        /// Returns the next element, or `nil` after the last one.
        ///
        /// If the calling task is cancelled, the iterator starts no more requests. It returns the elements of the
        /// requests in flight, and then `nil`.
        public func next(isolation: isolated (any Actor)? = #isolation) async -> Element? {
            if Task.isCancelled { inputs = nil }
            while rejection == nil, flights.count < Swift.max(1, batch.inFlight), let input = nextInput() {
                flights[progress.done + flights.count] = Flight(input: input, task: start(input))
            }
            if let flight = flights[progress.done] {
                // The handler has a copy of `flights` only while it is needed. Otherwise, the next change of `flights`
                // would copy all its elements.
                let result = await withTaskCancellationHandler {
                    await flight.task.value
                } onCancel: { [flights] in
                    Self.cancel(flights)
                }
                flights[progress.done] = nil
                return element(flight.input, result)
            }
            guard let rejection, let input = nextInput() else { return nil }
            return element(input, .failure(rejection))
        }

        private func start(_ input: Input) -> Task<Result<Output, OxfordError>, Never> {
            Task { [run = batch.run] in
                do {
                    return .success(try await run(input))
                } catch {
                    return .failure(OxfordError(error))
                }
            }
        }

        private func nextInput() -> Input? {
            let input = inputs?.next()
            // Do not call `next()` again after the end, because some iterators do not allow it.
            if input == nil { inputs = nil }
            return input
        }

        private static func cancel(_ flights: [Int: Flight]) {
            for position in flights.keys.sorted() { flights[position]?.task.cancel() }
        }

        private func element(_ input: Input, _ result: Result<Output, OxfordError>) -> Element {
            var result = result
            denied = denied.flatMap { result.isDenied ? $0 + 1 : nil }
            if case .failure(let error) = result {
                if error.endsBatch || denied != nil && denied == batch.deniedLimit, rejection == nil {
                    rejection = error.with(calls: 0)
                    Self.cancel(flights)
                } else if error.isCancellation, let rejection {
                    result = .failure(rejection.with(calls: error.calls))
                }
            }
            let index = progress.done
            progress.add(result, counting: batch.count)
            return Element(index: index, input: input, result: result, progress: progress)
        }
    }
}

extension Result where Failure == OxfordError {
    fileprivate var isDenied: Bool {
        if case .failure(let error) = self { error.reason == .notAllowed } else { false }
    }
}

extension OxfordError {
    /// Whether all other requests of a batch would fail with the same error.
    fileprivate var endsBatch: Bool { reason == .invalidCredentials || reason == .budgetSpent }
}
