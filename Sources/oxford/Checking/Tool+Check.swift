import OxfordTransport

extension Tool {
    func check(_ groups: [AccessCheck.Group], in source: AnswerSource) async throws(ToolError) -> ExitStatus {
        guard try await maySend(groups.count, to: source) else {
            System.report("oxford: cancelled; nothing was sent")
            return .interrupted
        }
        let checks = await AccessCheck.results(
            of: groups, from: source.client, within: options.timeout)
        if options.form == .json {
            for check in checks { System.write(AccessCheckJSON(check, by: source).line) }
        } else {
            System.write(report(of: checks, outOf: groups.count, by: source))
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
            page.addRow([
                (check.group.name, 20), (check.outcome.rawValue, 10),
                ("\(check.milliseconds) ms", -9), (Self.calls(check.calls), -9),
            ])
            if let error = check.error { page.add(source.message(about: error), indent: 2) }
            if !check.ignored.isEmpty { page.add(check.ignored.joined(separator: ", "), after: "ignored: ", indent: 2) }
        }
        page.addBlank()
        let allowed = checks.count { $0.outcome == .allowed }
        let unchecked = count - checks.count
        page.add(
            "\(allowed) of \(count) allowed, \(Self.calls(checks.map(\.calls).reduce(0, +)))"
                + (unchecked == 0 ? "" : "; \(unchecked) not checked, because they would fail in the same way"))
        return page.lines.joined(separator: "\n")
    }

    private static func calls(_ count: Int) -> String { "\(count) call\(count == 1 ? "" : "s")" }
}

/// The result of checking one group of endpoints, which `--json` prints as a JSON object on a single line.
///
/// The output contains the names of the response's JSON members, but not their values. Users can safely publish the
/// output, because it contains neither dictionary text nor credentials.
struct AccessCheckJSON: Encodable {
    struct Problem: Encodable {
        let reason: String
        let message: String?
        let path: String?
        let expected: String?

        init(_ error: OxfordError) {
            reason = error.reason.description
            message = error.message ?? error.transportError?.description
            path = error.answerError?.path
            expected = error.answerError?.expected
        }
    }

    let version = LibraryVersion.current
    let source: String
    let group: String
    let url: String
    let outcome: String
    let status: Int?
    let milliseconds: Int64
    let calls: Int
    let read: [String]
    let ignored: [String]
    let error: Problem?

    init(_ check: AccessCheck, by source: AnswerSource) {
        self.source = source.name
        group = check.group.name
        url = check.group.request.urlString(on: source.client.server)
        outcome = "\(check.outcome)"
        status = check.status
        milliseconds = check.milliseconds
        calls = check.calls
        read = check.read
        ignored = check.ignored
        error = check.error.map { Problem($0) }
    }
}
