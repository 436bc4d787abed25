import OxfordTransport

/// The result of checking whether the user's plan includes a group of endpoints.
///
/// To check a group of endpoints, the tool sends one small request to one endpoint in the group.
struct AccessCheck: Sendable {
    enum Outcome: String {
        /// The service sent a valid answer.
        case allowed
        /// The service rejected the credentials, or the plan does not include the endpoint.
        case refused
        /// The service does not have the endpoint, or has no entry for the word.
        case notFound = "not found"
        /// The request failed for another reason, for example because the answer could not be decoded.
        case failed
    }

    let group: Group
    let status: Int?
    let milliseconds: Int64
    /// The number of calls to the service.
    ///
    /// The service may bill each call.
    let calls: Int
    /// The paths of the JSON values that the answer type decodes, such as `results.lexicalEntries.text`.
    let read: [String]
    /// The paths of the JSON members that the answer type does not decode.
    ///
    /// The array is empty if finding the paths takes longer than the timeout.
    let ignored: [String]
    let error: OxfordError?

    var outcome: Outcome {
        switch error?.reason {
        case nil: .allowed
        case .notAllowed, .invalidCredentials: .refused
        case .notFound, .unknownEndpoint: .notFound
        default: .failed
        }
    }
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
        of groups: [Group], from client: OxfordClient, within timeout: Duration
    ) async -> [AccessCheck] {
        var checks: [AccessCheck] = []
        for group in groups {
            let check = await AccessCheck(group, group.request, from: client, within: timeout)
            checks.append(check)
            if check.error?.concernsEveryRequest == true { break }
        }
        return checks
    }

    private init(
        _ group: Group, _ request: some OxfordEndpointRequest, from client: OxfordClient, within timeout: Duration
    ) async {
        self.group = group
        let start = ContinuousClock.now
        do throws(OxfordError) {
            let response = try await client.response(to: request)
            milliseconds = Self.milliseconds(since: start)
            let members = MemberComparison(response.body, readAs: response.answer, until: start + timeout)
            (status, calls, error) = (response.status, response.calls, nil)
            (read, ignored) = (members?.read ?? [], members?.ignored ?? [])
        } catch {
            milliseconds = Self.milliseconds(since: start)
            (status, calls, self.error) = (error.status, error.calls, error)
            (read, ignored) = ([], [])
        }
    }

    private static func milliseconds(since start: ContinuousClock.Instant) -> Int64 {
        Int64(start.duration(to: .now) / .milliseconds(1))
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
