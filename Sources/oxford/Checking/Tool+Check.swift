import OxfordTransport

extension Tool {
    func check(_ endpoints: [Endpoint], in source: AnswerSource) async throws(ToolError) -> ExitStatus {
        guard try await maySend(endpoints.count, to: source) else {
            System.report("cancelled; nothing was sent")
            return .interrupted
        }
        let checks = await AccessCheck.results(of: endpoints, from: source.client)
        if options.form == .json {
            for check in checks { System.print(check.json(from: source.name).line) }
        } else {
            System.print(report(of: checks, outOf: endpoints.count, by: source))
        }
        return checks.lazy.compactMap(\.error).first.map { ExitStatus($0) } ?? .found
    }

    /// Asks the user whether to send the requests, and returns whether the user agreed.
    ///
    /// If the sample dictionary answers the requests, or if `--yes` is passed, this method returns `true` without
    /// asking the user.
    ///
    /// - Throws: An error if standard input is not a terminal, because then nobody can answer the question.
    private func maySend(_ count: Int, to source: AnswerSource) async throws(ToolError) -> Bool {
        if source.isSample || options.has(.yes) { return true }
        let intent =
            "check sends \(Self.number(count, of: "request")) to \(source.client.server.base), and each may be billed"
        guard System.isTerminal(.input) else {
            throw ToolError("\(intent); pass --yes to send", status: .usage)
        }
        System.ask("\(intent). Send? [y/N] ")
        let answer = (try? await System.nextLine())?.text ?? ""
        return ["y", "yes"].contains(answer.lowercased())
    }

    private func report(of checks: [AccessCheck], outOf count: Int, by source: AnswerSource) -> String {
        var page = TerminalPage(color: options.color)
        for check in checks {
            let outcome = check.outcome == .notFound ? "not found" : check.outcome.rawValue
            let cells = [check.group, outcome, "\(check.milliseconds) ms", Self.number(check.calls, of: "call")]
            page.add("", after: zip(cells, [20, 10, -9, -9]).map { $0.padded(to: $1) }.joined())
            if let error = check.error { page.add(source.message(about: error), indent: 2) }
            if !check.ignored.isEmpty { page.add(check.ignored.joined(separator: ", "), after: "ignored: ", indent: 2) }
        }
        page.addBlank()
        let allowed = checks.count { $0.error == nil }
        let unchecked = count - checks.count
        page.add(
            "\(allowed) of \(count) allowed, \(Self.number(checks.map(\.calls).reduce(0, +), of: "call"))"
                + (unchecked == 0 ? "" : "; \(unchecked) not checked, because they would fail in the same way"))
        return page.text
    }

    private static func number(_ count: Int, of noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
