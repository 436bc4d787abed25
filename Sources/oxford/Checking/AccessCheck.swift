import OxfordTransport

/// The result of checking whether the user's plan includes a group of endpoints.
///
/// To check a group of endpoints, the tool sends one small request to one endpoint in the group.
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

extension AccessCheck {
    /// A group of endpoints that a plan includes or excludes as a whole.
    ///
    /// The tool sends one request for each group that it checks, to find out whether the user's plan includes the
    /// endpoints in the group. All requested words begin with "a", because the service's sandbox contains no other
    /// English words. Each search requests a single result, which keeps the response small.
    struct Group: Sendable {
        /// The name of the endpoint that receives the request.
        let name: String
        let request: any OxfordEndpointRequest

        static let all = [
            Group(name: "entries", request: EntriesRequest("ace", in: .britishEnglish)),
            Group(name: "words", request: WordsRequest("ace", in: .britishEnglish)),
            Group(name: "lemmas", request: LemmasRequest("aces", in: .english)),
            Group(name: "inflections", request: InflectionsRequest("ace", in: .britishEnglish)),
            Group(name: "thesaurus", request: ThesaurusRequest("ace", in: .english)),
            Group(name: "sentences", request: SentencesRequest("ace", in: .english)),
            Group(name: "translations", request: TranslationsRequest("apple", in: .englishToSpanish)),
            Group(name: "search", request: SearchRequest("ace", in: .britishEnglish, page: Page(limit: 1))),
            Group(
                name: "search-thesaurus", request: SearchThesaurusRequest("ace", in: .english, page: Page(limit: 1))),
            Group(
                name: "search-translations",
                request: SearchTranslationsRequest("apple", in: .englishToSpanish, page: Page(limit: 1))),
            Group(name: "pronunciations", request: PronunciationsRequest("ace", in: .britishEnglish)),
            // This group also covers the lists of filters, fields and vocabularies.
            Group(name: "languages", request: LanguagesRequest()),
        ]
    }
}

extension AccessCheck {
    /// Checks the groups of endpoints one after another, by sending one request for each group.
    ///
    /// The check stops at the first error that would affect every remaining request, such as rejected credentials.
    ///
    /// - Parameter timeout: The time for each group, which includes the time for examining the response.
    static func results(
        of groups: [Group], from client: OxfordClient, named source: String, within timeout: Duration
    ) async -> [AccessCheck] {
        var checks: [AccessCheck] = []
        for group in groups {
            let check = await AccessCheck(group, group.request, from: client, named: source, within: timeout)
            checks.append(check)
            if check.error?.concernsEveryRequest == true { break }
        }
        return checks
    }

    private init(
        _ group: Group, _ request: some OxfordEndpointRequest, from client: OxfordClient, named source: String,
        within timeout: Duration
    ) async {
        report = Report(source: source, group: group.name, url: request.urlString(on: client.server))
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
        case .invalidCredentials, .rateLimited, .budgetSpent, .noAnswer, .timedOut, .cancelled: true
        default: false
        }
    }
}
