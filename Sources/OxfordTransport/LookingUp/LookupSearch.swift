import OxfordEndpoints

/// The steps of looking a word up, and how many calls they took.
struct LookupSearch<Wire: Transport> {
    private let client: OxfordClient<Wire>
    private let word: Headword
    private var calls = 0

    init(client: OxfordClient<Wire>, word: Headword) {
        self.client = client
        self.word = word
    }

    mutating func run<Entries: OxfordEndpointRequest, Suggestions: OxfordPagedRequest>(
        lemmas language: LemmasLanguage?, entries: (Headword) -> Entries, suggestions: (QueryText) -> Suggestions
    ) async throws(OxfordError) -> Lookup where Entries.Answer == EntriesAnswer {
        let inLowerCase = try? Headword(validating: word.text.lowercased())
        for form in [word, inLowerCase].compactMap(\.self).withoutRepeats {
            if let answer = try await ask(entries(form)), let match = match(of: answer) { return found(answer, match) }
        }
        let matches = try await ask(suggestions(QueryText(word)))?.results ?? []
        var headwords = matches.filter { $0.matchType == "inflection" }.compactMap(\.id).withoutRepeats
        if headwords.isEmpty, let language {
            headwords = try await ask(LemmasRequest(inLowerCase ?? word, in: language))?.headwords() ?? []
        }
        if let id = headwords.first, let headword = try? Headword(id), let answer = try await ask(entries(headword)),
            !answer.results.isEmpty
        {
            return found(answer, .inflection(of: headwords))
        }
        return Lookup(
            word: word, match: .suggestionsOnly, answer: EntriesAnswer(), suggestions: matches, calls: calls)
    }

    /// The answer to a request, or nothing where nothing is found.
    private mutating func ask<Request: OxfordEndpointRequest>(
        _ request: Request
    ) async throws(OxfordError) -> Request.Answer? {
        do throws(OxfordError) {
            let response = try await client.response(to: request)
            calls += response.attempts
            return response.answer
        } catch {
            calls += error.attempts
            guard error.reason == .notFound else { throw error }
            return nil
        }
    }

    private func found(_ answer: EntriesAnswer, _ match: Lookup.Match) -> Lookup {
        Lookup(word: word, match: match, answer: answer, suggestions: [], calls: calls)
    }

    /// How the entries are related to the word; nothing where there are none.
    private func match(of answer: EntriesAnswer) -> Lookup.Match? {
        guard !answer.results.isEmpty else { return nil }
        let names = answer.results.flatMap { [$0.word, $0.id?.text].compactMap(\.self) }
        if names.isEmpty || names.contains(word.text) { return .exact }
        if names.contains(where: { $0.lowercased() == word.text.lowercased() }) { return .otherCase }
        return .inflection(of: answer.results.compactMap(\.id).withoutRepeats)
    }
}

extension Array where Element: Hashable {
    fileprivate var withoutRepeats: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
