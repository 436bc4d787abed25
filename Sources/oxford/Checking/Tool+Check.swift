import OxfordTransport

extension Tool {
    func check(_ endpoints: [Endpoint], in source: AnswerSource) async throws(ToolError) -> ExitStatus {
        guard try await maySend(endpoints.count, to: source) else {
            System.report("oxford: cancelled; nothing was sent")
            return .interrupted
        }
        let checks = await AccessCheck.results(
            of: endpoints, from: source.client, named: source.name, within: options.timeout)
        if options.form == .json {
            for check in checks { System.write(check.report.line) }
        } else {
            System.write(report(of: checks, outOf: endpoints.count, by: source))
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
        let requests = count == 1 ? "1 request" : "\(count) requests"
        let intent = "check sends \(requests) to \(source.client.server.base), and each may be billed"
        guard System.isTerminal(.input) else {
            throw ToolError("\(intent); pass --yes to send", status: .usage)
        }
        System.ask("oxford: \(intent). Send? [y/N] ")
        let answer = (try? await System.nextLine()) ?? ""
        return ["y", "yes"].contains(answer.lowercased())
    }

    private func report(of checks: [AccessCheck], outOf count: Int, by source: AnswerSource) -> String {
        var page = emptyPage
        for check in checks {
            let report = check.report
            let outcome = report.outcome == .notFound ? "not found" : report.outcome.rawValue
            page.addRow([
                (report.group, 20), (outcome, 10), ("\(report.milliseconds) ms", -9), (Self.calls(report.calls), -9),
            ])
            if let error = check.error { page.add(source.message(about: error), indent: 2) }
            if !report.ignored.isEmpty {
                page.add(report.ignored.joined(separator: ", "), after: "ignored: ", indent: 2)
            }
        }
        page.addBlank()
        let allowed = checks.count { $0.error == nil }
        let unchecked = count - checks.count
        page.add(
            "\(allowed) of \(count) allowed, \(Self.calls(checks.map(\.report.calls).reduce(0, +)))"
                + (unchecked == 0 ? "" : "; \(unchecked) not checked, because they would fail in the same way"))
        return page.lines.joined(separator: "\n")
    }

    private static func calls(_ count: Int) -> String { "\(count) call\(count == 1 ? "" : "s")" }
}
