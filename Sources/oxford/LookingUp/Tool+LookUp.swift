import OxfordTransport

extension Tool {
    /// The maximum number of look-ups in flight.
    ///
    /// The maximum is low, because the service limits the number of calls per minute, and a look-up takes up to five
    /// calls.
    private static let width = 4

    /// Looks up the lines of standard input concurrently, and writes the results in input order.
    ///
    /// A failed look-up does not stop the other look-ups, unless the service rejects the credentials. After Ctrl-C, or
    /// if the calls of `--max-calls` are used up, the tool starts no new look-ups and waits for the look-ups in flight.
    func lookUpLines(in dictionary: LookupDictionary, from source: AnswerSource) async -> ExitStatus {
        System.finishWhenInterrupted()
        let (lookups, starting) = AsyncStream.makeStream(of: (end: Int, finding: Task<Finding, Never>).self)
        let (places, place) = AsyncStream.makeStream(of: Void.self)
        // The first line needs no place.
        for _ in 1..<Self.width { place.yield() }
        // The bar asks for the size of the input, so create it before reading starts.
        var bar = ProgressBar()
        // Read the lines in a separate task, so that results can be written while this task waits for a line.
        let reading = Task {
            defer { starting.finish() }
            var free = places.makeAsyncIterator()
            while let line = try await System.nextLine(), !System.isInterrupted {
                if !line.isCutOff, line.text?.allSatisfy(\.isWhitespace) == true { continue }
                System.begin()
                starting.yield((line.end, Task { await finding(for: line, in: dictionary, from: source) }))
                await free.next()
            }
        }
        var writer = FindingWriter(separator: options.form == .json ? "" : "\n")
        var isSpent = false
        for await lookUp in lookups {
            let finding = await lookUp.finding.value
            writer.write(finding)
            bar.add(finding, end: lookUp.end)
            System.finish()
            isSpent = isSpent || finding.status == .spent
            // When no calls are left, print the results of the look-ups in flight, because they have cost calls.
            if finding.status == .credentials || isSpent && System.isIdle { System.endAtOnce(writer.status) }
            if !isSpent { place.yield() }
        }
        if case .failure(let error as ReadError) = await reading.result {
            let mistake = "cannot read standard input: \(error.reason); redirect a file or the output of a program"
            writer.write(Finding(error: mistake, status: .usage))
            return .usage
        }
        if bar.isEmpty {
            let mistake = "no words on standard input; write one word or phrase on each line"
            writer.write(Finding(error: mistake, status: .usage))
        }
        return writer.status
    }

    /// Looks up a line of standard input.
    private func finding(
        for line: InputLine, in dictionary: LookupDictionary, from source: AnswerSource
    ) async -> Finding {
        let place = "line \(line.number): "
        if !line.isCutOff, let text = line.text {
            return await finding(for: text, at: place, in: dictionary, from: source)
        }
        let mistake =
            line.isCutOff
            ? "the line is longer than 64 KB; write one word or phrase on each line"
            : "invalid UTF-8 in \(String(decoding: line.bytes, as: UTF8.self).quoted); convert the input to UTF-8"
        return Finding(error: place + mistake, status: .usage)
    }

    /// Looks up a word or a phrase.
    ///
    /// - Parameter place: The start of an error message.
    func finding(
        for text: String, at place: String = "", in dictionary: LookupDictionary, from source: AnswerSource
    ) async -> Finding {
        do {
            let found = try await dictionary.lookUp(source.client, text)
            return await finding(for: found, typed: text, in: dictionary, from: source)
        } catch {
            let error = OxfordError(error)
            let message =
                error.reason == .invalidWord
                ? "invalid word \(text.quoted): \(error.message ?? "")" : source.message(about: error)
            return Finding(error: place + message, status: ExitStatus(error), calls: error.calls)
        }
    }

