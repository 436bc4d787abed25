import OxfordEndpoints

extension SampleAnswers {
    struct Match {
        let headword: SampleIndex.Headword
        let text: String
        let type: String
    }

    static func search(in language: String, _ request: SampleRequest) throws(SampleRefusal) -> JSONTree {
        try check(language, of: "search")
        return try search(request, ["sourceLanguage": .text(language)]) { _ in true }
    }

    static func searchThesaurus(in language: String, _ request: SampleRequest) throws(SampleRefusal) -> JSONTree {
        try check(language, isIn: ["en"], of: "the thesaurus")
        return try search(request, ["sourceLanguage": "en"]) { headword in
            !related(to: headword).isEmpty
        }
    }

    static func searchTranslations(
        from language: String, to target: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONTree {
        try check(language, to: target)
        let languages: [String: JSONTree] = ["sourceLanguage": .text(language), "targetLanguage": .text(target)]
        return try search(request, languages) { _ in true }
    }

    private static func search(
        _ request: SampleRequest, _ languages: [String: JSONTree],
        among isSearched: (SampleIndex.Headword) -> Bool
    ) throws(SampleRefusal) -> JSONTree {
        let parameters = try request.parameters(["q", "prefix", "limit", "offset"])
        guard let query = parameters["q"], !query.isEmpty else { throw .beyondSample("cannot search without text") }
        guard let isPrefix = Bool(parameters["prefix"] ?? "false"), let limit = Int(parameters["limit"] ?? "5000"),
            let offset = Int(parameters["offset"] ?? "0")
        else { throw .badRequest("invalid parameter; pass true or false for prefix, and numbers for limit and offset") }
        let page: Page
        do {
            page = try Page(validatingLimit: limit, offset: offset)
        } catch {
            throw .badRequest("\(error)")
        }
        var found = (isPrefix ? matches(beginningWith: query) : matches(of: query)).filter { isSearched($0.headword) }
        if found.isEmpty, !isPrefix { found = matches(near: query).filter { isSearched($0.headword) } }
        if found.isEmpty { throw .notFound("the sample dictionary has no entry for \(query.quoted)") }
        // The service sends these numbers as strings.
        let metadata: [String: JSONTree] = [
            "limit": .text("\(page.limit)"), "offset": .text("\(page.offset)"), "operation": "search",
            "provider": provider, "schema": "WordList", "total": .text("\(found.count)"),
        ]
        let results = found.dropFirst(page.offset).prefix(page.limit).map(json)
        return ["metadata": .object(metadata.merging(languages) { $1 }), "results": .list(Array(results))]
    }

    /// Returns the headword that matches the query, followed by the headwords whose inflected forms match the query.
    static func matches(of query: String) -> [Match] {
        let own = SampleIndex.shared.headword(query)
        let forms = SampleIndex.shared.forms(query)
        return firstOfEachHeadword(
            (own.map { [Match(headword: $0, text: $0.text, type: "headword")] } ?? [])
                + forms.map { Match(headword: $0.headword, text: $0.text, type: "inflection") })
    }

    private static func matches(beginningWith query: String) -> [Match] {
        let start = query.lowercased()
        return SampleIndex.shared.headwords.filter { $0.text.lowercased().hasPrefix(start) }
            .map { Match(headword: $0, text: $0.text, type: "headword") }
    }

    private static func matches(near query: String) -> [Match] {
        let index = SampleIndex.shared
        let texts = index.headwords.map { ($0, $0.text) } + index.forms.map { ($0.headword, $0.text) }
        return firstOfEachHeadword(
            texts.filter { $0.1.isOneLetterAway(from: query) }
                .map { Match(headword: $0, text: $1, type: "normalised") })
    }

    private static func firstOfEachHeadword(_ matches: [Match]) -> [Match] {
        var seen: Set<EntryID> = []
        return matches.filter { seen.insert($0.headword.id).inserted }
    }

    private static func json(of match: Match) -> JSONTree {
        let word = JSONTree.text(match.headword.text)
        var json: JSONTree = [
            "id": .text(match.headword.id.rawValue), "word": word, "label": word,
            "matchString": .text(match.text), "matchType": .text(match.type),
        ]
        if match.type == "inflection" { json["inflection_id"] = .text(EntryID(match.text).rawValue) }
        return json
    }
}

extension String {
    /// Returns whether the texts differ by at most one wrong, missing, or added letter, or by two swapped adjacent
    /// letters.
    ///
    /// The comparison ignores letter case.
    fileprivate func isOneLetterAway(from other: String) -> Bool {
        let (one, other) = (Array(lowercased()), Array(other.lowercased()))
        let start = zip(one, other).prefix { $0 == $1 }.count
        let (rest, otherRest) = (one.dropFirst(start), other.dropFirst(start))
        let (next, otherNext) = (rest.dropFirst(), otherRest.dropFirst())
        return next == otherNext || next == otherRest || rest == otherNext
            || (rest.first == otherNext.first && next.first == otherRest.first
                && next.dropFirst() == otherNext.dropFirst())
    }
}
