import OxfordSamples
import OxfordTransport

/// The command-line tool, which runs a command and prints the result.
struct Tool {
    let options: ParsedArguments

    func run(_ command: Command) async throws(ToolError) -> ExitStatus {
        switch command {
        case .print(let text): System.print(text)
        case .show(let file): try show(file)
        case .request(let request):
            switch options.form {
            case .url: System.print(request.urlString(on: server))
            case .curl: System.print(curl(for: request))
            default: return await send(request, to: try AnswerSource(options))
            }
        case .lookUp(let typed, let dictionary):
            var writer = FindingWriter()
            writer.write(await finding(for: typed, in: dictionary, from: try AnswerSource(options)))
            return writer.status
        case .lookUpLines(let dictionary): return await lookUpLines(in: dictionary, from: try AnswerSource(options))
        // A check makes one attempt per request, because retries would exceed the number of requests that the tool
        // announces to the user.
        case .check(let endpoints): return try await check(endpoints, in: AnswerSource(options, attempts: 1))
        }
        return .found
    }

    private var server: Server { options.server ?? .live }

    private func show(_ file: Argument) throws(ToolError) {
        let name = file.text == "-" ? "standard input" : file.text.quoted
        let advice = "save an answer with oxford entries en-gb ace --raw > ace.json"
        let answer: EntriesAnswer
        do {
            answer = try EntriesAnswer(json: System.contents(of: file.text))
        } catch let error as ReadError {
            let problem = "cannot read \(name): \(error.reason); pass a file of at most 32 MB that you may read"
            throw ToolError([ArgumentMistake(position: file.position, text: problem)])
        } catch {
            throw ToolError("\(name) is not an entries answer: \(error); \(advice)", status: .badAnswer)
        }
        guard let page = page(of: answer) else {
            throw ToolError("no entries to show in \(name); \(advice)", status: .notFound)
        }
        System.print(page)
    }

    /// Returns the text of an answer, after some other lines, or `nil` if there is none.
    func page(of answer: some OxfordAnswer, after lines: [String] = []) -> String? {
        var page = TerminalPage(color: options.color)
        for line in lines { page.add(line) }
        page.add(answer)
        return page.lines.dropFirst(lines.count).allSatisfy { $0.allSatisfy(\.isWhitespace) } ? nil : page.text
    }

    private func send(_ request: some OxfordEndpointRequest, to source: AnswerSource) async -> ExitStatus {
        var writer = FindingWriter()
        do {
            let response = try await source.client.response(to: request)
            let page = page(of: response.answer)
            let advice = options.form == nil ? ", or pass --raw to see the response" : ""
            let lack = "no results for \(request.urlString(on: source.client.server)); check the arguments\(advice)"
            writer.write(
                Finding(
                    output: text(of: response.body, json: response.body, page: page, from: source),
                    error: page == nil ? lack : nil, status: page == nil ? .notFound : .found))
        } catch {
            let error = OxfordError(error)
            let status = ExitStatus(error)
            // With --json, print an object even if nothing is found, so that a program can parse a line for every
            // request.
            let output = status == .notFound ? text(of: error.body, json: nil, page: nil, from: source) : nil
            writer.write(Finding(output: output, error: source.message(about: error), status: status))
        }
        return writer.status
    }

    /// Returns the part of a response that the user asked for, or `nil` if there is none.
    private func text(of body: [UInt8], json answer: [UInt8]?, page: String?, from source: AnswerSource) -> String? {
        switch options.form {
        case .json: json(answer, from: source)
        case .raw: String(decoding: body, as: UTF8.self).nonEmpty
        default: page
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
        return OxfordClient(transport: SampleTransport(), credentials: credentials, server: server)
            .transportRequest(for: request).curl
    }
}