    private func finding(
        for found: Lookup, typed: String, in dictionary: LookupDictionary, from source: AnswerSource
    ) async -> Finding {
        let changed = found.match == .inflection || found.match == .otherCase
        let headwords = found.headwords.map(\.text).joined(separator: ", ")
        let page = self.page(of: found.answer, after: changed ? ["\(found.word) → \(headwords)"] : [])
        let isFound = found.match != .notFound
        let noText = "no text in the entry for \(found.word.text.quoted); pass --raw to see the response"
        let (error, advice) =
            isFound ? (page == nil ? noText : nil, nil) : await reason(of: found, in: dictionary, from: source)
        return Finding(
            output: options.form == .json ? found.json(query: typed, from: source.name).line : isFound ? page : nil,
            error: error, advice: advice, status: error == nil ? .found : .notFound, calls: found.calls)
    }

    /// Returns why a word was not found, and advice if the sample dictionary lacks it.
    private func reason(of found: Lookup, in dictionary: LookupDictionary, from source: AnswerSource) async -> (
        error: String?, advice: String?
    ) {
        let noEntry =
            (source.isSample ? "the sample dictionary has no entry for " : "no entry for ") + found.word.text.quoted
        let meant = found.suggestions.prefix(5).map(\.shownWord)
        if !meant.isEmpty { return ("\(noEntry); did you mean \(meant.joined(separator: ", "))?", nil) }
        if let lack = await source.lack(of: dictionary.request(found.word)) { return (lack, source.sampleAdvice) }
        return (dictionary.lack(found.word.text.quoted), nil)
    }
}

extension Lookup {
    /// Creates a look-up of entries that contain only synonyms and antonyms.
    init(_ found: ThesaurusLookup) {
        self.init(
            word: found.word, match: found.match, headwords: found.headwords, answer: EntriesAnswer(found.answer),
            suggestions: found.suggestions, calls: found.calls)
    }

    /// Returns the `--json` output for a look-up.
    ///
    /// The article "At the command line" documents the members of this object.
    ///
    /// - Parameter query: The text as the user typed it, which identifies the result in a list of words.
    fileprivate func json(query: String, from source: String) -> JSONTree {
        let derivativeOf = answer.results.flatMap(\.lexicalEntries).flatMap(\.derivativeOf)
        return [
            "source": .text(source), "query": .text(query), "match": .text(match.description),
            "headwords": .texts(headwords.map(\.text)), "calls": .number(calls),
            "senses": .list(answer.meanings().map(\.json)),
            "phrases": .texts(answer.phrases().compactMap(\.text.nonEmpty)),
            "phrasalVerbs": .texts(answer.phrasalVerbs().compactMap(\.text.nonEmpty)),
            "derivatives": .texts(answer.derivatives().compactMap(\.text.nonEmpty)),
            "derivativeOf": .texts(derivativeOf.compactMap(\.text.nonEmpty)),
            "inflections": .texts(answer.inflections().compactMap(\.text.nonEmpty)),
            "pronunciations": .texts(answer.pronunciations().compactMap(\.phoneticSpelling)),
            "audio": answer.audioURLString().map(JSONTree.text), "origins": .texts(answer.etymologies()),
            "suggestions": .texts(suggestions.map(\.shownWord)),
        ]
    }
}

extension Meaning {
    fileprivate var json: JSONTree {
        let references = references.nonEmpty ?? sense.crossReferences
        return [
            "id": sense.id.map(JSONTree.text), "headword": .text(headword),
            "category": (lexicalCategory?.id.rawValue).map(JSONTree.text),
            "homograph": entry.homographNumber.map(JSONTree.text), "number": .text(number),
            "kind": .text((definitions.first?.kind ?? .definition).rawValue),
            "definitions": .texts(definitions.map(\.text)), "registers": .texts(sense.registers.map(\.id.rawValue)),
            "examples": .texts(examples.compactMap(\.text.nonEmpty)),
            "synonyms": .texts(synonyms.compactMap(\.text.nonEmpty)),
            "antonyms": .texts(antonyms.compactMap(\.text.nonEmpty)),
            "translations": .texts(translations.compactMap(\.text.nonEmpty)),
            "variants": .texts(sense.variantForms.compactMap(\.text.nonEmpty)),
            "references": .texts(references.compactMap(\.text.nonEmpty)),
            "notes": .texts(sense.notes.compactMap(\.text.nonEmpty)),
        ]
    }
}
