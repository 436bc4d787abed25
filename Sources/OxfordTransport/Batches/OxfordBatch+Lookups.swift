import OxfordEndpoints

extension OxfordBatch {
    /// The look-ups of many words, with a limited number in flight at a time.
    ///
    /// ``OxfordClient/lookUps(of:in:filters:inFlight:order:)`` creates it. Iterate over it once: each element holds a word,
    /// its look-up or error, and the progress of the batch. A new look-up starts when an element has been taken, so a slow
    /// consumer slows the batch down. When the iteration ends or its task is cancelled, look-ups in flight are cancelled.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// let words: Set<Headword> = ["ace", "running"]
    /// let batch: OxfordBatch.Lookups = client.lookUps(of: words, in: .britishEnglish)
    /// var found: [String: Lookup.Match] = [:]
    /// for await element in batch { found[element.word.text] = try element.result.get().match }
    /// print(found["ace"] ?? .suggestionsOnly, found["running"] ?? .suggestionsOnly)
    /// // exact inflection
    /// ```
    public struct Lookups: AsyncSequence, Sendable {
        /// The batch never fails: the error of a look-up is part of its element.
        public typealias Failure = Never

        /// Delivers a word for each permit, and `nil` after the last one.
        typealias Reading = @Sendable (AsyncStream<Void>, @Sendable (Headword?) -> Void) async -> Void

        let lookUp: @Sendable (Headword) async -> LookupOutcome
        let read: Reading
        let total: Int?
        let width: Int
        let order: Order

        /// Creates an iterator, which starts to send when its first element is requested.
        public func makeAsyncIterator() -> Iterator { Iterator(self) }

        /// The iterator of a batch of look-ups.
        ///
        /// Use it to take the elements one by one when a loop does not fit:
        ///
        /// ```swift
        /// import OxfordSamples
        ///
        /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
        /// let words: [Headword] = ["ace", "able"]
        /// let lookups = client.lookUps(of: words, in: .britishEnglish, inFlight: 1).makeAsyncIterator()
        /// let first = await lookups.next()
        /// print(first?.word.text ?? "", first?.progress.total ?? 0)
        /// // ace 2
        /// ```
        public final class Iterator: AsyncIteratorProtocol {
            private enum Event: Sendable {
                case read(Headword?)
                case found(Headword, LookupOutcome)
            }

            /// The responses in bytes whose look-ups are kept for equal words.
            private static var keptBytes: Int { 32_000_000 }

            private let batch: Lookups
            private let run: BatchRun<Event>
            private let reader: Task<Void, Never>
            private let permits: AsyncStream<Void>.Continuation
            /// How many words the reader was asked for and has not delivered.
            private var awaited = 0
            private var hasMore = true
            /// The words that are looked up now, with the numbers of the equal words that wait for the same look-up.
            private var waiting: [Headword: [Int]] = [:]
            private var kept = BoundedStore<Headword, Lookup>(limit: Iterator.keptBytes)
            private var progress: Progress

            init(_ batch: Lookups) {
                self.batch = batch
                run = BatchRun(width: batch.width, order: batch.order)
                progress = Progress(total: batch.total)
                let (stream, permits) = AsyncStream.makeStream(of: Void.self)
                self.permits = permits
                // A task of its own, because the next word may be long in coming while elements are taken.
                reader = Task { [mailbox = run.mailbox, read = batch.read] in
                    await read(stream) { mailbox.put(.read($0)) }
                }
            }

            deinit {
                reader.cancel()
            }

            /// Returns the next element, or `nil` after the last one or when the task is cancelled.
            public func next(isolation: isolated (any Actor)? = #isolation) async -> Element? {
                while !Task.isCancelled {
                    while hasMore, awaited < run.room {
                        awaited += 1
                        permits.yield()
                    }
                    guard hasMore || run.isBusy else { return nil }
                    switch await run.take() {
                    case .read(let word?):
                        awaited -= 1
                        begin(word)
                    case .read(nil): hasMore = false
                    case .found(let word, let outcome):
                        finish(word, outcome)
                        progress = progress.adding(calls: outcome.calls, isFailure: outcome.isFailure)
                        return Element(word: word, result: outcome.result, progress: progress)
                    case nil: hasMore = false
                    }
                }
                hasMore = false
                return nil
            }

            private func begin(_ word: Headword) {
                if let lookup = kept.value(for: word) {
                    run.mailbox.put(.found(word, LookupOutcome(reusing: .success(lookup))), as: run.beginWithoutTask())
                } else if waiting[word] != nil {
                    waiting[word]?.append(run.beginWithoutTask())
                } else {
                    waiting[word] = []
                    run.begin { [lookUp = batch.lookUp] in .found(word, await lookUp(word)) }
                }
            }

            /// Gives the outcome of a word to the equal words that wait for it, and keeps it for those that come.
            private func finish(_ word: Headword, _ outcome: LookupOutcome) {
                guard !outcome.isReused else { return }
                for number in waiting.removeValue(forKey: word) ?? [] {
                    run.mailbox.put(.found(word, LookupOutcome(reusing: outcome.result)), as: number)
                }
                if let lookup = try? outcome.result.get() { kept.insert(lookup, for: word, size: outcome.bytes) }
            }
        }
    }
}
