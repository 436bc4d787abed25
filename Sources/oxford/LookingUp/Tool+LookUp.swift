import OxfordTransport

/// The result of looking up a word or reading a line: the text for standard output, the message for standard error, and
/// the exit status.
struct Finding {
    var output: String?
    var error: String?
    var status: ExitStatus
}

extension Tool {
    /// The maximum number of look-ups in flight.
    ///
    /// The maximum is low, because the service limits the number of calls per minute, and a look-up takes up to five
    /// calls.
    private static let width = 4

    func lookUp(_ word: Headword, in source: AnswerSource) async -> ExitStatus {
        let result: Result<Lookup, OxfordError>
        do throws(OxfordError) {
            switch options.languages {
            case .dictionary(let language): result = .success(try await source.client.lookUp(word, in: language))
            case .translation(let pair):
                result = .success(try await source.client.lookUp(word, translating: pair))
            }
        } catch {
            result = .failure(error)
        }
        let writer = FindingWriter(separator: "")
        writer.write(await finding(of: result, in: source))
        return writer.status
    }

    /// Looks up the lines of standard input concurrently, and writes the results in input order.
    ///
    /// A failed look-up does not stop the other look-ups. After Ctrl-C, the tool starts no new look-ups and waits for
    /// the look-ups in flight.
    func lookUpLines(in source: AnswerSource) async -> ExitStatus {
        System.finishWhenInterrupted()
        let writer = FindingWriter(separator: options.form == .json ? "" : "\n")
        let bar = ProgressBar()
        let words = InputWords(mistakesTo: writer, progressTo: bar)
        let lookUps =
            switch options.languages {
            case .dictionary(let language):
                source.client.lookUps(streaming: words, in: language, inFlight: Self.width, order: .asGiven)
            case .translation(let pair):
                source.client.lookUps(
                    streaming: words, translating: pair, inFlight: Self.width, order: .asGiven)
            }
        bar.show(OxfordBatch.Progress())
        for await element in lookUps {
            let finding = await finding(of: element.result, in: source)
            writer.write(finding)
            if finding.status == .notFound { bar.addNotFound() }
            bar.show(element.progress)
            System.finish()
        }
        bar.end()
        if System.isInterrupted { return .interrupted }
        if writer.isEmpty { writer.add("no words on standard input; write one word or phrase on each line") }
        return writer.status
    }

    private func finding(of result: Result<Lookup, OxfordError>, in source: AnswerSource) async -> Finding {
        switch result {
        case .failure(let error): return Finding(error: "\(error)", status: ExitStatus(error))
        case .success(let found):
            let isFound = found.match != .notFound
            var finding = Finding(status: isFound ? .found : .notFound)
            if options.form == .json {
                finding.output = LookupJSON(found, source: source.name).line
            } else if isFound {
                finding.output = page(of: found)
            }
            if !isFound {
                finding.error = await reason(of: found, in: source)
            }
            return finding
        }
    }

    private func reason(of found: Lookup, in source: AnswerSource) async -> String {
        let noEntry =
            (source.isSample ? "the sample dictionary has no entry for " : "no entry for ") + found.word.text.quoted
        let meant = found.suggestions.prefix(5).compactMap { $0.label ?? $0.word ?? $0.id?.text }
        if !meant.isEmpty { return "\(noEntry); did you mean \(meant.joined(separator: ", "))?" }
        let languages = options.languages
        return await source.lack(of: languages.request(for: found.word)) ?? languages.lack(of: found.word)
    }

    private func page(of found: Lookup) -> String {
        var page = emptyPage
        switch found.match {
        case .inflection, .otherCase:
            page.add("\(found.word) → \(found.headwords.map(\.text).joined(separator: ", "))")
        default: break
        }
        found.answer.add(to: &page)
        return page.lines.joined(separator: "\n")
    }
}

/// The `--json` output for a look-up, as one JSON object on one line.
///
/// The article "At the command line" documents the members of this object.
struct LookupJSON: Encodable {
    struct Sense: Encodable {
        let headword: String?
        let category: String?
        let number: String
        let kind: String
        let text: String
        let registers: [String]
    }

    let source: String
    let query: String
    let match: String
    let headwords: [String]
    let calls: Int
    let senses: [Sense]
    let examples: [String]
    let synonyms: [String]
    let translations: [String]
    let pronunciations: [String]
    let audio: String?
    let origins: [String]
    let suggestions: [String]

    init(_ found: Lookup, source: String) {
        self.source = source
        query = found.word.text
        match = found.match.description
        headwords = found.headwords.map(\.text)
        calls = found.calls
        senses = found.answer.definitions().map { definition in
            Sense(
                headword: definition.headword, category: definition.lexicalCategory?.id.rawValue,
                number: definition.number, kind: "\(definition.kind)", text: definition.text,
                registers: definition.registers.map(\.id.rawValue))
        }
        examples = found.answer.examples().compactMap(\.text)
        synonyms = found.answer.synonyms().compactMap(\.text)
        translations = found.answer.translations().compactMap(\.text)
        pronunciations = found.answer.pronunciations().compactMap(\.phoneticSpelling)
        audio = found.answer.audio()
        origins = found.answer.etymologies()
        suggestions = found.suggestions.compactMap { $0.label ?? $0.word ?? $0.id?.text }
    }
}
