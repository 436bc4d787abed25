import OxfordDictionaries

/// Does what the arguments ask for.
struct Tool {
    let options: Options
    let environment: [String: String]

    /// Does what needs nobody else; gives nothing where somebody is to be asked.
    func runAlone(_ command: Command) throws(ToolError) -> ExitStatus? {
        switch command {
        case .help: System.write(Help.text)
        case .version: System.write("oxford \(LibraryVersion.current)")
        case .completions(let shell): System.write(Completions.text(for: shell))
        case .show(let file): try show(file)
        case .lookUpLines: return nil
        case .lookUp(let word): return write(withoutSending: request(for: word)) ? .found : nil
        case .ask(let request): return write(withoutSending: request) ? .found : nil
        }
        return .found
    }

    /// Does what somebody is asked for.
    func run(_ command: Command) async throws(ToolError) -> ExitStatus {
        switch command {
        case .lookUpLines: return try await lookUpLines()
        case .lookUp(let word): return try await lookUp(word)
        case .ask(let request): return try await ask(request, of: source())
        case .help, .version, .completions, .show: return .found
        }
    }

    func request(for word: Headword) -> WordsRequest { WordsRequest(QueryText(word), in: language) }

    var language: MonolingualLanguage { options.language ?? .britishEnglish }

    private var server: Server {
        if case .server(let server) = options.place { server } else { .live }
    }

    func source() throws(ToolError) -> Source {
        try Source(options, environment: environment) { System.report("oxford: \($0)") }
    }

    private func show(_ file: Argument) throws(ToolError) {
        guard let body = System.contents(of: file.text) else {
            throw ToolError([Mistake(at: file.position, "the file \(file.text.quoted) cannot be read")])
        }
        let answer: EntriesAnswer
        do throws(AnswerError) {
            answer = try EntriesAnswer(json: body)
        } catch {
            throw ToolError("\(file.text.quoted) is no answer of entries: \(error)", status: .badAnswer)
        }
        guard !answer.isEmpty else { throw ToolError("\(file.text.quoted) has no entries", status: .notFound) }
        write(answer)
    }

    private func write(_ page: some Page) {
        var paper = paper
        page.add(to: &paper)
        System.write(paper.lines.joined(separator: "\n"))
    }

    func ask(_ request: some OxfordEndpointRequest, of source: Source) async throws(ToolError) -> ExitStatus {
        do throws(OxfordError) {
            let response = try await source.client.response(to: request)
            let page = response.answer as? any Page
            let isFound = page?.isEmpty != true
            switch (options.form, page) {
            case (.json, _): System.write(AnswerJSON.line(response.body, source: source.name))
            case (nil, let page?): if isFound { write(page) }
            default: System.write(String(decoding: response.body, as: UTF8.self))
            }
            if !isFound { System.report("oxford: nothing was found") }
            return isFound ? .found : .notFound
        } catch {
            // A program that asks for JSON is given some whatever comes.
            if error.reason == .notFound {
                switch options.form {
                case .json: System.write(AnswerJSON.line(nil, source: source.name))
                case .raw: System.write(source.body(of: error))
                default: break
                }
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

    var paper: Paper {
        Paper(color: options.color, terminalWidth: System.terminalWidth, environment: environment)
    }
}
