import OxfordEndpoints

/// Looks up one word: sends one request after another until one of them finds entries.
struct LookupSearch {
    /// A request of the look-up.
    private struct Step {
        enum Outcome {
            /// The request has an answer, or nothing was found.
            case settled
            /// The service denied access to the endpoint, or the sample dictionary does not know the answer.
            case denied
            /// The request would exceed the maximum number of calls.
            case skipped
        }

        let url: String
        let outcome: Outcome
    }

    private var client: OxfordClient
    private let word: WordText
    private let id = RequestID()
    /// The budget of the look-up, within that of the client.
    private let budget: CallBudget?
    private let policy: CallPolicy
    /// The time of the client's clock at which the look-up has to end, or `nil` for no limit.
    private let end: Duration?
    private var steps: [Step] = []
    private var calls = 0
    /// The most recent error of an endpoint that the look-up could do without.
    private var refusal: OxfordError?

    /// Creates a look-up of the text that a user typed.
    ///
    /// - Throws: ``OxfordError`` with the reason ``FailureReason/invalidWord`` and 0 calls if the text
    ///   is not a valid word.
    init(
        of text: some StringProtocol, by client: OxfordClient, maximumCalls: Int?, timeout: Duration?
    ) throws(OxfordError) {
        do {
            word = try WordText(cleaning: text)
        } catch {
            throw OxfordError(error)
        }
        self.client = client
        policy = client.policy
        budget = maximumCalls.map { CallBudget($0, within: client.policy.budget) }
        if let budget { self.client.policy.budget = budget }
        end = timeout.map { client.time.now() + $0.clamped }
    }

    /// Looks up the word.
    ///
    /// - Parameters:
    ///   - language: The language of the lemmas.
    ///   - entries: Returns the request for the entries of a word.
    ///   - headword: Returns the word to request for an ID that the service has returned, or `nil` if it is not valid.
    ///   - suggestions: Returns the request for words like the one that was looked up.
    mutating func run<Answer: LookupAnswer>(
        lemmas language: LemmasLanguage?, entries: (WordText) -> any OxfordEndpointRequest<Answer>,
        headword: (EntryID) -> WordText?, suggestions: (WordText) -> any OxfordEndpointRequest<SearchAnswer>
    ) async throws(OxfordError) -> LookupResult<Answer> {
        var answer = Answer()
        let end = try await search(lemmas: language, headword: headword, suggestions: suggestions) {
            (search, form) async throws(OxfordError) in
            guard let found = try await search.ask(entries(form)), !found.results.isEmpty else { return [] }
            answer = found
            return found.results
        }
        var result = LookupResult(
            word: word, match: end.match, headwords: end.headwords, answer: answer, suggestions: end.suggestions,
            calls: calls, isComplete: end.isComplete)
        result.id = id
        return result
    }

    /// How a look-up has ended, without the answer.
    private struct End {
        var match: Lookup.Match
        /// The headwords, or `nil` if the answer contains them.
        var headwords: [EntryID]?
        var suggestions: [SearchAnswer.Match] = []
        var isComplete = true
    }

    /// Sends the requests of the look-up until one of them finds entries.
    ///
    /// This function is not generic, because the compiler would generate all its code again for each type of answer.
    ///
    /// - Parameter entries: Requests and returns the entries of a word.
    private mutating func search(
        lemmas language: LemmasLanguage?, headword: (EntryID) -> WordText?,
        suggestions: (WordText) -> any OxfordEndpointRequest<SearchAnswer>,
        entries: (inout LookupSearch, WordText) async throws(OxfordError) -> [HeadwordEntry]
    ) async throws(OxfordError) -> End {
        let inLowerCase = (try? WordText(validating: word.text.lowercased())) ?? word
        for form in [word, inLowerCase] {
            let found = try await entries(&self, form)
            if !found.isEmpty { return End(match: match(of: found)) }
        }
        let firstOther = steps.count
        let matches = try await ask(suggestions(word), mayBeDenied: true)?.results ?? []
        var headwords = matches.filter { $0.kind == .inflection }.compactMap(\.id.nonEmpty).withoutRepeats
        // A language type accepts any language, because the service may add one. A request for a language that the
        // endpoint does not have would cost a call and find nothing.
        if headwords.isEmpty, let language, LemmasLanguage.known.contains(language) {
            let request = LemmasRequest(inLowerCase, in: language)
            headwords = try await ask(request, mayBeDenied: true)?.headwords() ?? []
        }
        if let form = headwords.first.flatMap(headword), try await !entries(&self, form).isEmpty {
            return End(match: .inflection, headwords: headwords)
        }
        // Without an answer to the search and to the lemmas, it is unknown whether the service has the word.
        if let refusal, steps[firstOther...].allSatisfy({ $0.outcome == .denied }) {
            throw refusal.with(calls: calls)
        }
        return End(
            match: .notFound, headwords: headwords, suggestions: matches,
            isComplete: steps.allSatisfy { $0.outcome == .settled })
    }

    /// Sends a request as the next step, and returns its answer.
    ///
    /// The result is `nil` if nothing is found, if the look-up has already sent the same request, if it would exceed
    /// the maximum number of calls, or if the service denies access to the endpoint and `mayBeDenied` is true.
    private mutating func ask<Answer: OxfordAnswer>(
        _ request: any OxfordEndpointRequest<Answer>, mayBeDenied: Bool = false
    ) async throws(OxfordError) -> Answer? {
        let url = request.urlString(on: client.server)
        if steps.contains(where: { $0.url == url || $0.outcome == .skipped }) { return nil }
        client.requestID = id.numbered(steps.count + 1)
        if let end {
            let left = end - client.time.now()
            client.policy.timeout = min(left, policy.timeout ?? left)
        }
        do {
            let response = try await client.response(to: request)
            calls &+= response.calls
            steps.append(Step(url: url, outcome: .settled))
            return response.answer
        } catch {
            steps.append(Step(url: url, outcome: try outcome(of: OxfordError(error), mayBeDenied: mayBeDenied)))
            return nil
        }
    }

    /// Returns the outcome of a step that failed, or throws the error if the look-up cannot go on.
    private mutating func outcome(of error: OxfordError, mayBeDenied: Bool) throws(OxfordError) -> Step.Outcome {
        var error = error
        calls &+= error.calls
        // The request was judged by the budget of this look-up, but the next look-up may make as many calls.
        if error.reason.row.mayRetry, policy.budget?.isUsedUp != true {
            error = error.retryable(withBudget: true)
        }
        switch error.reason {
        case .notAllowed where mayBeDenied, .notInSample where mayBeDenied:
            refusal = error
            return .denied
        case .notFound, .notInSample: return .settled
        case .budgetSpent where budget?.isSpent == true: return .skipped
        default: throw error.with(calls: calls)
        }
    }

    private func match(of entries: [HeadwordEntry]) -> Lookup.Match {
        let names = entries.flatMap { [$0.word, $0.id.text].compactMap(\.nonEmpty) }
        if names.isEmpty || names.contains(word.text) { return .exact }
        return names.contains { $0.lowercased() == word.text.lowercased() } ? .otherCase : .inflection
    }
}
