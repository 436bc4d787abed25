import OxfordEndpoints

extension OxfordBatch {
    /// A batch of look-ups, created by ``OxfordClient/lookUps(of:in:filters:inFlight:order:)``.
    ///
    /// Iterate over the batch only once. A new look-up starts when you take an element, so a slow loop slows the batch
    /// down.
    ///
    /// When the iteration ends or its task is cancelled, the batch cancels the look-ups in flight. A cancelled
    /// iteration still returns the elements that were already finished, and then ends. Read ``calls`` afterwards to
    /// learn how many calls the batch made.
    public struct Lookups: AsyncSequence, Sendable {
        /// `Never`, because errors are part of the elements.
        public typealias Failure = Never

        /// A function that reads the words, and delivers one for each permit, and `nil` after the last one.
        typealias Reading = @Sendable (AsyncStream<Void>, @Sendable (String?) -> Void) async -> Void

        let ledger: CallLedger
        let lookUp: @Sendable (Headword) async -> LookupOutcome
        let read: Reading
        let total: Int?
        let width: Int
        let order: Order

        /// The number of calls that the batch has made so far, including those for cancelled requests.
        ///
        /// The service may bill each call. Read this property after the iteration to learn what the whole batch cost.
        public var calls: Int { ledger.calls }

        /// Whether the task that iterates over the batch was cancelled before the last element.
        public var isCancelled: Bool { ledger.isCancelled }

        /// Returns an iterator, which starts the batch when its `next()` is first called.
        public func makeAsyncIterator() -> Iterator { Iterator(self) }

        /// The iterator of a batch of look-ups.
        public final class Iterator: AsyncIteratorProtocol {
            private enum Event: Sendable {
                case read(String?)
                /// The outcome for a text, with its word if equal words must get the same outcome.
                case found(String, LookupOutcome, sharedBy: Headword? = nil)
            }

            /// The maximum size, in bytes, of the responses whose look-ups are kept for equal words.
            private static var keptBytes: Int { 32_000_000 }

            private let batch: Lookups
            private let run: BatchRun<Event>
            private let reader: Task<Void, Never>
            private let permits: AsyncStream<Void>.Continuation
            /// The number of words that were requested from the reader but have not arrived.
            private var awaited = 0
            private var hasMore = true
            /// The words that are being looked up, each with the numbers of equal words that wait for its outcome.
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
            /// If the task is cancelled, the iterator still returns the elements that were already finished, and then
            /// `nil`.
            public func next(isolation: isolated (any Actor)? = #isolation) async -> Element? {
                while true {
                    if hasMore || run.isBusy { run.noteCancellation() }
                    while hasMore, awaited < run.room {
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

            /// Passes the outcome for a word to the equal words that wait for it, and keeps a success for later ones.
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
    /// One text of a batch, with its look-up or its error.
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

        /// The look-up or the error.
        ///
        /// It is not an error if a word has no entries. Its look-up then has the match
        /// ``Lookup/Match-swift.struct/notFound``. Text that is not a valid ``Headword`` has an error with the reason
        /// ``OxfordError/Reason-swift.struct/invalidWord``.
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

    /// The number of calls, including the calls before a failure.
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

    /// Creates the outcome for text that is not a headword.
    init(refusing error: InvalidText) {
        var refusal = OxfordError(.invalidWord, url: "", message: error.description)
        refusal.attempts = 0
        self.init(result: .failure(refusal))
    }

    /// Creates the outcome for a word that reuses the look-up of an equal word, and therefore made no calls.
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
