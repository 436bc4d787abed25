import OxfordTransport

/// The result of checking whether the user's plan includes an endpoint.
struct AccessCheck: Sendable {
    enum Outcome: String {
        /// The service sent a valid answer.
        case allowed
        /// The service rejected the credentials, or the plan does not include the endpoint.
        case refused
        /// The service does not have the endpoint, or has no entry for the word.
        case notFound
        /// The request failed for another reason, for example because the answer could not be decoded.
        case failed
    }

    let group: String
    let url: String
    private(set) var status: Int?
    private(set) var milliseconds: Int64 = 0
    /// The number of calls to the service, which may bill each of them.
    private(set) var calls = 0
    /// The paths of the JSON values that the answer type decodes, such as `results.lexicalEntries.text`.
    private(set) var read: [String] = []
    /// The paths of the JSON members that the answer type does not decode.
    ///
    /// Both arrays are empty if the response is larger than ``longestBody``.
    private(set) var ignored: [String] = []
    private(set) var error: OxfordError?

    var outcome: Outcome {
        switch error?.reason {
        case nil: .allowed
        case .notAllowed, .invalidCredentials: .refused
        case .notFound, .unknownEndpoint: .notFound
        default: .failed
        }
    }

    /// Returns what `--json` prints, as one object on one line.
    ///
    /// The object contains the names of the response's JSON members, but not their values. Users can safely publish it,
    /// because it contains neither dictionary text nor credentials.
    func json(from source: String) -> JSONTree {
        let problem = error.map { error -> JSONTree in
            [
                "reason": .text(error.reason.description),
                "message": (error.message ?? error.transportError?.description).map(JSONTree.text),
                "path": (error.answerError?.path).map(JSONTree.text),
                "expected": (error.answerError?.expected).map(JSONTree.text),
            ]
        }
        return [
            "version": .text(LibraryVersion.current), "source": .text(source), "group": .text(group), "url": .text(url),
            "outcome": .text(outcome.rawValue), "status": status.map(JSONTree.number),
            "milliseconds": .number(milliseconds), "calls": .number(calls), "read": .texts(read),
            "ignored": .texts(ignored), "error": problem,
        ]
    }
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
        var arguments = ParsedArguments(checkingCommand.split(separator: " ").map(String.init))
        guard case .request(let request) = try? arguments.command().command else { return nil }
        return request
    }
}

extension AccessCheck {
    /// The exit statuses for failures that every remaining request would repeat.
    private static let lasting: [ExitStatus] = [.credentials, .rateLimited, .noAnswer, .spent]

    /// Checks the endpoints one after another, by sending one request to each.
    ///
    /// The check stops at the first error that would affect every remaining request, such as rejected credentials.
    static func results(of endpoints: [Endpoint], from client: OxfordClient) async -> [AccessCheck] {
        var checks: [AccessCheck] = []
        for endpoint in endpoints {
            guard let request = endpoint.checkingRequest else { continue }
            let check = await AccessCheck(endpoint, request, from: client)
            checks.append(check)
            if let status = check.error.map(ExitStatus.init), Self.lasting.contains(status) { break }
        }
        return checks
    }

    /// The maximum size, in bytes, of a body whose members are listed.
    ///
    /// The service's largest responses are under 1 MB. The paths of a larger one could fill the memory.
    private static let longestBody = 2_000_000

    private init(_ endpoint: Endpoint, _ request: some OxfordEndpointRequest, from client: OxfordClient) async {
        (group, url) = (endpoint.name, request.urlString(on: client.server))
        let start = ContinuousClock.now
        func elapsed() -> Int64 { Int64(start.duration(to: .now) / .milliseconds(1)) }
        do {
            let response = try await client.response(to: request)
            (milliseconds, status, calls) = (elapsed(), response.status, response.calls)
            if response.body.count <= Self.longestBody,
                let members = AnswerMembers(of: response.body, readAs: type(of: response.answer))
            {
                (read, ignored) = (members.read, members.skipped)
            }
        } catch {
            let error = OxfordError(error)
            (milliseconds, status, calls) = (elapsed(), error.status, error.calls)
            self.error = error
        }
    }
}
