public import OxfordEndpoints

extension OxfordClient {
    /// Finds the entries for the text that a user typed, which may be a headword or an inflected form, regardless of
    /// capitalization.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let typed = "  mice "
    /// let found = try await client.lookUp(typed, in: .britishEnglish)
    /// print(found.match, found.headwords.map(\.text), found.calls)
    /// // inflection ["mouse"] 0
    /// ```
    ///
    /// Before the client looks up the text, it removes spaces around the text, replaces each run of white space with
    /// one space, and replaces typographic apostrophes with straight ones. For example, the text `"  don’t "` finds the
    /// entries for `don't`.
    ///
    /// The sample dictionary takes no calls. With the service, most look-ups take one call, because the `words` endpoint also finds inflected forms. If this call finds
    /// nothing, the client makes up to four more calls, not counting retries, and stops as soon as it finds entries:
    ///
    /// 1. If the word contains capital letters, the client looks up the word in lowercase.
    /// 2. If there are still no entries, the client sends a `search` request, which returns headwords and suggestions.
    /// 3. If the search returns no headword, and the `lemmas` endpoint supports the language, the client sends a
    ///    `lemmas` request to find a headword.
    /// 4. The client requests the entries for the first headword that it has found.
    ///
    /// Your plan may lack the `search` endpoint or the `lemmas` endpoint. The look-up then continues with the other
    /// requests. ``Lookup/steps`` tells you which requests it sent, and what each of them found.
    ///
    /// - Parameters:
    ///   - text: The text as a user typed it.
    ///   - language: The language of the dictionary.
    ///   - filters: The filters for the entries.
    ///   - maximumCalls: The maximum number of calls, including retries. Default: no limit, which means at most five
    ///     requests.
    /// - Returns: The entries, or suggestions if there are none.
    /// - Throws: ``OxfordError`` if the text is not a valid word, or if a call fails. The reason is
    ///   ``OxfordError/Reason-swift.struct/notAllowed`` if your plan does not include the `words` endpoint, or if it
    ///   includes none of the endpoints that the look-up needs after that. The error counts the calls of all requests
    ///   of the look-up.
    public nonisolated(nonsending) func lookUp(
        _ text: some StringProtocol, in language: MonolingualLanguage, filters: Filters<WordsRequest.Filter> = [],
        maximumCalls: Int? = nil
    ) async throws(OxfordError) -> Lookup {
        var search = LookupSearch(client: self, word: try Headword(typed: text), maximumCalls: maximumCalls)
        return try await search.run(in: language, filters: filters)
    }

    /// Finds the entries for a headword or an inflected form, regardless of capitalization.
    ///
    /// This function works like the one that takes text, except that it does not change the word. To look up an entry
    /// ID, pass `Headword(id)`.
    ///
    /// - Parameters:
    ///   - word: The word to look up.
    ///   - language: The language of the dictionary.
    ///   - filters: The filters for the entries.
    ///   - maximumCalls: The maximum number of calls, including retries.
    /// - Returns: The entries, or suggestions if there are none.
    /// - Throws: ``OxfordError`` if a call fails.
    @concurrent
    public func lookUp(
        _ word: Headword, in language: MonolingualLanguage, filters: Filters<WordsRequest.Filter> = [],
        maximumCalls: Int? = nil
    ) async throws(OxfordError) -> Lookup {
        var search = LookupSearch(client: self, word: word, maximumCalls: maximumCalls)
        return try await search.run(in: language, filters: filters)
    }

    /// Finds the translations of the text that a user typed, which may be a headword or an inflected form, regardless
    /// of capitalization.
    ///
    /// This function works like the one that finds entries, except that the entries come from the `translations`
    /// endpoint, and the suggestions come from the translation search. A look-up takes at most five calls to the
    /// service, not counting retries.
    ///
    /// - Parameters:
    ///   - text: The text as a user typed it.
    ///   - languages: The language of the word and the language of its translations.
    ///   - filters: The filters for the translations.
    ///   - maximumCalls: The maximum number of calls, including retries. Default: no limit, which means at most five
    ///     requests.
    /// - Returns: The translations, or suggestions if there are none.
    /// - Throws: ``OxfordError`` if the text is not a valid word, or if a call fails.
    public nonisolated(nonsending) func lookUp(
        _ text: some StringProtocol, translating languages: LanguagePair,
        filters: Filters<TranslationsRequest.Filter> = [],
        maximumCalls: Int? = nil
    ) async throws(OxfordError) -> Lookup {
        var search = LookupSearch(client: self, word: try Headword(typed: text), maximumCalls: maximumCalls)
        return try await search.run(translating: languages, filters: filters)
    }

    /// Finds the translations of a headword or an inflected form, regardless of capitalization.
    ///
    /// This function works like the one that takes text, except that it does not change the word.
    ///
    /// - Parameters:
    ///   - word: The word to look up.
    ///   - languages: The language of the word and the language of its translations.
    ///   - filters: The filters for the translations.
    ///   - maximumCalls: The maximum number of calls, including retries.
    /// - Returns: The translations, or suggestions if there are none.
    /// - Throws: ``OxfordError`` if a call fails.
    @concurrent
    public func lookUp(
        _ word: Headword, translating languages: LanguagePair, filters: Filters<TranslationsRequest.Filter> = [],
        maximumCalls: Int? = nil
    ) async throws(OxfordError) -> Lookup {
        var search = LookupSearch(client: self, word: word, maximumCalls: maximumCalls)
        return try await search.run(translating: languages, filters: filters)
    }
}
