import OxfordEndpoints

extension OxfordClient {
    /// Sends the smallest request of each group of endpoints, one after the other, and returns what came of it.
    ///
    /// It tells which endpoints the plan allows, and where the service differs from what this library expects.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// let checks = await client.checkAccess()
    /// print(checks.count, checks.allSatisfy { $0.outcome == .allowed }, checks.map(\.calls).reduce(0, +))
    /// // 12 true 12
    /// ```
    ///
    /// Each request is one call, which the service may bill, unless the transport retries. A failure that every other
    /// request would share ends the check, so the result may have fewer elements than there are groups: wrong credentials,
    /// a rate limit, a service that does not respond, or a cancelled task.
    ///
    /// - Parameter groups: The groups to check.
    /// - Returns: The result of each request that was made, in the order of the groups.
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

    /// The paths of members without the credentials, because a server may send anything as a name.
    private func withoutCredentials(_ paths: [String]?) -> [String] {
        guard let paths, let credentials else { return paths ?? [] }
        return paths.map { String(decoding: credentials.hidden(in: Array($0.utf8)), as: UTF8.self) }
    }
}

extension OxfordError {
    /// Whether any other request would fail in the same way.
    fileprivate var concernsEveryRequest: Bool {
        switch reason {
        case .invalidCredentials, .rateLimited, .noAnswer, .timedOut, .cancelled: true
        default: false
        }
    }
}
