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
        case .lookUp(let word): return try await lookUp(word)
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

    private func lookUp(_ word: Headword) async throws(ToolError) -> ExitStatus {
        let first = WordsRequest(QueryText(word), in: language)
        if write(withoutSending: first) { return .found }
        let source = try source()
        if options.form == .raw { return try await ask(first, of: source) }
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
