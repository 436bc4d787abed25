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
    /// Before the client looks up the text, it cleans the text as `WordText.init(cleaning:)` does. For example, the
    /// text `"  don’t "` finds the entries for `don't`.
    ///
    /// The sample dictionary takes no calls. With the service, most look-ups take one call, because the `words`
    /// endpoint also finds inflected forms. If this call finds nothing, the client makes up to four more calls, not
    /// counting retries, and stops as soon as it finds entries:
    ///
    /// 1. If the word contains capital letters, the client looks up the word in lowercase.
    /// 2. If there are still no entries, the client sends a `search` request, which returns headwords and suggestions.
    /// 3. If the search returns no headword, and the `lemmas` endpoint supports the language, the client sends a
    ///    `lemmas` request to find a headword.
    /// 4. The client requests the entries for the first headword that it has found.
    ///
    /// Your plan may lack the `search` endpoint or the `lemmas` endpoint. The look-up then continues with the other
    /// requests, and ``Lookup/isComplete`` is `false` if it finds nothing. To see its requests, observe the client's
    /// events.
    ///
    /// - Parameters:
    ///   - text: The text as a user typed it. To look up a `WordText` or an `EntryID`, pass its `text`.
    ///   - language: The language of the dictionary.
    ///   - filters: The filters for the entries.
    ///   - maximumCalls: The maximum number of calls, including retries. Default: no limit, which means at most five
    ///     requests.
    ///   - timeout: The maximum duration of the look-up with all its requests. Default: no limit. The
    ///     ``CallPolicy/timeout`` of the client applies to each request.
    /// - Returns: The entries, or suggestions if there are none.
    /// - Throws: ``OxfordError`` if the text is not a valid word, or if a call fails. The reason is
    ///   ``FailureReason/notAllowed`` if your plan does not include the `words` endpoint, or if it
    ///   includes none of the endpoints that the look-up needs after that. The error counts the calls of all requests
    ///   of the look-up.
    public nonisolated(nonsending) func lookUp(
        _ text: some StringProtocol, in language: MonolingualLanguage, filters: Filters<WordsRequest.Filter> = [],
        maximumCalls: Int? = nil, timeout: Duration? = nil
    ) async throws -> Lookup {
        var search = try LookupSearch(of: text, by: self, maximumCalls: maximumCalls, timeout: timeout)
        return Lookup(
            try await search.run(
                lemmas: LemmasLanguage(rawValue: String(language.rawValue.prefix { $0 != "-" })),
                entries: { WordsRequest($0, in: language, filters: filters) },
                headword: { try? WordText(validating: $0.text) },
                suggestions: { SearchRequest($0, in: language, page: Page(limit: 5)) }))
    }

    /// Finds the translations of the text that a user typed, which may be a headword or an inflected form, regardless
    /// of capitalization.
    ///
    /// This function works like the look-up of entries, except that the entries come from the `translations`
    /// endpoint, and the suggestions come from the translation search. A look-up takes at most five calls to the
    /// service, not counting retries.
    ///
    /// - Parameters:
    ///   - text: The text as a user typed it.
    ///   - languages: The language of the word and the language of its translations.
    ///   - filters: The filters for the translations.
    ///   - maximumCalls: The maximum number of calls, including retries. Default: no limit, which means at most five
    ///     requests.
    ///   - timeout: The maximum duration of the look-up with all its requests. Default: no limit. The
    ///     ``CallPolicy/timeout`` of the client applies to each request.
    /// - Returns: The translations, or suggestions if there are none.
    /// - Throws: ``OxfordError`` if the text is not a valid word, or if a call fails.
    public nonisolated(nonsending) func lookUp(
        _ text: some StringProtocol, translating languages: LanguagePair,
        filters: Filters<TranslationsRequest.Filter> = [],
        maximumCalls: Int? = nil, timeout: Duration? = nil
    ) async throws -> Lookup {
        var search = try LookupSearch(of: text, by: self, maximumCalls: maximumCalls, timeout: timeout)
        return Lookup(
            try await search.run(
                lemmas: LemmasLanguage(rawValue: languages.source.rawValue),
                entries: { TranslationsRequest($0, translating: languages, filters: filters) },
                headword: { try? WordText($0) },
                suggestions: { SearchTranslationsRequest($0, translating: languages, page: Page(limit: 5)) }))
    }

    /// Finds the synonyms and antonyms of the text that a user typed, which may be a headword or an inflected form,
    /// regardless of capitalization.
    ///
    /// The thesaurus has headwords only. For an inflected form, such as `better`, this function therefore finds the
    /// headword and its synonyms:
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let found = try await client.lookUp("happier", inThesaurusOf: .english)
    /// print(found.headwords, found.synonyms().prefix(2).map(\.text))
    /// // [happy] ["glad", "cheerful"]
    /// ```
    ///
    /// This function works like the look-up of entries, except that the answer comes from the `thesaurus` endpoint, and
    /// the suggestions come from the thesaurus search. A look-up of a headword takes one call to the service, and any
    /// look-up takes at most five, not counting retries.
    ///
    /// - Parameters:
    ///   - text: The text as a user typed it.
    ///   - language: The language of the thesaurus.
    ///   - filters: The filters for the synonyms.
    ///   - maximumCalls: The maximum number of calls, including retries. Default: no limit, which means at most five
    ///     requests.
    ///   - timeout: The maximum duration of the look-up with all its requests. Default: no limit. The
    ///     ``CallPolicy/timeout`` of the client applies to each request.
    /// - Returns: The synonyms and antonyms, or suggestions if there are none.
    /// - Throws: ``OxfordError`` if the text is not a valid word, or if a call fails.
    public nonisolated(nonsending) func lookUp(
        _ text: some StringProtocol, inThesaurusOf language: ThesaurusLanguage,
        filters: Filters<ThesaurusRequest.Filter> = [], maximumCalls: Int? = nil, timeout: Duration? = nil
    ) async throws -> ThesaurusLookup {
        var search = try LookupSearch(of: text, by: self, maximumCalls: maximumCalls, timeout: timeout)
        return ThesaurusLookup(
            try await search.run(
                lemmas: LemmasLanguage(rawValue: language.rawValue),
                entries: { ThesaurusRequest($0, in: language, filters: filters) }, headword: { try? WordText($0) },
                suggestions: { SearchThesaurusRequest($0, in: language, page: Page(limit: 5)) }))
    }

    /// Returns the words that begin with the text in a search box.
    ///
    /// Call this function while a user types. It sends one request, or none if the text is not a valid word yet, for
    /// example because it is empty. Before the client searches, it cleans the text as a look-up does.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// for typed in ["", "ab", "abz"] {
    ///     let words = try await client.suggestions(
    ///         for: typed, in: .britishEnglish, limit: 2)
    ///     print(words.map(\.word))
    /// }
    /// // []
    /// // ["able", "about"]
    /// // []
    /// ```
    ///
    /// The service may bill you for each call, so wait until the user pauses before you call this function. To count
    /// its calls, use a ``CallBudget``.
    ///
    /// - Parameters:
    ///   - text: The text as the user typed it.
    ///   - language: The language of the dictionary.
    ///   - limit: The maximum number of words. The service returns at most 5,000.
    /// - Returns: The words, or an empty array if the service finds none.
    /// - Throws: ``OxfordError`` if the request fails, for example because your plan does not include the `search`
    ///   endpoint.
    public nonisolated(nonsending) func suggestions(
        for text: some StringProtocol, in language: MonolingualLanguage, limit: Int = 10
    ) async throws -> [SearchAnswer.Match] {
        try await suggestions(for: text, limit: limit) { word, page in
            SearchRequest(word, in: language, filters: [.prefix(true)], page: page)
        }
    }

    /// Returns the words of a bilingual dictionary that begin with the text in a search box.
    ///
    /// This function works like ``suggestions(for:in:limit:)``, except that it sends a request to the translation
    /// search.
    ///
    /// - Parameters:
    ///   - text: The text as the user typed it.
    ///   - languages: The language of the words and the language of their translations.
    ///   - limit: The maximum number of words. The service returns at most 5,000.
    /// - Returns: The words, or an empty array if the service finds none.
    /// - Throws: ``OxfordError`` if the request fails, for example because your plan does not include the
    ///   `search/translations` endpoint.
    public nonisolated(nonsending) func suggestions(
        for text: some StringProtocol, translating languages: LanguagePair, limit: Int = 10
    ) async throws -> [SearchAnswer.Match] {
        try await suggestions(for: text, limit: limit) { word, page in
            SearchTranslationsRequest(word, translating: languages, filters: [.prefix(true)], page: page)
        }
    }

    private nonisolated(nonsending) func suggestions(
        for text: some StringProtocol, limit: Int,
        _ request: (WordText, Page) -> any OxfordEndpointRequest<SearchAnswer>
    ) async throws -> [SearchAnswer.Match] {
        guard limit > 0, let word = try? WordText(cleaning: text) else { return [] }
        let found = try await answerIfFound(to: request(word, Page(limit: min(limit, 5000))))?.results ?? []
        // A server may ignore the limit.
        return Array(found.prefix(limit))
    }
}
