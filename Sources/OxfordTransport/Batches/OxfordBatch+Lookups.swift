import OxfordEndpoints

extension OxfordBatch {
    /// A batch of look-ups, created by ``OxfordClient/lookUps(of:in:filters:inFlight:order:)``.
    ///
    /// Iterate over a batch only once.
    ///
    /// During the iteration, the batch starts a new look-up only when the loop asks for the next element. If your loop
    /// is slow, the batch is therefore slow too.
    ///
    /// When the iteration ends or its task is cancelled, the batch cancels the look-ups in flight. After a
    /// cancellation, the iteration still returns the elements for the look-ups that had already finished, and then
    /// ends. Afterwards, read ``calls`` to learn how many calls the batch made to the service.
    public struct Lookups: AsyncSequence, Sendable {
        /// `Never`, because the iteration does not throw.
        ///
        /// If a look-up fails, its element contains the error.
        public typealias Failure = Never

        /// A function that reads the batch's words from its input.
        ///
        /// It reads one word for each element of the given stream.
        ///
        /// The stream produces an element whenever the batch has room for another word. For each element, the function
        /// calls the closure with the next word, or with `nil` if there are no more words.
        typealias Reading = @Sendable (AsyncStream<Void>, @Sendable (String?) -> Void) async -> Void

        let ledger: CallLedger
        let lookUp: @Sendable (Headword) async -> LookupOutcome
        let read: Reading
        let total: Int?
        let width: Int
        let order: Order

        /// The number of calls that the batch has made to the service so far, including calls for cancelled requests.
        ///
        /// The service may bill each call. To learn how many calls the whole batch made, read this property after the
        /// loop over the batch ends.
        public var calls: Int { ledger.calls }

        /// Whether the iterating task was cancelled before the batch returned its last element.
        public var isCancelled: Bool { ledger.isCancelled }

        /// Returns an iterator over the batch.
        ///
        /// The first call to the iterator's `next()` starts the batch.
        public func makeAsyncIterator() -> Iterator { Iterator(self) }

        /// The iterator of a batch of look-ups.
        public final class Iterator: AsyncIteratorProtocol {
            private enum Event: Sendable {
                case read(String?)
                /// The outcome for a text.
                ///
                /// The value `sharedBy` is the word if it has just been looked up. Other occurrences of the word that
                /// are waiting for the look-up then use the same outcome. The value is `nil` if an earlier look-up was
                /// reused, or if the text is not a valid word.
                case found(String, LookupOutcome, sharedBy: Headword? = nil)
            }

            /// The maximum size of the look-ups that a batch stores, measured as the total number of bytes in their
            /// responses.
            ///
            /// The batch keeps the results of successful look-ups up to this size, so that it doesn't request a word
            /// again. Above this size, it discards the results that were not used for the longest time.
            private static var keptBytes: Int { 32_000_000 }

            private let batch: Lookups
            private let run: BatchRun<Event>
            private let reader: Task<Void, Never>
            private let permits: AsyncStream<Void>.Continuation
            /// The number of words that this iterator has requested from the task `reader` but has not received yet.
            private var awaited = 0
            private var hasMore = true
            /// For each word whose look-up is in flight, the positions of the word's later occurrences in the batch.
            ///
            /// The outcome of the look-up is also used at these positions, so that a word is not looked up twice at the
            /// same time.
            private var waiting: [Headword: [Int]] = [:]
            private var kept = BoundedStore<Headword, Lookup>(limit: Iterator.keptBytes)
            private var progress: Progress

            init(_ batch: Lookups) {
                self.batch = batch
                run = BatchRun(width: batch.width, order: batch.order, ledger: batch.ledger)
                progress = Progress(total: batch.total)
                let (stream, permits) = AsyncStream.makeStream(of: Void.self)
                self.permits = permits
                // Read words in a separate task, so that elements can be taken while the reader waits for a word.
                reader = Task { [arrivals = run.arrivals, read = batch.read] in
                    await read(stream) { arrivals.put(.read($0)) }
                }
            }

            deinit {
                reader.cancel()
            }

            /// Returns the next element, or `nil` after the last one.
            ///
            /// If the calling task is cancelled, the iterator still returns the elements for the look-ups that had
            /// already finished, and then returns `nil`.
            public func next(isolation: isolated (any Actor)? = #isolation) async -> Element? {
                while true {
                    if hasMore || run.isBusy { run.noteCancellation() }
                    // Each word that arrives asks for another one, so a few are enough, even if `inFlight` is `.max`.
                    while hasMore, awaited < Swift.min(run.room, 64) {
                        awaited += 1
                        permits.yield()
                    }
                    guard hasMore || run.isBusy, let event = await run.take() else { return nil }
                    switch event {
                    case .read(let text?):
                        awaited -= 1
                        begin(text)
                    case .read(nil): hasMore = false
                    case .found(let text, let outcome, let word):
                        if let word { share(outcome, of: word) }
                        progress = progress.adding(calls: outcome.calls, isFailure: outcome.isFailure)
                        return Element(text: text, result: outcome.result, progress: progress)
                    }
                }
            }

