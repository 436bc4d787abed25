import OxfordEndpoints

/// Looks up one word: sends one request after another until one of them finds entries.
struct LookupSearch {
    let client: OxfordClient
    let word: WordText
    /// The budget for the calls of this look-up, or `nil` if it has none.
    let budget: CallBudget?
    var steps: [Lookup.Step] = []
    /// The most recent error of an endpoint that the look-up could do without.
    var refusal: OxfordError?

    /// Looks up the word.
    ///
    /// - Parameters:
    ///   - language: The language of the lemmas.
    ///   - entries: Returns the request for the entries of a word.
    ///   - headword: Returns the word to request for an ID that the service has returned, or `nil` if it is not valid.
    ///   - suggestions: Returns the request for words like the one that was looked up.
    mutating func run(
        lemmas language: LemmasLanguage?, entries: (WordText) -> any OxfordEndpointRequest<EntriesAnswer>,
        headword: (EntryID) -> WordText?,
        suggestions: (WordText) -> any OxfordEndpointRequest<WordlistAnswer>
    ) async throws(OxfordError) -> Lookup {
        let inLowerCase = (try? WordText(validating: word.text.lowercased())) ?? word
        for form in [word, inLowerCase] {
            if let answer = try await ask(entries(form), isFound: { !$0.results.isEmpty }) { return found(answer) }
        }
        let firstOther = steps.count
        let matches =
            try await ask(suggestions(word), mayBeRefused: true) { !$0.results.isEmpty }?.results ?? []
        var headwords = matches.filter { $0.matchType == "inflection" }.compactMap(\.id).withoutRepeats
        // A language type accepts any language, because the service may add one. A request for a language that the
        // endpoint does not have would cost a call and find nothing.
        if headwords.isEmpty, let language, LemmasLanguage.known.contains(language) {
            let request = LemmasRequest(inLowerCase, in: language)
            headwords = try await ask(request, mayBeRefused: true) { !$0.headwords().isEmpty }?.headwords() ?? []
        }
        if let form = headwords.first.flatMap(headword),
            let answer = try await ask(entries(form), isFound: { !$0.results.isEmpty })
        {
            return Lookup(word: word, match: .inflection, headwords: headwords, answer: answer, steps: steps)
        }
        // If neither the search nor the lemmas were allowed, it is unknown whether the service has the word.
        if let refusal, steps[firstOther...].allSatisfy({ $0.outcome == .notAllowed }) { throw refusal.after(steps) }
        return Lookup(word: word, match: .notFound, headwords: headwords, suggestions: matches, steps: steps)
    }

    /// Sends a request as the next step, and returns its answer, or `nil` if the service finds nothing.
    ///
    /// The function also returns `nil` if the look-up has already sent the same request, if it would exceed the maximum
    /// number of calls, or if the service denies access to the endpoint and `mayBeRefused` is true.
    private mutating func ask<Answer: OxfordAnswer>(
        _ request: any OxfordEndpointRequest<Answer>, mayBeRefused: Bool = false, isFound: (Answer) -> Bool
    ) async throws(OxfordError) -> Answer? {
        let url = request.urlString(on: client.server)
        if steps.contains(where: { $0.url == url || $0.outcome == .skipped }) { return nil }
        var (answer, outcome): (Answer?, Lookup.Step.Outcome) = (nil, .nothing)
        let calls: Int
        do throws(OxfordError) {
            let response = try await client.response(to: request, within: budget)
            calls = response.calls
            if isFound(response.answer) { (answer, outcome) = (response.answer, .found) }
        } catch {
            calls = error.calls
            switch error.reason {
            case .notFound, .notInSample: break
            case .notAllowed where mayBeRefused: (outcome, refusal) = (.notAllowed, error.with(calls: 0))
            case .budgetSpent where budget?.remaining == 0: outcome = .skipped
            default: throw error.after(steps)
            }
        }
        steps.append(Lookup.Step(request.endpoint, url: url, outcome: outcome, calls: calls))
        return answer
    }

    private func found(_ answer: EntriesAnswer) -> Lookup {
        let names = answer.results.flatMap { [$0.word.nonEmpty, $0.id?.text].compactMap(\.self) }
        let isInOtherCase = names.contains { $0.lowercased() == word.text.lowercased() }
        let match: Lookup.Match =
            names.isEmpty || names.contains(word.text) ? .exact : isInOtherCase ? .otherCase : .inflection
        return Lookup(word: word, match: match, answer: answer, steps: steps)
    }
}

extension [Lookup.Step] {
    var calls: Int { reduce(0) { $0 + $1.calls } }
}

extension OxfordError {
    /// Returns the error with the calls of the steps before it, which the caller pays for too.
    fileprivate func after(_ steps: [Lookup.Step]) -> OxfordError {
        with(calls: calls + steps.calls)
    }
}

extension OxfordEndpointRequest {
    /// The name of the endpoint that a look-up shows in its steps.
    fileprivate var endpoint: String {
        switch self {
        case is TranslationsRequest: "translations"
        case is SearchRequest: "search"
        case is SearchTranslationsRequest: "search/translations"
        case is LemmasRequest: "lemmas"
        default: "words"
        }
    }
}
