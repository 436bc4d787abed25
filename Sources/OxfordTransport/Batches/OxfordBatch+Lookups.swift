import OxfordEndpoints

extension OxfordBatch {
    /// A batch of look-ups, created by ``OxfordClient/lookUps(of:in:filters:inFlight:order:)``.
    ///
    /// Iterate over it once. A slow consumer slows the batch down, because a new look-up starts when an element is
    /// taken. When the iteration ends or its task is cancelled, look-ups in flight are cancelled. A cancelled iteration
    /// returns the elements that were already finished, and then ends. ``calls`` then says what the batch has cost.
    public struct Lookups: AsyncSequence, Sendable {
        /// `Never`, because errors are part of the elements.
        public typealias Failure = Never

        /// Delivers one text for each permit, and `nil` after the last one.
        typealias Reading = @Sendable (AsyncStream<Void>, @Sendable (String?) -> Void) async -> Void

        let ledger: CallLedger
        let lookUp: @Sendable (Headword) async -> LookupOutcome
        let read: Reading
        let total: Int?
        let width: Int
        let order: Order

        /// The number of calls that the batch has made so far, also for requests that were cancelled.
        ///
        /// Each call may be billed. Read it after the iteration to learn what the whole batch cost.
        public var calls: Int { ledger.calls }

        /// Whether the task of the iteration was cancelled before the last element.
        public var isCancelled: Bool { ledger.isCancelled }

        /// Returns an iterator, whose first `next()` starts the batch.
        public func makeAsyncIterator() -> Iterator { Iterator(self) }

        /// The iterator of a batch of look-ups.
        public final class Iterator: AsyncIteratorProtocol {
            private enum Event: Sendable {
                case read(String?)
                /// The outcome for a text, with the word if equal words share the outcome.
                case found(String, LookupOutcome, sharedBy: Headword? = nil)
            }

            /// The maximum size of the responses kept for equal words.
            private static var keptBytes: Int { 32_000_000 }

            private let batch: Lookups
            private let run: BatchRun<Event>
            private let reader: Task<Void, Never>
            private let permits: AsyncStream<Void>.Continuation
            /// The number of words requested from the reader and not yet delivered.
            private var awaited = 0
            private var hasMore = true
            /// The words in flight, with the numbers of equal words that wait for them.
            private var waiting: [Headword: [Int]] = [:]
            private var kept = BoundedStore<Headword, Lookup>(limit: Iterator.keptBytes)
            private var progress: Progress

            init(_ batch: Lookups) {
                self.batch = batch
                run = BatchRun(width: batch.width, order: batch.order, ledger: batch.ledger)
                progress = Progress(total: batch.total)
                let (stream, permits) = AsyncStream.makeStream(of: Void.self)
                self.permits = permits
                // A separate task, so that waiting for a word does not block taking elements.
                reader = Task { [arrivals = run.arrivals, read = batch.read] in
                    await read(stream) { arrivals.put(.read($0)) }
                }
            }

            deinit {
                reader.cancel()
            }

            /// Returns the next element, or `nil` after the last one.
            ///
            /// If the task is cancelled, the last element is the last one that was already finished.
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

            /// Shares an outcome with equal words that wait, and keeps a success for later ones.
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
    /// The text of a batch with its look-up or error.
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
        /// The text as given.
        public let text: String

        /// The look-up or the error.
        ///
        /// A word without entries is not an error: its match is ``Lookup/Match-swift.struct/notFound``. Text that is not
        /// a valid ``Headword`` has an error with the reason ``OxfordError/Reason-swift.struct/invalidWord``.
        public let result: Result<Lookup, OxfordError>

        /// The progress of the batch, including this text.
        public let progress: OxfordBatch.Progress

        /// Creates an element, for tests and previews.
        ///
        /// - Parameters:
        ///   - text: The text as given.
        ///   - result: The look-up or the error.
        ///   - progress: The progress of the batch. Default: that of one finished look-up.
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

    /// The number of calls, including those before a failure.
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
        self.init(
            result: .failure(OxfordError(.invalidWord, url: "", message: error.description, attempts: 0)))
    }

    /// Creates the outcome for a word whose look-up is that of an equal word.
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
