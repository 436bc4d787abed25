public import OxfordEndpoints

extension OxfordClient {
    /// Finds the entries of any word as it was typed: a headword, another form of one, or in other letter case.
    ///
    /// ```swift
    /// import OxfordTesting
    ///
    /// let words = WordsRequest("mice", in: .britishEnglish)
    /// let body = #"{"results": [{"id": "mouse", "word": "mouse"}]}"#
    /// let client = OxfordClient(
    ///     credentials: nil, transport: FailingTransport().answering(words, with: TransportResponse(body: body)))
    ///
    /// let found = try await client.lookUp("mice", in: .britishEnglish)
    /// print(found.match, found.headwords.map(\.text), found.calls)
    /// // inflection ["mouse"] 1
    /// ```
    ///
    /// One call is enough for most words, since `words` finds inflected forms too. Where it finds nothing, it is asked
    /// for the word in lower case, if that is another; then `search` is asked for what may have been meant, and `lemmas`
    /// for the headword, whose entries are asked for last. These are five calls at the most, other tries of a transport
    /// not counted. A plan without one of these endpoints is an error, and is not worked around.
    ///
    /// - Parameters:
    ///   - word: The word.
    ///   - language: The dictionary.
    ///   - filters: What narrows the entries.
    @concurrent
    public func lookUp(
        _ word: Headword, in language: MonolingualLanguage, filters: WordsRequest.Filter...
    ) async throws(OxfordError) -> Lookup {
        var search = LookupSearch(client: self, word: word)
        return try await search.run(in: language, filters: filters)
    }

    /// Finds the translations of any word as it was typed, in the same way.
    ///
    /// ```swift
    /// import OxfordTesting
    ///
    /// let cats = TranslationsRequest("cat", from: .english, to: .spanish)
    /// let body = #"{"results": [{"id": "cat", "word": "cat"}]}"#
    /// let client = OxfordClient(
    ///     credentials: nil, transport: FailingTransport().answering(cats, with: TransportResponse(body: body)))
    ///
    /// print(try await client.lookUp("cat", from: .english, to: .spanish).match)
    /// // exact
    /// ```
    ///
    /// - Parameters:
    ///   - word: The word.
    ///   - source: The language of the word.
    ///   - target: The language of the translations.
    @concurrent
    public func lookUp<Source: TranslationSource>(
        _ word: Headword, from source: Source, to target: Source.Target
    ) async throws(OxfordError) -> Lookup {
        var search = LookupSearch(client: self, word: word)
        return try await search.run(from: source, to: target)
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension OxfordClient {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public func lookUp(
        _ word: String, in language: MonolingualLanguage, filters: WordsRequest.Filter...
    ) async throws(OxfordError) -> Lookup { fatalError() }

    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public func lookUp<Source: TranslationSource>(
        _ word: String, from source: Source, to target: Source.Target
    ) async throws(OxfordError) -> Lookup { fatalError() }
}
