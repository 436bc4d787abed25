import OxfordTransport

/// The result of checking whether the user's plan includes an endpoint.
struct AccessCheck: Sendable {
    enum Outcome: String, Encodable {
        /// The service sent a valid answer.
        case allowed
        /// The service rejected the credentials, or the plan does not include the endpoint.
        case refused
        /// The service does not have the endpoint, or has no entry for the word.
        case notFound
        /// The request failed for another reason, for example because the answer could not be decoded.
        case failed
    }

    /// What `--json` prints, as one object on one line.
    ///
    /// The object contains the names of the response's JSON members, but not their values. Users can safely publish it,
    /// because it contains neither dictionary text nor credentials.
    struct Report: Encodable {
        struct Problem: Encodable {
            let reason: String
            let message: String?
            let path: String?
            let expected: String?
        }

        let version = LibraryVersion.current
        let source: String
        let group: String
        let url: String
        var outcome = Outcome.allowed
        var status: Int?
        var milliseconds: Int64 = 0
        /// The number of calls to the service, which may bill each of them.
        var calls = 0
        /// The paths of the JSON values that the answer type decodes, such as `results.lexicalEntries.text`.
        var read: [String] = []
        /// The paths of the JSON members that the answer type does not decode.
        ///
        /// The array is empty if finding the paths takes longer than the timeout.
        var ignored: [String] = []
        var error: Problem?
    }

    private(set) var report: Report
    private(set) var error: OxfordError?
}

extension Endpoint {
    /// The endpoints that `oxford check` sends a request to.
    ///
    /// A plan includes or excludes each of them. The request to `languages` also checks the access to all other lists,
    /// such as the list of filters.
    static let checked = all.filter { !$0.isList }

    /// The command for the request that `oxford check` sends, without the name of the tool.
    ///
    /// The word in it begins with "a", because the service's sandbox contains no other English words. A search asks for
    /// a single result, which keeps the response small.
    var checkingCommand: String {
        example + (parameters.contains { $0.name == Parameter.limit.name } ? " --limit 1" : "")
    }

    /// The request that `oxford check` sends.
    var checkingRequest: (any OxfordEndpointRequest)? {
        var parser = CommandParser(ParsedArguments(checkingCommand.split(separator: " ").map(String.init)))
        guard case .request(let request) = try? parser.command(noting: { _ in }) else { return nil }
        return request
    }
}

extension AccessCheck {
    /// Checks the endpoints one after another, by sending one request to each.
    ///
    /// The check stops at the first error that would affect every remaining request, such as rejected credentials.
    ///
    /// - Parameter timeout: The time for each group, which includes the time for examining the response.
    static func results(
        of endpoints: [Endpoint], from client: OxfordClient, named source: String, within timeout: Duration
    ) async -> [AccessCheck] {
        var checks: [AccessCheck] = []
        for endpoint in endpoints {
            guard let request = endpoint.checkingRequest else { continue }
            let check = await AccessCheck(endpoint, request, from: client, named: source, within: timeout)
            checks.append(check)
            if check.error?.concernsEveryRequest == true { break }
        }
        return checks
    }

    private init(
        _ endpoint: Endpoint, _ request: some OxfordEndpointRequest, from client: OxfordClient, named source: String,
        within timeout: Duration
    ) async {
        report = Report(source: source, group: endpoint.name, url: request.urlString(on: client.server))
        let start = ContinuousClock.now
        func milliseconds() -> Int64 { Int64(start.duration(to: .now) / .milliseconds(1)) }
        do throws(OxfordError) {
            let response = try await client.response(to: request)
            (report.milliseconds, report.status, report.calls) = (milliseconds(), response.status, response.calls)
            if let members = MemberComparison(response.body, readAs: response.answer, until: start + timeout) {
                (report.read, report.ignored) = (members.read, members.ignored)
            }
        } catch {
            (report.milliseconds, report.status, report.calls) = (milliseconds(), error.status, error.calls)
            report.outcome = Outcome(error)
            report.error = Report.Problem(error)
            self.error = error
        }
    }
}

extension AccessCheck.Outcome {
    fileprivate init(_ error: OxfordError) {
        switch error.reason {
        case .notAllowed, .invalidCredentials: self = .refused
        case .notFound, .unknownEndpoint: self = .notFound
        default: self = .failed
        }
    }
}

extension AccessCheck.Report.Problem {
    fileprivate init(_ error: OxfordError) {
        reason = error.reason.description
        message = error.message ?? error.transportError?.description
        path = error.answerError?.path
        expected = error.answerError?.expected
    }
}

extension OxfordError {
    fileprivate var concernsEveryRequest: Bool {
        switch reason {
        case .invalidCredentials, .rateLimited, .budgetSpent, .cancelled: true
        default: transportError != nil && kind == .offline
        }
    }
}
