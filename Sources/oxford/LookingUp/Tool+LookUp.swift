import OxfordTransport

extension Tool {
    /// The maximum number of look-ups in flight.
    ///
    /// The maximum is low, because the service limits the number of calls per minute, and a look-up takes up to five
    /// calls.
    private static let width = 4

    func lookUp(_ word: WordText, in source: AnswerSource) async -> ExitStatus {
        var writer = FindingWriter(separator: "")
        writer.write(await finding(for: word.text, in: source))
        return writer.status
    }

    /// Looks up the lines of standard input concurrently, and writes the results in input order.
    ///
    /// A failed look-up does not stop the other look-ups, unless the service rejects the credentials. After Ctrl-C, or if
    /// the calls of `--max-calls` are used up, the tool starts no new look-ups and waits for the look-ups in flight.
    func lookUpLines(in source: AnswerSource) async -> ExitStatus {
        System.finishWhenInterrupted()
        let (lookups, starting) = AsyncStream.makeStream(of: (end: Int, finding: Task<Finding, Never>).self)
        let (places, place) = AsyncStream.makeStream(of: Void.self)
        for _ in 0..<Self.width { place.yield() }
        // The bar asks for the size of the input, so create it before reading starts.
        var bar = ProgressBar()
        // Read the lines in a separate task, so that results can be written while this task waits for a line.
        let reading = Task {
            defer { starting.finish() }
            var lines = LineReader()
            for await _ in places {
                guard let line = try await lines.next() else { break }
                starting.yield((line.end, Task { await finding(for: line.text, on: line.number, in: source) }))
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
        if System.isInterrupted { return .interrupted }
        if case .failure(let error as ReadError) = await reading.result {
            let mistake = "cannot read standard input: \(error.reason); redirect a file or the output of a program"
            writer.write(Finding(error: mistake, status: .usage))
        } else if bar.isEmpty {
            let mistake = "no words on standard input; write one word or phrase on each line"
            writer.write(Finding(error: mistake, status: .usage))
        }
        return writer.status
    }

    /// Looks up a word or a phrase.
    ///
    /// - Parameter line: The number of the line of standard input that contains the text, or `nil` for an argument.
    private func finding(for text: String, on line: Int? = nil, in source: AnswerSource) async -> Finding {
        let place = line.map { "line \($0): " } ?? ""
        if text.hasInvalidUTF8 {
            return Finding(error: "\(place)invalid UTF-8 in \(text.quoted); convert the input to UTF-8", status: .usage)
        }
        do {
            let client = source.client
            return switch options.languages {
            case .dictionary(let language): await finding(for: try await client.lookUp(text, in: language), in: source)
            case .translation(let pair):
                await finding(for: try await client.lookUp(text, translating: pair), in: source)
            }
        } catch {
            let error = OxfordError(error)
            let isInvalid = error.reason == .invalidWord
            let message =
                isInvalid ? "invalid word \(text.quoted): \(error.message ?? "")" : source.message(about: error)
            // Any other message contains the URL, and so the word.
            let isAboutLine = isInvalid || error.reason == .budgetSpent
            return Finding(
                error: isAboutLine ? place + message : message, status: ExitStatus(error), calls: error.calls)
        }
    }

    private func finding(for found: Lookup, in source: AnswerSource) async -> Finding {
        let changed = found.match == .inflection || found.match == .otherCase
        let headwords = found.headwords.map(\.text).joined(separator: ", ")
        let page = self.page(of: found.answer, after: changed ? ["\(found.word) → \(headwords)"] : [])
        let isFound = found.match != .notFound
        let noText = "no text in the entry for \(found.word.text.quoted); pass --raw to see the response"
        let error = isFound ? (page == nil ? noText : nil) : await reason(of: found, in: source)
        return Finding(
            output: options.form == .json ? found.json(from: source.name).line : isFound ? page : nil, error: error,
            status: error == nil ? .found : .notFound, calls: found.calls)
    }

    private func reason(of found: Lookup, in source: AnswerSource) async -> String {
        let noEntry =
            (source.isSample ? "the sample dictionary has no entry for " : "no entry for ") + found.word.text.quoted
        let meant = found.suggestions.prefix(5).map(\.shownWord)
        if !meant.isEmpty { return "\(noEntry); did you mean \(meant.joined(separator: ", "))?" }
        let languages = options.languages
        return await source.lack(of: languages.request(for: found.word)) ?? languages.lack(of: found.word)
    }
}

extension Lookup {
    /// Returns the `--json` output for a look-up.
    ///
    /// The article "At the command line" documents the members of this object.
    fileprivate func json(from source: String) -> JSONObject {
        [
            "source": source, "query": word.text, "match": match.description, "headwords": headwords.map(\.text),
            "calls": calls, "senses": answer.meanings().map(\.json),
            "phrases": answer.phrases().compactMap(\.text.nonEmpty),
            "phrasalVerbs": answer.phrasalVerbs().compactMap(\.text.nonEmpty),
            "derivatives": answer.derivatives().compactMap(\.text.nonEmpty),
            "derivativeOf": answer.results.flatMap(\.lexicalEntries).flatMap(\.derivativeOf)
                .compactMap(\.text.nonEmpty),
            "inflections": answer.inflections().compactMap(\.text.nonEmpty),
            "pronunciations": answer.pronunciations().compactMap(\.phoneticSpelling),
            "audio": answer.audioURLString(), "origins": answer.etymologies(),
            "suggestions": suggestions.map(\.shownWord),
        ]
    }
}

extension Meaning {
    fileprivate var json: JSONObject {
        [
            "id": sense.id, "headword": headword, "category": lexicalCategory?.id.rawValue,
            "homograph": entry.homographNumber, "number": number,
            "kind": (definitions.first?.kind ?? .definition).rawValue, "definitions": definitions.map(\.text),
            "registers": sense.registers.map(\.id.rawValue), "examples": examples.compactMap(\.text.nonEmpty),
            "synonyms": synonyms.compactMap(\.text.nonEmpty), "antonyms": antonyms.compactMap(\.text.nonEmpty),
            "translations": translations.compactMap(\.text.nonEmpty),
            "variants": sense.variantForms.compactMap(\.text.nonEmpty),
            "references": (references.nonEmpty ?? sense.crossReferences).compactMap(\.text.nonEmpty),
            "notes": sense.notes.compactMap(\.text.nonEmpty),
        ]
    }
}