            private func begin(_ text: String) {
                do throws(InvalidText) {
                    let word = try Headword(validating: text)
                    if let lookup = kept.value(for: word) {
                        finish(text, LookupOutcome(reusing: .success(lookup)))
                    } else if waiting[word] != nil {
                        waiting[word]?.append(run.beginWithoutTask())
                    } else {
                        waiting[word] = []
                        run.begin { [lookUp = batch.lookUp] in .found(text, await lookUp(word), sharedBy: word) }
                    }
                } catch {
                    finish(text, LookupOutcome(refusing: error))
                }
            }

            private func finish(_ text: String, _ outcome: LookupOutcome) {
                run.arrivals.put(.found(text, outcome), as: run.beginWithoutTask())
            }

            /// Passes the outcome of a word's look-up on to the occurrences of the word that are waiting for it.
            ///
            /// If the look-up succeeded, this function also stores the look-up in `kept`, in case the word occurs
            /// again.
            private func share(_ outcome: LookupOutcome, of word: Headword) {
                for number in waiting.removeValue(forKey: word) ?? [] {
                    run.arrivals.put(.found(word.text, LookupOutcome(reusing: outcome.result)), as: number)
                }
                if let lookup = try? outcome.result.get() { kept.insert(lookup, for: word, size: outcome.bytes) }
            }
        }
    }
}

extension OxfordBatch.Lookups {
    /// One of the strings in a batch, with its look-up or the error that occurred.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(
    ///     credentials: nil, transport: SampleTransport())
    /// let batch = client.lookUps(
    ///     of: ["ran", "xyzzy", "a/.."], in: .britishEnglish, order: .asGiven)
    /// for await element in batch {
    ///     switch element.result {
    ///     case .success(let lookup):
    ///         print(element.text, lookup.match, lookup.headwords)
    ///     case .failure(let error):
    ///         print(element.text, error.reason)
    ///     }
    /// }
    /// // ran inflection [run]
    /// // xyzzy notFound []
    /// // a/.. invalidWord
    /// ```
    public struct Element: Sendable {
        /// The text that you passed to the batch.
        public let text: String

        /// The look-up of the text, or the error that occurred.
        ///
        /// A word without entries is not an error: the result is a look-up whose `match` is
        /// ``Lookup/Match-swift.struct/notFound``. If the text is not a valid ``Headword``, the result is an error with
        /// the reason ``OxfordError/Reason-swift.struct/invalidWord``.
        public let result: Result<Lookup, OxfordError>

        /// The progress of the batch, including this text.
        public let progress: OxfordBatch.Progress

        /// Creates an element, for tests and previews.
        ///
        /// - Parameters:
        ///   - text: The text that was looked up.
        ///   - result: The look-up or the error.
        ///   - progress: The progress of the batch. Default: the progress after one finished look-up.
        public init(text: String, result: Result<Lookup, OxfordError>, progress: OxfordBatch.Progress? = nil) {
            self.text = text
            self.result = result
            let first = LookupOutcome(result: result)
            self.progress = progress ?? OxfordBatch.Progress().adding(calls: first.calls, isFailure: first.isFailure)
        }
    }
}

struct LookupOutcome: Sendable {
    let result: Result<Lookup, OxfordError>

    /// The number of calls that the look-up made to the service, whether or not the look-up succeeded.
    let calls: Int

    let bytes: Int

    init(result: Result<Lookup, OxfordError>, calls: Int? = nil, bytes: Int = 0) {
        self.result = result
        switch result {
        case .success(let lookup): self.calls = calls ?? lookup.calls
        case .failure(let error): self.calls = calls ?? error.attempts
        }
        self.bytes = bytes
    }

    /// Creates the outcome for text that is not a valid headword.
    init(refusing error: InvalidText) {
        var refusal = OxfordError(.invalidWord, url: "", message: error.description)
        refusal.attempts = 0
        self.init(result: .failure(refusal))
    }

    /// Creates the outcome for a word that the batch has looked up before.
    ///
    /// The new outcome has the same result as the earlier one. Its number of calls is 0, because the batch didn't send
    /// another request.
    init(reusing result: Result<Lookup, OxfordError>) {
        self.init(result: result.map(\.withoutCalls).mapError(\.withoutCalls))
    }

    var isFailure: Bool {
        switch result {
        case .success: false
        case .failure: true
        }
    }
}

extension Lookup {
    fileprivate var withoutCalls: Lookup {
        Lookup(
            word: word, match: match, headwords: headwords, answer: answer, suggestions: suggestions, calls: 0)
    }
}

extension OxfordError {
    fileprivate var withoutCalls: OxfordError {
        var error = self
        error.attempts = 0
        return error
    }
}
