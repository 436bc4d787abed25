import OxfordTransport

struct Tool {
    let options: ParsedArguments

    func run(_ command: LocalCommand) throws(ToolError) {
        switch command {
        case .help: System.write(Help.text)
        case .helpForEndpoint(let endpoint): System.write(Help.text(for: endpoint))
        case .helpForCheck: System.write(Help.textForCheck)
        case .manual: System.write(ManualPage.text)
        case .version: System.write("oxford \(LibraryVersion.current)")
        case .completions(let shell): System.write(Completions.text(for: shell))
        case .show(let file): try show(file)
        case .printURL(let request): System.write(request.urlString(on: server))
        case .printCurl(let request): System.write(curl(for: request))
        }
    }

    func source(for command: NetworkCommand) throws(ToolError) -> AnswerSource {
        // A check makes one attempt each, so that it sends exactly the announced number of requests.
        let attempts = if case .check = command { 1 } else { 3 }
        return try AnswerSource(options, attempts: attempts) { System.report("oxford: \($0)") }
    }

    func run(_ command: NetworkCommand, with source: AnswerSource) async throws(ToolError) -> ExitStatus {
        switch command {
        case .lookUpLines: await lookUpLines(in: source)
        case .lookUp(let word): await lookUp(word, in: source)
        case .check(let groups): try await check(groups, in: source)
        case .send(let request): try await send(request, to: source)
        }
    }

    private var server: Server {
        if case .server(let server) = options.server { server } else { .live }
    }

    private func show(_ file: Argument) throws(ToolError) {
        guard let body = System.contents(of: file.text) else {
            throw ToolError([
                ArgumentMistake(at: file.position, "cannot read \(file.text.quoted); check that the file exists")
            ])
        }
        let answer: EntriesAnswer
        do throws(AnswerError) {
            answer = try EntriesAnswer(json: body)
        } catch {
            throw ToolError(
                "\(file.text.quoted) is not an answer of entries: \(error); save one with --raw", status: .badAnswer)
        }
        guard !answer.isEmpty else {
            throw ToolError("\(file.text.quoted) has no entries; save the answer for another word", status: .notFound)
        }
        write(answer)
    }

    private func write(_ answer: some PrintableAnswer) {
        var page = emptyPage
        answer.add(to: &page)
        System.write(page.lines.joined(separator: "\n"))
    }

    private func send(_ request: some OxfordEndpointRequest, to source: AnswerSource) async throws(ToolError)
        -> ExitStatus
    {
        do throws(OxfordError) {
            let response = try await source.client.response(to: request)
            let page = response.answer as? any PrintableAnswer
            let isFound = page?.isEmpty != true
            switch (options.form, page) {
            case (.json, _): System.write(AnswerJSON.line(response.body, source: source.name))
            case (nil, let page?): if isFound { write(page) }
            default: System.write(String(decoding: response.body, as: UTF8.self))
            }
            if !isFound {
                let url = request.urlString(on: source.client.server)
                System.report("oxford: no results for \(url); check the word and the filters")
            }
            return isFound ? .found : .notFound
        } catch {
            // With --json, a program gets an object even if nothing is found.
            let status = ExitStatus(error)
            if status == .notFound {
                switch options.form {
                case .json: System.write(AnswerJSON.line(nil, source: source.name))
                case .raw: if !error.body.isEmpty { System.write(source.body(of: error)) }
                default: break
                }
            }
            throw ToolError(source.message(about: error), status: status)
        }
    }

    private func curl(for request: some OxfordEndpointRequest) -> String {
        // The command names environment variables, so these credentials never appear.
        let credentials = try? Credentials(appID: "id", appKey: "key")
        let client = OxfordClient(
            server: server, credentials: credentials, transport: ClosureTransport { _ in throw CancellationError() })
        return client.transportRequest(for: request).curl
    }

    var emptyPage: TerminalPage {
        TerminalPage(color: options.color, terminalWidth: System.terminalWidth)
    }
}
