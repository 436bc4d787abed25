import OxfordDictionaries

/// Does what the arguments ask for.
struct Tool {
    let options: Options
    let environment: [String: String]

    func run() async throws(ToolError) -> ExitStatus {
        let command = try Command(options) { System.report("oxford: note: \($0)") }
        switch command {
        case .help: System.write(Help.text)
        case .version: System.write("oxford \(LibraryVersion.current)")
        case .completions(let shell): System.write(Completions.text(for: shell))
        case .show(let file): try show(file)
        case .lookUpLines: return try await lookUpLines()
        case .lookUp(let word):
            if write(withoutSending: WordsRequest(QueryText(word), in: language)) { break }
            return try await lookUp(word, in: source())
        case .ask(let request, let isRetired): return try await ask(request, isRetired: isRetired)
        }
        return .found
    }

    private var language: MonolingualLanguage { options.language ?? .britishEnglish }

    private var server: Server {
        if case .server(let server) = options.place { server } else { .live }
    }

    private func source() throws(ToolError) -> Source {
        try Source(options, environment: environment) { System.report("oxford: \($0)") }
    }

    private func show(_ file: String) throws(ToolError) {
        guard let body = System.contents(of: file) else { throw ToolError("\(file) cannot be read") }
        do throws(AnswerError) {
            var paper = paper
            paper.add(try EntriesAnswer(json: body))
            System.write(paper.lines.joined(separator: "\n"))
        } catch {
            throw ToolError("\(file) is no answer of entries: \(error)", status: .badAnswer)
        }
    }

    /// Looks up line after line.
    ///
    /// One that fails ends none of the others; the first failure is the status.
    private func lookUpLines() async throws(ToolError) -> ExitStatus {
        let source = try source()
        System.finishWhenInterrupted()
        var (status, count) = (ExitStatus.found, 0)
        while let line = readLine() {
            let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if text.isEmpty { continue }
            if options.form == .text, count > 0 { System.write("") }
            count += 1
            if System.standardErrorIsTerminal { System.report("\(count): \(text)") }
            System.setBusy(true)
            defer { System.setBusy(false) }
            var outcome = ExitStatus.found
            do throws(ToolError) {
                outcome = try await lookUp(try Headword(typed: text), in: source)
            } catch {
                System.report("oxford: \(error)")
                outcome = error.status
            }
            if status == .found { status = outcome }
            if System.isInterrupted { return .interrupted }
        }
        return status
    }

    private func lookUp(_ word: Headword, in source: Source) async throws(ToolError) -> ExitStatus {
        if options.form == .raw { return try await ask(WordsRequest(QueryText(word), in: language), of: source) }
        let found: LookUp
        do throws(OxfordError) {
            found = try await source.client.lookUp(word, in: language)
        } catch {
            throw ToolError(error)
        }
        let isFound = found.match != .suggestionsOnly
        if options.form == .json {
            System.write(LookUpJSON(found, source: source.name).line)
        } else if isFound {
            var paper = paper
            switch found.match {
            case .inflection(let headwords): paper.add("\(word) → \(headwords.map(\.text).joined(separator: ", "))")
            case .otherCase: paper.add("\(word) → \(found.answer.results.first?.word ?? "")")
            case .exact, .suggestionsOnly: break
            }
            paper.add(found.answer)
            System.write(paper.lines.joined(separator: "\n"))
        }
        if !isFound {
            let meant = found.suggestions.prefix(5).compactMap { $0.label ?? $0.word ?? $0.id?.text }
            System.report(
                "oxford: there is no entry for \"\(word)\""
                    + (meant.isEmpty ? "" : "; did you mean \(meant.joined(separator: ", "))?"))
        }
        return isFound ? .found : .notFound
    }

    private func ask(_ request: any OxfordTextRequest, isRetired: Bool) async throws(ToolError) -> ExitStatus {
        if write(withoutSending: request) { return .found }
        guard !isRetired else {
            throw ToolError("version 1 was switched off in June 2019 and is not sent to; add --url or --curl")
        }
        return try await ask(request, of: source())
    }

    private func ask(_ request: some OxfordEndpointRequest, of source: Source) async throws(ToolError) -> ExitStatus {
        do throws(OxfordError) {
            let response = try await source.client.response(to: request)
            var paper = paper
            if options.form == .text, paper.add(response.answer) {
                System.write(paper.lines.joined(separator: "\n"))
            } else {
                System.write(String(decoding: response.body, as: UTF8.self))
            }
            return .found
        } catch {
            // A program that asks for JSON is given some whatever comes.
            if options.form != .text, error.reason == .notFound {
                System.write(String(decoding: error.body, as: UTF8.self))
            }
            throw ToolError(error)
        }
    }

    /// Writes what would be sent, where that is what was asked for.
    private func write(withoutSending request: some OxfordEndpointRequest) -> Bool {
        switch options.form {
        case .url: System.write(request.urlString(on: server))
        case .curl:
            let credentials = try? Credentials(appID: "id", appKey: "key")
            let client = OxfordClient(
                server: server, credentials: credentials, transport: ClosureTransport { _ in throw CancellationError() }
            )
            System.write(client.transportRequest(for: request).curl)
        default: return false
        }
        return true
    }

    private var paper: Paper {
        Paper(color: options.color, terminalWidth: System.terminalWidth, environment: environment)
    }
}
