/// A batch of requests or look-ups, which limits how many are in flight at a time.
///
/// To create a batch, call one of the functions `responses` and `lookups` of ``OxfordClient``. When you iterate over the
/// batch, you get one element for each input, in the ``BatchOrder`` of your choice.
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
public struct OxfordBatch<Input: Sendable, Output: Sendable>: AsyncSequence, Sendable {
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

    private let inputs: @Sendable () -> any IteratorProtocol<Input>
    private let total: Int?
    private let inFlight: Int
    private let order: BatchOrder
    private let deniedLimit: Int?
    private let run: @Sendable (Input) async throws -> Output
    private let count: @Sendable (Output) -> (calls: Int, isFound: Bool)

    /// Creates a batch.
    ///
    /// - Parameters:
    ///   - inputs: Returns an iterator over the inputs.
    ///   - total: The number of inputs, or `nil` if it is unknown.
    ///   - deniedLimit: The number of first elements that must not all be denied, or `nil` if any number may be.
    ///   - run: Returns the output of an input.
    ///   - count: Returns how many calls an output took, and whether it contains what was asked for.
    init(
        of inputs: @escaping @Sendable () -> any IteratorProtocol<Input>, total: Int?, inFlight: Int, order: BatchOrder,
        deniedLimit: Int? = nil,
        run: @escaping @Sendable (Input) async throws -> Output,
        count: @escaping @Sendable (Output) -> (calls: Int, isFound: Bool)
    ) {
        self.inputs = inputs
        self.total = total
        self.inFlight = Swift.max(1, inFlight)
        self.order = order
        self.deniedLimit = deniedLimit
        self.run = run
        self.count = count
    }

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
        /// The number of inputs that were taken.
        private var taken = 0
        /// The requests in flight, by the positions of their inputs.
        private var flights: [Int: Flight] = [:]
        /// The positions of the requests that have ended, in that order, or `nil` if nobody needs them.
        private var ended: AsyncStream<Int>.Iterator?
        private var ending: AsyncStream<Int>.Continuation?
        private var progress: BatchProgress
        private var rejection: OxfordError?
        /// The number of elements to which the service has denied access, or `nil` if it has answered another way.
        ///
        /// The service denies access if the plan lacks an endpoint, and also if the key is wrong.
        private var denied: Int?

        init(_ batch: OxfordBatch) {
            self.batch = batch
            inputs = batch.inputs()
            denied = batch.deniedLimit.map { _ in 0 }
            progress = BatchProgress(total: batch.total)
            if batch.order == .completion {
                let (positions, ending) = AsyncStream.makeStream(of: Int.self)
                (ended, self.ending) = (positions.makeAsyncIterator(), ending)
            }
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
            while rejection == nil, flights.count < batch.inFlight, let input = nextInput() {
                flights[taken - 1] = Flight(input: input, task: start(input, at: taken - 1))
            }
            if !flights.isEmpty {
                // The handler has a copy of `flights` only while it is needed. Otherwise, the next change of `flights`
                // would copy all its elements.
                let end = await withTaskCancellationHandler {
                    await nextEnd(isolation: isolation)
                } onCancel: { [flights] in
                    Self.cancel(flights)
                }
                if let (position, result) = end, let flight = flights.removeValue(forKey: position) {
                    return element(position, flight.input, result)
                }
            }
            guard let rejection, let input = nextInput() else { return nil }
            return element(taken - 1, input, .failure(rejection))
        }

        /// Waits for the end of the request in flight that is next in the order of the batch.
        private func nextEnd(
            isolation: isolated (any Actor)?
        ) async -> (position: Int, result: Result<Output, OxfordError>)? {
            var position: Int? = progress.done
            // The sequence of positions ends if the loop's task is cancelled. All requests are then about to end.
            if ended != nil { position = await ended?.next(isolation: isolation) ?? flights.keys.first }
            guard let position, let flight = flights[position] else { return nil }
            return (position, await flight.task.value)
        }

        private func start(_ input: Input, at position: Int) -> Task<Result<Output, OxfordError>, Never> {
            Task { [run = batch.run, ending] in
                defer { ending?.yield(position) }
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
            if input == nil { inputs = nil } else { taken += 1 }
            return input
        }

        private static func cancel(_ flights: [Int: Flight]) {
            for position in flights.keys.sorted() { flights[position]?.task.cancel() }
        }

        private func element(_ index: Int, _ input: Input, _ result: Result<Output, OxfordError>) -> Element {
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

/// The order of the elements of a batch.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let words = ["ace", "mice"]
/// let lookups = client.lookups(
///     of: words, in: .britishEnglish, order: .completion)
/// var definitions = Array(repeating: "", count: words.count)
/// for await element in lookups {
///     let found = try element.result.get()
///     definitions[element.index] = found.definitions().first?.text ?? ""
/// }
/// print(definitions.count)
/// // 2
/// ```
public enum BatchOrder: Hashable, Sendable {
    /// The order of the inputs.
    ///
    /// A slow request holds back the elements after it, even if their responses have already arrived.
    case input

    /// The order in which the requests end, for example for a view of the progress.
    ///
    /// An element's ``OxfordBatch/Element/index`` tells you to which input it belongs.
    case completion
}
