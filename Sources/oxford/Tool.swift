import OxfordTransport

/// The command-line tool, which runs a command and prints the result.
struct Tool {
    let options: ParsedArguments

    func run(_ command: Command) async throws(ToolError) -> ExitStatus {
        switch command {
        case .print(let text): System.write(text)
        case .show(let file): try show(file)
        case .request(let request):
            switch options.form {
            case .url: System.write(request.urlString(on: server))
            case .curl: System.write(curl(for: request))
            default: return try await send(request, to: source())
            }
        case .lookUp(let word): return await lookUp(word, in: try source())
        case .lookUpLines: return await lookUpLines(in: try source())
        // A check makes one attempt per request, because retries would exceed the number of requests that the tool
        // announces to the user.
        case .check(let endpoints): return try await check(endpoints, in: source(attempts: 1))
        }
        return .found
    }

    private func source(attempts: Int = 3) throws(ToolError) -> AnswerSource {
        try AnswerSource(options, attempts: attempts) { note in
            // Say it only where a person reads it.
            if System.isTerminal(.output), System.isTerminal(.error) { System.report("oxford: \(note)") }
        }
    }

    private var server: Server { options.server ?? .live }

    private func show(_ file: Argument) throws(ToolError) {
        let body: [UInt8]
        do throws(ReadError) {
            body = try System.contents(of: file.text)
        } catch {
            let problem = "cannot read \(file.text.quoted): \(error.reason); pass a file that you may read"
            throw ToolError([ArgumentMistake(at: file.position, problem)])
        }
        let answer: EntriesAnswer
        do throws(AnswerError) {
            answer = try EntriesAnswer(json: body)
        } catch {
            throw ToolError(
                "\(file.text.quoted) is not an entries answer: \(error);"
                    + " save one with oxford entries en-gb ace --raw > ace.json",
                status: .badAnswer)
        }
        guard let page = page(of: answer) else {
            throw ToolError("\(file.text.quoted) has no entries; save the answer for another word", status: .notFound)
        }
        System.write(page)
    }

    /// Returns the text of an answer, after some other lines, or `nil` if there is none.
    func page(of answer: some PrintableAnswer, after lines: [String] = []) -> String? {
        var page = emptyPage
        for line in lines { page.add(line) }
        answer.add(to: &page)
        return page.lines.allSatisfy { $0.allSatisfy(\.isWhitespace) } ? nil : page.lines.joined(separator: "\n")
    }

    private func send(_ request: some OxfordEndpointRequest, to source: AnswerSource) async throws(ToolError)
        -> ExitStatus
    {
        do throws(OxfordError) {
            let response = try await source.client.response(to: request)
            let page = (response.answer as? any PrintableAnswer).flatMap { self.page(of: $0) }
            switch options.form {
            case .json: System.write(json(response.body, from: source))
            case nil: if let page { System.write(page) }
            default: System.write(String(decoding: response.body, as: UTF8.self))
            }
            if page != nil { return .found }
            let url = request.urlString(on: source.client.server)
            let advice = options.form == nil ? ", or pass --raw to see the response" : ""
            System.report("oxford: no results for \(url); check the arguments\(advice)")
            return .notFound
        } catch {
            // With --json, print an object even if nothing is found, so that a program can parse a line for every
            // request.
            let status = ExitStatus(error)
            if status == .notFound {
                switch options.form {
                case .json: System.write(json(nil, from: source))
                case .raw: if !error.body.isEmpty { System.write(String(decoding: error.body, as: UTF8.self)) }
                default: break
                }
            }
            throw ToolError(source.message(about: error), status: status)
        }
    }

    /// Returns the `--json` output for a request to an endpoint, as a single JSON object on a single line.
    ///
    /// The `source` member contains the source's name, such as `live`. The `answer` member contains the response's
    /// body, or `null` if nothing was found.
    private func json(_ body: [UInt8]?, from source: AnswerSource) -> String {
        // The body has already been decoded, so it is valid JSON. In valid JSON, line breaks occur only between tokens,
        // so spaces can replace them. A byte order mark may precede the JSON. It is removed, because it must not end up
        // inside the object.
        let answer = body.map { body in
            let json = body.starts(with: [0xEF, 0xBB, 0xBF]) ? body.dropFirst(3) : body[...]
            return String(decoding: json.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self).printableJSON
        }
        // The source's name needs no escaping, because a server's URL contains no character that JSON escapes.
        return #"{"answer":\#(answer ?? "null"),"source":"\#(source.name)"}"#
    }

    private func curl(for request: some OxfordEndpointRequest) -> String {
        // These placeholders never appear in the output, because the command refers to environment variables instead.
        let credentials = try? Credentials(appID: "placeholder", appKey: "placeholder")
        let client = OxfordClient(
            transport: ClosureTransport { _ in throw CancellationError() }, credentials: credentials, server: server)
        return client.transportRequest(for: request).curl
    }

    var emptyPage: TerminalPage {
        TerminalPage(color: options.color, terminalWidth: System.terminalWidth)
    }
}
