import OxfordEndpoints

/// Looks up one word: sends one request after another until one of them finds entries.
struct LookupSearch {
    private var client: OxfordClient
    private let word: WordText
    private let budget: CallBudget?
    /// The time of the client's clock at which the look-up has to end, or `nil` for no limit.
    private let end: Duration?
    /// The time limit of each request.
    private let timeout: Duration?
    private var steps: [Lookup.Step] = []
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
        self.timeout = client.policy.timeout
        budget = maximumCalls.map { CallBudget($0, within: client.policy.budget) }
        if let budget { self.client.policy.budget = budget }
        end = timeout.map { client.time.now() + $0.clamped }
    }

    /// Looks up the word.
    ///
    /// - Parameters:
    ///   - endpoints: The names of the endpoints of the entries and of the suggestions.
    ///   - language: The language of the lemmas.
    ///   - entries: Returns the request for the entries of a word.
    ///   - headword: Returns the word to request for an ID that the service has returned, or `nil` if it is not valid.
    ///   - suggestions: Returns the request for words like the one that was looked up.
    mutating func run(
        on endpoints: (entries: String, suggestions: String), lemmas language: LemmasLanguage?,
        entries: (WordText) -> any OxfordEndpointRequest<EntriesAnswer>, headword: (EntryID) -> WordText?,
        suggestions: (WordText) -> any OxfordEndpointRequest<SearchAnswer>
    ) async throws(OxfordError) -> Lookup {
        let inLowerCase = (try? WordText(validating: word.text.lowercased())) ?? word
        for form in [word, inLowerCase] {
            if let answer = try await ask(endpoints.entries, for: entries(form), \.ifFound).first {
                return found(answer)
            }
        }
        let firstOther = steps.count
        let matches = try await ask(endpoints.suggestions, for: suggestions(word), mayBeRefused: true, \.results)
        var headwords = matches.filter { $0.kind == .inflection }.compactMap(\.id.nonEmpty).withoutRepeats
        // A language type accepts any language, because the service may add one. A request for a language that the
        // endpoint does not have would cost a call and find nothing.
        if headwords.isEmpty, let language, LemmasLanguage.known.contains(language) {
            let request = LemmasRequest(inLowerCase, in: language)
            headwords = try await ask("lemmas", for: request, mayBeRefused: true) { $0.headwords() }
        }
        if let form = headwords.first.flatMap(headword),
            let answer = try await ask(endpoints.entries, for: entries(form), \.ifFound).first
        {
            return Lookup(word: word, match: .inflection, headwords: headwords, answer: answer, steps: steps)
        }
        // If neither the search nor the lemmas were allowed, it is unknown whether the service has the word.
        if let refusal, steps[firstOther...].allSatisfy({ $0.outcome == .notAllowed }) { throw refusal.after(steps) }
        return Lookup(word: word, match: .notFound, headwords: headwords, suggestions: matches, steps: steps)
    }

    /// Sends a request to an endpoint as the next step, and returns the parts of its answer, if there are any.
    ///
    /// The result is also empty if the look-up has already sent the same request, if it would exceed the maximum number
    /// of calls, or if the service denies access to the endpoint and `mayBeRefused` is true.
    private mutating func ask<Answer: OxfordAnswer, Part>(
        _ endpoint: String, for request: any OxfordEndpointRequest<Answer>, mayBeRefused: Bool = false,
        _ parts: (Answer) -> [Part]
    ) async throws(OxfordError) -> [Part] {
        let url = request.urlString(on: client.server)
        if steps.contains(where: { $0.url == url || $0.outcome == .skipped }) { return [] }
        if let end {
            let left = end - client.time.now()
            client.policy.timeout = min(left, timeout ?? left)
        }
        var found: [Part] = []
        let (outcome, calls): (Lookup.Step.Outcome, Int)
        do {
            let response = try await client.response(to: request)
            found = parts(response.answer)
            (outcome, calls) = (found.isEmpty ? .nothing : .found, response.calls)
        } catch {
            let error = OxfordError(error)
            calls = error.calls
            switch error.reason {
            case .notFound, .notInSample: outcome = .nothing
            case .notAllowed where mayBeRefused: (outcome, refusal) = (.notAllowed, error.with(calls: 0))
            case .budgetSpent where budget?.isSpent == true: outcome = .skipped
            default: throw error.after(steps)
            }
        }
        steps.append(Lookup.Step(endpoint, url: url, outcome: outcome, calls: calls))
        return found
    }

    private func found(_ answer: EntriesAnswer) -> Lookup {
        let names = answer.results.flatMap { [$0.word, $0.id.text].compactMap(\.nonEmpty) }
        let isInOtherCase = names.contains { $0.lowercased() == word.text.lowercased() }
        let match: Lookup.Match =
            names.isEmpty || names.contains(word.text) ? .exact : isInOtherCase ? .otherCase : .inflection
        return Lookup(word: word, match: match, answer: answer, steps: steps)
    }
}

extension [Lookup.Step] {
    var calls: Int { reduce(0) { $0 &+ $1.calls } }
}

extension EntriesAnswer {
    /// The answer, or an empty array if it has no entries.
    fileprivate var ifFound: [EntriesAnswer] { results.isEmpty ? [] : [self] }
}

extension OxfordError {
    /// Returns the error with the calls of the steps before it, which the caller pays for too.
    fileprivate func after(_ steps: [Lookup.Step]) -> OxfordError { with(calls: calls + steps.calls) }
}
