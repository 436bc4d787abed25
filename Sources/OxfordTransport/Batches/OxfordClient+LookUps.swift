public import OxfordEndpoints

extension OxfordClient {
    /// Looks up many words, a limited number at a time, and returns what is found as it arrives.
    ///
    /// Each word is looked up as by ``lookUp(_:in:filters:)``, and gets an element, also if it comes again. Equal words are
    /// looked up once: those in flight share one look-up, and a later one reuses it. For that, the batch keeps the most
    /// recently used look-ups, of at most 32 MB of responses, until the iteration ends. A failed look-up is not kept.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// let words: [Headword] = ["ran", "ace", "ran"]
    /// for await element in client.lookUps(of: words, in: .britishEnglish, inFlight: 2, order: .asGiven) {
    ///     print(element.word, try element.result.get().match, element.progress)
    /// }
    /// // ran inflection 1 of 3 done, 0 failed, 1 call
    /// // ace exact 2 of 3 done, 0 failed, 2 calls
    /// // ran inflection 3 of 3 done, 0 failed, 2 calls
    /// ```
    ///
    /// - Parameters:
    ///   - words: The words. The batch takes them one at a time, when the next look-up can start.
    ///   - language: The dictionary.
    ///   - filters: What narrows the entries.
    ///   - inFlight: The maximum number of words that are in flight or whose elements have not been taken yet.
    ///   - order: Whether the elements come as their look-ups finish or in the order of the words.
    public func lookUps(
        of words: some Sequence<Headword> & Sendable, in language: MonolingualLanguage,
        filters: WordsRequest.Filter..., inFlight: Int = 8, order: OxfordBatch.Order = .asFinished
    ) -> OxfordBatch.Lookups {
        lookUps(of: words, inFlight, order) { search throws(OxfordError) in
            try await search.run(in: language, filters: filters)
        }
    }

    /// Looks up the translations of many words.
    ///
    /// Each word is looked up as by ``lookUp(_:from:to:)``. Everything else is as in
    /// ``lookUps(of:in:filters:inFlight:order:)``.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// let words: [Headword] = ["mouse", "apple"]
    /// for await element in client.lookUps(of: words, from: .english, to: .spanish, order: .asGiven) {
    ///     print(element.word, Set(try element.result.get().answer.translations().compactMap(\.text)).sorted())
    /// }
    /// // mouse ["ratón"]
    /// // apple ["manzana"]
    /// ```
    ///
    /// - Parameters:
    ///   - words: The words. The batch takes them one at a time, when the next look-up can start.
    ///   - source: The language of the words.
    ///   - target: The language of the translations.
    ///   - inFlight: The maximum number of words that are in flight or whose elements have not been taken yet.
    ///   - order: Whether the elements come as their look-ups finish or in the order of the words.
    public func lookUps<Source: TranslationSource>(
        of words: some Sequence<Headword> & Sendable, from source: Source, to target: Source.Target,
        inFlight: Int = 8, order: OxfordBatch.Order = .asFinished
    ) -> OxfordBatch.Lookups {
        lookUps(of: words, inFlight, order) { search throws(OxfordError) in
            try await search.run(from: source, to: target)
        }
    }

    /// Looks up many words that arrive over time, such as lines that a user types.
    ///
    /// A word is looked up when it arrives, and its element comes when its look-up finishes, whether or not another word
    /// has arrived. Everything else is as in ``lookUps(of:in:filters:inFlight:order:)``.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// let (typed, typing) = AsyncStream.makeStream(of: Headword.self)
    /// typing.yield("ran")
    /// for await element in client.lookUps(streaming: typed, in: .britishEnglish) {
    ///     print(try element.result.get().headwords.map(\.text))
    ///     typing.finish()
    /// }
    /// // ["run"]
    /// ```
    ///
    /// - Parameters:
    ///   - words: The words. The batch takes them one at a time, when the next look-up can start.
    ///   - language: The dictionary.
    ///   - filters: What narrows the entries.
    ///   - inFlight: The maximum number of words that are in flight or whose elements have not been taken yet.
    ///   - order: Whether the elements come as their look-ups finish or in the order of the words.
    public func lookUps(
        streaming words: some AsyncSequence<Headword, Never> & Sendable, in language: MonolingualLanguage,
        filters: WordsRequest.Filter..., inFlight: Int = 8, order: OxfordBatch.Order = .asFinished
    ) -> OxfordBatch.Lookups {
        lookUps(total: nil, inFlight, order) { search throws(OxfordError) in
            try await search.run(in: language, filters: filters)
        } reading: { permits, deliver in
            var words = words.makeAsyncIterator()
            // A sequence that ended is not asked again: standard input would wait for another line.
            for await _ in permits {
                let word = await words.next(isolation: nil)
                deliver(word)
                if word == nil { return }
            }
        }
    }

    private func lookUps(
        of words: some Sequence<Headword> & Sendable, _ inFlight: Int, _ order: OxfordBatch.Order,
        by run: @escaping LookUp
    ) -> OxfordBatch.Lookups {
        lookUps(total: words.knownCount, inFlight, order, by: run) { permits, deliver in
            var words = words.makeIterator()
            for await _ in permits {
                let word = words.next()
                deliver(word)
                if word == nil { return }
            }
        }
    }

    /// Runs the search for a word.
    private typealias LookUp = @Sendable (inout LookupSearch) async throws(OxfordError) -> Lookup

    private func lookUps(
        total: Int?, _ inFlight: Int, _ order: OxfordBatch.Order, by run: @escaping LookUp,
        reading read: @escaping OxfordBatch.Lookups.Reading
    ) -> OxfordBatch.Lookups {
        OxfordBatch.Lookups(
            lookUp: { word in
                var search = LookupSearch(client: self, word: word)
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

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension OxfordClient {
    /// Not there: words that are known only at run time are checked first.
    @available(
        *, unavailable,
        message: "validate text that is not a literal: try words.map { try Headword(validating: $0) }"
    )
    public func lookUps(
        of words: some Sequence<String> & Sendable, in language: MonolingualLanguage,
        filters: WordsRequest.Filter..., inFlight: Int = 8, order: OxfordBatch.Order = .asFinished
    ) -> OxfordBatch.Lookups { fatalError() }

    /// Not there: words that are known only at run time are checked first.
    @available(
        *, unavailable,
        message: "validate text that is not a literal: try words.map { try Headword(validating: $0) }"
    )
    public func lookUps<Source: TranslationSource>(
        of words: some Sequence<String> & Sendable, from source: Source, to target: Source.Target,
        inFlight: Int = 8, order: OxfordBatch.Order = .asFinished
    ) -> OxfordBatch.Lookups { fatalError() }
}
