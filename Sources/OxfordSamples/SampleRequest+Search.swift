import OxfordEndpoints

extension SampleRequest {
    func search(in language: String) throws(SampleRefusal) -> JSONTree {
        try check(language, of: "search")
        return try search(from: language)
    }

    func searchThesaurus(in language: String) throws(SampleRefusal) -> JSONTree {
        try check(language, isIn: ["en"], of: "the thesaurus")
        return try search(from: language) { !$0.related.isEmpty }
    }

    func searchTranslations(from language: String, to target: String) throws(SampleRefusal) -> JSONTree {
        try check(language, to: target)
        return try search(from: language, to: target)
    }

    private func search(
        from source: String, to target: String? = nil, among isSearched: (SampleIndex.Headword) -> Bool = { _ in true }
    ) throws(SampleRefusal) -> JSONTree {
        let parameters = try parameters(["q", "prefix", "limit", "offset"])
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
        let index = SampleIndex.shared
        let matches = isPrefix ? index.matches(beginningWith: query) : index.matches(of: query)
        var found = matches.filter { isSearched($0.headword) }
        if found.isEmpty, !isPrefix { found = index.matches(near: query).filter { isSearched($0.headword) } }
        if found.isEmpty { throw .notFound("the sample dictionary has no entry for \(query.quoted)") }
        // The service sends these numbers as strings.
        let metadata: JSONTree = [
            "limit": .text("\(page.limit)"), "offset": .text("\(page.offset)"), "operation": "search",
            "provider": .provider, "schema": "WordList", "sourceLanguage": .text(source),
            "targetLanguage": target.map(JSONTree.text), "total": .text("\(found.count)"),
        ]
        let results = found.dropFirst(page.offset).prefix(page.limit).map(\.json)
        return ["metadata": metadata, "results": .list(results)]
    }
}

extension SampleIndex {
    struct Match {
        let headword: Headword
        let text: String
        let type: String

        var json: JSONTree {
            let word = JSONTree.text(headword.text)
            return [
                "id": .text(headword.id.rawValue), "word": word, "label": word, "matchString": .text(text),
                "matchType": .text(type),
                "inflection_id": type == "inflection" ? .text(EntryID(text).rawValue) : nil,
            ]
        }
    }

    /// Returns the headword that matches the query, followed by the headwords whose inflected forms match the query.
    func matches(of query: String) -> [Match] {
        let own = headword(query).map { [Match(headword: $0, text: $0.text, type: "headword")] } ?? []
        let forms = forms(query).map { Match(headword: $0.headword, text: $0.text, type: "inflection") }
        return firstOfEachHeadword(own + forms)
    }

    fileprivate func matches(beginningWith query: String) -> [Match] {
        let start = query.lowercased()
        return headwords.filter { $0.text.lowercased().hasPrefix(start) }
            .map { Match(headword: $0, text: $0.text, type: "headword") }
    }

    fileprivate func matches(near query: String) -> [Match] {
        let texts = headwords.map { ($0, $0.text) } + forms.map { ($0.headword, $0.text) }
        return firstOfEachHeadword(
            texts.filter { $0.1.isOneLetterAway(from: query) }
                .map { Match(headword: $0, text: $1, type: "normalised") })
    }

    private func firstOfEachHeadword(_ matches: [Match]) -> [Match] {
        var seen: Set<EntryID> = []
        return matches.filter { seen.insert($0.headword.id).inserted }
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
