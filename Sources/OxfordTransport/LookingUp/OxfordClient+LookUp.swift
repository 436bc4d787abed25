public import OxfordEndpoints

extension OxfordClient {
    /// Finds the entries for a headword or an inflected form, regardless of capitalization.
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
    /// Most look-ups take one call, because the `words` endpoint also finds inflected forms. If this call finds
    /// nothing, the client makes up to four more calls, not counting retries, and stops as soon as it finds entries:
    ///
    /// 1. If the word contains capital letters, the client looks up the word in lowercase.
    /// 2. If there are still no entries, the client sends a `search` request, which returns headwords and suggestions.
    /// 3. If the search returns no headword, the client sends a `lemmas` request to find one.
    /// 4. The client requests the entries for the first headword that it has found.
    ///
    /// - Parameters:
    ///   - word: The word as a user typed it. To look up an entry ID, pass `Headword(validating: id.text)`.
    ///   - language: The language of the dictionary.
    ///   - filters: The filters for the entries.
    /// - Returns: The entries, or suggestions if there are none.
    /// - Throws: ``OxfordError`` if a call fails, for example because your plan does not include an endpoint.
    @concurrent
    public func lookUp(
        _ word: Headword, in language: MonolingualLanguage, filters: WordsRequest.Filter...
    ) async throws(OxfordError) -> Lookup {
        var search = LookupSearch(client: self, word: word)
        return try await search.run(in: language, filters: filters)
    }

    /// Finds the translations of a headword or an inflected form, regardless of capitalization.
    ///
    /// This function works like ``lookUp(_:in:filters:)``, except that the entries come from the `translations`
    /// endpoint, and the suggestions come from the translation search. A look-up takes at most five calls to the
    /// service, not counting retries.
    ///
    /// - Parameters:
    ///   - word: The word as a user typed it.
    ///   - languages: The language of the word and the language of its translations.
    /// - Returns: The translations, or suggestions if there are none.
    /// - Throws: ``OxfordError`` if a call fails, for example because your plan does not include an endpoint.
    @concurrent
    public func lookUp(
        _ word: Headword, translating languages: LanguagePair
    ) async throws(OxfordError) -> Lookup {
        var search = LookupSearch(client: self, word: word)
        return try await search.run(translating: languages)
    }
}

/// Looks up one word, and counts the calls to the service and the bytes in their responses.
struct LookupSearch {
    private let client: OxfordClient
    private let word: Headword
    private let ledger: CallLedger?
    private(set) var calls = 0
    private(set) var bytes = 0

    init(client: OxfordClient, word: Headword, ledger: CallLedger? = nil) {
        self.client = client
        self.word = word
        self.ledger = ledger
    }

    mutating func run(
        in language: MonolingualLanguage, filters: [WordsRequest.Filter]
    ) async throws(OxfordError) -> Lookup {
        let whole = language.rawValue.prefix { $0 != "-" }
        return try await run(
            lemmas: LemmasLanguage(rawValue: String(whole)),
            entries: { WordsRequest(QueryText($0), in: language).filtered(by: filters) },
            entriesOfID: { id in (try? QueryText(id)).map { WordsRequest($0, in: language).filtered(by: filters) } },
            suggestions: { SearchRequest($0, in: language, page: Page(limit: 5)) })
    }

    mutating func run(translating languages: LanguagePair) async throws(OxfordError) -> Lookup {
        try await run(
            lemmas: LemmasLanguage(languages.source.language),
            entries: { TranslationsRequest($0, in: languages) },
            entriesOfID: { id in (try? Headword(id)).map { TranslationsRequest($0, in: languages) } },
            suggestions: { SearchTranslationsRequest($0, in: languages, page: Page(limit: 5)) })
    }

    private mutating func run(
        lemmas language: LemmasLanguage?, entries: (Headword) -> any OxfordEndpointRequest<EntriesAnswer>,
        entriesOfID: (EntryID) -> (any OxfordEndpointRequest<EntriesAnswer>)?,
        suggestions: (QueryText) -> any OxfordEndpointRequest<WordlistAnswer>
    ) async throws(OxfordError) -> Lookup {
        let inLowerCase = try? Headword(validating: word.text.lowercased())
        for form in [word, inLowerCase].compactMap(\.self).withoutRepeats {
            if let answer = try await ask(entries(form)), !answer.results.isEmpty { return found(answer) }
        }
        let matches = try await ask(suggestions(QueryText(word)))?.results ?? []
        var headwords = matches.filter { $0.matchType == "inflection" }.compactMap(\.id).withoutRepeats
        if headwords.isEmpty, let language {
            headwords = try await ask(LemmasRequest(inLowerCase ?? word, in: language))?.headwords() ?? []
        }
        if let request = headwords.first.flatMap(entriesOfID), let answer = try await ask(request),
            !answer.results.isEmpty
        {
            return Lookup(word: word, match: .inflection, headwords: headwords, answer: answer, calls: calls)
        }
        return Lookup(word: word, match: .notFound, suggestions: matches, calls: calls)
    }

    /// Returns the answer to a request, or `nil` if the service finds nothing.
    private mutating func ask<Answer: OxfordAnswer>(
        _ request: any OxfordEndpointRequest<Answer>
    ) async throws(OxfordError) -> Answer? {
        do throws(OxfordError) {
            let response = try await client.response(to: request, ledger: ledger)
            calls += response.attempts
            bytes += response.body.count
            return response.answer
        } catch {
            calls += error.attempts
            guard error.reason == .notFound || error.reason == .notInSample else { throw error }
            return nil
        }
    }

    private func found(_ answer: EntriesAnswer) -> Lookup {
        let names = answer.results.flatMap { [$0.word, $0.id?.text].compactMap(\.self) }
        let isInOtherCase = names.contains { $0.lowercased() == word.text.lowercased() }
        let match: Lookup.Match =
            names.isEmpty || names.contains(word.text) ? .exact : isInOtherCase ? .otherCase : .inflection
        return Lookup(word: word, match: match, answer: answer, calls: calls)
    }
}
