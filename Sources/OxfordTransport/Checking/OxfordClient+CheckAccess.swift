import OxfordEndpoints

extension OxfordClient {
    /// Sends one small request per group of endpoints, one at a time, and returns the results.
    ///
    /// The results show which endpoints the plan allows, and which members of the responses this library ignores.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(
    ///     credentials: nil, transport: SampleTransport())
    /// let checks = await client.checkAccess()
    /// print(checks.count, checks.allSatisfy { $0.outcome == .allowed })
    /// // 12 true
    /// ```
    ///
    /// Each request makes at least one call, which may be billed. The check stops after an error that would also affect
    /// the other groups: invalid credentials, a rate limit, no response, a timeout, or cancellation.
    ///
    /// - Parameter groups: The groups to test.
    /// - Returns: The results of the requests sent, in the order of the groups.
    @concurrent
    public func checkAccess(to groups: [AccessCheck.Group] = AccessCheck.Group.all) async -> [AccessCheck] {
        var checks: [AccessCheck] = []
        for group in groups {
            let check = await check(group, with: group.request)
            checks.append(check)
            if check.error?.concernsEveryRequest == true { break }
        }
        return checks
    }

    private func check(_ group: AccessCheck.Group, with request: some OxfordEndpointRequest) async -> AccessCheck {
        let start = ContinuousClock.now
        do throws(OxfordError) {
            let response = try await response(to: request)
            let duration = start.duration(to: .now)
            let members = MemberComparison(response.body, readAs: response.answer)
            return AccessCheck(
                group, status: response.status, duration: duration, calls: response.attempts,
                read: withoutCredentials(members?.read), ignored: withoutCredentials(members?.ignored))
        } catch {
            return AccessCheck(group, duration: start.duration(to: .now), calls: error.attempts, error: error)
        }
    }

    /// Removes the credentials, because a server may send them as member names.
    private func withoutCredentials(_ paths: [String]?) -> [String] {
        guard let paths, let search = credentials?.search else { return paths ?? [] }
        return paths.map { search.hidden(in: $0) }
    }
}

extension OxfordError {
    fileprivate var concernsEveryRequest: Bool {
        switch reason {
        case .invalidCredentials, .rateLimited, .noAnswer, .timedOut, .cancelled: true
        default: false
        }
    }
}
