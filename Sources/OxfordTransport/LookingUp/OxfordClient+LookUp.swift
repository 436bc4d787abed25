public import OxfordEndpoints

extension OxfordClient {
    /// Finds the entries for a headword or an inflected form, in any letter case.
    ///
    /// ```swift
    /// import OxfordTesting
    ///
    /// let words = WordsRequest("mice", in: .britishEnglish)
    /// let body = #"{"results": [{"id": "mouse", "word": "mouse"}]}"#
    /// let transport = FailingTransport()
    ///     .answering(words, with: TransportResponse(body: body))
    /// let client = OxfordClient(credentials: nil, transport: transport)
    ///
    /// let found = try await client.lookUp("mice", in: .britishEnglish)
    /// print(found.match, found.headwords.map(\.text), found.calls)
    /// // inflection ["mouse"] 1
    /// ```
    ///
    /// Most words take one call, because the `words` endpoint also finds inflected forms. If it finds nothing, the
    /// client tries the word in lowercase, then `search` for suggestions and headwords, then `lemmas` if there is still
    /// no headword, and then the entries of the headword. These are at most five calls, plus retries.
    ///
    /// - Parameters:
    ///   - word: The word as a user typed it.
    ///   - language: The language of the dictionary.
    ///   - filters: The filters for the entries.
    /// - Returns: The entries, or suggestions if there are none.
    /// - Throws: ``OxfordError`` if a call fails, for example because your plan lacks an endpoint.
    @concurrent
    public func lookUp(
        _ word: Headword, in language: MonolingualLanguage, filters: WordsRequest.Filter...
    ) async throws(OxfordError) -> Lookup {
        var search = LookupSearch(client: self, word: word)
        return try await search.run(in: language, filters: filters)
    }

    /// Finds the translations of a headword or an inflected form, in any letter case.
    ///
    /// The entries come from `translations`, and the suggestions from the translation search. The client makes at most
    /// five calls, plus retries.
    ///
    /// - Parameters:
    ///   - word: The word as a user typed it.
    ///   - languages: The language of the word and the language of its translations.
    /// - Returns: The translations, or suggestions if there are none.
    /// - Throws: ``OxfordError`` if a call fails, for example because your plan lacks an endpoint.
    @concurrent
    public func lookUp(
        _ word: Headword, translating languages: LanguagePair
    ) async throws(OxfordError) -> Lookup {
        var search = LookupSearch(client: self, word: word)
        return try await search.run(translating: languages)
    }
}

// Unavailable overloads, whose messages name the fix.

extension OxfordClient {
    /// Unavailable: validate run-time text first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public func lookUp(
        _ word: String, in language: MonolingualLanguage, filters: WordsRequest.Filter...
    ) async throws(OxfordError) -> Lookup { fatalError() }

    /// Unavailable: validate run-time text first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public func lookUp(
        _ word: String, translating languages: LanguagePair
    ) async throws(OxfordError) -> Lookup { fatalError() }
}
