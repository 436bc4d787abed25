public import OxfordEndpoints

extension OxfordClient {
    /// Looks up many words, a limited number at a time, and returns the results as they arrive.
    ///
    /// The client looks up each word as ``lookUp(_:in:filters:)`` does, and the batch returns one element for each
    /// word. You do not have to validate the words. If a word is not a valid ``Headword``, the client sends no request
    /// for it, and its element contains an error with the reason ``OxfordError/Reason-swift.struct/invalidWord``.
    ///
    /// If a word occurs more than once, the batch reuses the word's first look-up. For this purpose, the batch stores
    /// the most recently used look-ups, up to 32 MB of responses, until the iteration ends. The batch does not store
    /// failed look-ups. If the look-up of a word fails, the batch looks the word up again the next time the word
    /// occurs.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(
    ///     credentials: nil, transport: SampleTransport())
    /// let text = "ran ace ran"
    /// let batch = client.lookUps(
    ///     of: text.split(separator: " "), in: .britishEnglish, order: .asGiven)
    /// for await element in batch {
    ///     let lookup = try element.result.get()
    ///     print(lookup.word, lookup.match, element.progress.calls)
    /// }
    /// // ran inflection 1
    /// // ace exact 2
    /// // ran inflection 2
    /// ```
    ///
    /// - Parameters:
    ///   - words: The words to look up. The batch takes each word from the sequence only when its look-up can start.
    ///   - language: The language of the dictionary.
    ///   - filters: The filters that narrow the entries.
    ///   - inFlight: The maximum number of look-ups that are in flight or whose elements you have not taken yet. The
    ///     minimum is 1.
    ///   - order: The order in which the batch returns the elements.
    public func lookUps(
        of words: some Sequence<some StringProtocol & Sendable> & Sendable, in language: MonolingualLanguage,
        filters: WordsRequest.Filter..., inFlight: Int = 8, order: OxfordBatch.Order = .asFinished
    ) -> OxfordBatch.Lookups {
        lookUps(of: words, inFlight, order) { search throws(OxfordError) in
            try await search.run(in: language, filters: filters)
        }
    }

    /// Looks up the translations of many words.
    ///
    /// The client looks up each word as ``lookUp(_:translating:)`` does. In all other respects, this function works
    /// like ``lookUps(of:in:filters:inFlight:order:)``.
    ///
    /// - Parameters:
    ///   - languages: The language of the words and the language of their translations.
    public func lookUps(
        of words: some Sequence<some StringProtocol & Sendable> & Sendable, translating languages: LanguagePair,
        inFlight: Int = 8, order: OxfordBatch.Order = .asFinished
    ) -> OxfordBatch.Lookups {
        lookUps(of: words, inFlight, order) { search throws(OxfordError) in
            try await search.run(translating: languages)
        }
    }

    /// Looks up words from an asynchronous sequence, such as the words that a user types.
    ///
    /// The words come from an asynchronous sequence. While the batch waits for the next word, it continues to return
    /// the look-ups that have finished. In all other respects, this function works like
    /// ``lookUps(of:in:filters:inFlight:order:)``.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(
    ///     credentials: nil, transport: SampleTransport())
    /// let (words, typing) = AsyncStream.makeStream(of: String.self)
    /// typing.yield("ran")
    /// for await element in client.lookUps(
    ///     streaming: words, in: .britishEnglish)
    /// {
    ///     print(try element.result.get().headwords)
    ///     typing.finish()
    /// }
    /// // [run]
    /// ```
    public func lookUps(
        streaming words: some AsyncSequence<some StringProtocol & Sendable, Never> & Sendable,
        in language: MonolingualLanguage,
        filters: WordsRequest.Filter..., inFlight: Int = 8, order: OxfordBatch.Order = .asFinished
    ) -> OxfordBatch.Lookups {
        lookUps(streaming: words, inFlight, order) { search throws(OxfordError) in
            try await search.run(in: language, filters: filters)
        }
    }

    /// Looks up the translations of words from an asynchronous sequence, such as the words that a user types.
    ///
    /// The client looks up each word as ``lookUp(_:translating:)`` does. In all other respects, this function works
    /// like ``lookUps(streaming:in:filters:inFlight:order:)``.
    public func lookUps(
        streaming words: some AsyncSequence<some StringProtocol & Sendable, Never> & Sendable,
        translating languages: LanguagePair, inFlight: Int = 8, order: OxfordBatch.Order = .asFinished
    ) -> OxfordBatch.Lookups {
        lookUps(streaming: words, inFlight, order) { search throws(OxfordError) in
            try await search.run(translating: languages)
        }
    }

    private func lookUps(
        streaming words: some AsyncSequence<some StringProtocol & Sendable, Never> & Sendable, _ inFlight: Int,
        _ order: OxfordBatch.Order, by run: @escaping LookUp
    ) -> OxfordBatch.Lookups {
        lookUps(total: nil, inFlight, order, by: run) { permits, deliver in
            var words = words.makeAsyncIterator()
            // Do not call `next()` again after the end, because standard input would then wait for another line.
            for await _ in permits {
                let text = await words.next(isolation: nil).map { String($0) }
                deliver(text)
                if text == nil { return }
            }
        }
    }

    private func lookUps(
        of words: some Sequence<some StringProtocol & Sendable> & Sendable, _ inFlight: Int, _ order: OxfordBatch.Order,
        by run: @escaping LookUp
    ) -> OxfordBatch.Lookups {
        lookUps(total: words.knownCount, inFlight, order, by: run) { permits, deliver in
            var words = words.makeIterator()
            for await _ in permits {
                let text = words.next().map { String($0) }
                deliver(text)
                if text == nil { return }
            }
        }
    }

    private typealias LookUp = @Sendable (inout LookupSearch) async throws(OxfordError) -> Lookup

    private func lookUps(
        total: Int?, _ inFlight: Int, _ order: OxfordBatch.Order, by run: @escaping LookUp,
        reading read: @escaping OxfordBatch.Lookups.Reading
    ) -> OxfordBatch.Lookups {
        let ledger = CallLedger()
        return OxfordBatch.Lookups(
            ledger: ledger,
            lookUp: { word in
                var search = LookupSearch(client: self, word: word, ledger: ledger)
                let result: Result<Lookup, OxfordError>
                do throws(OxfordError) {
                    result = .success(try await run(&search))
                } catch {
                    result = .failure(error)
                }
                return LookupOutcome(result: result, calls: search.calls, bytes: search.bytes)
            }, read: read, total: total, width: max(1, inFlight), order: order)
    }
}
