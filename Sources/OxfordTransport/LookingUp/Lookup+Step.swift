public import OxfordEndpoints

extension Lookup {
    /// A request of a look-up, with its outcome.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let found = try await client.lookUp("axxe", in: .britishEnglish)
    /// for step in found.steps {
    ///     print(step)
    /// }
    /// // words: nothing, 0 calls
    /// // search: found, 0 calls
    /// // lemmas: nothing, 0 calls
    /// ```
    public struct Step: Hashable, Sendable, CustomStringConvertible {
        /// The name of the endpoint, such as `words` or `search/translations`.
        public let endpoint: String

        /// The URL of the request.
        public let url: String

        /// The outcome of the request.
        public let outcome: Outcome

        /// The number of calls that the request made to the service, including retries.
        ///
        /// The number is 0 if nothing was sent, for example because the answer came from a cache.
        public let calls: Int

        /// Creates a step, for tests and previews.
        ///
        /// ```swift
        /// let found = Lookup(
        ///     word: "aceing", match: .notFound,
        ///     steps: [
        ///         Lookup.Step("words", outcome: .nothing),
        ///         Lookup.Step("search", outcome: .notAllowed),
        ///     ])
        /// print(found.calls)
        /// // 2
        /// ```
        ///
        /// - Parameters:
        ///   - endpoint: The name of the endpoint.
        ///   - url: The URL of the request.
        ///   - outcome: The outcome of the request.
        ///   - calls: The number of calls to the service.
        public init(_ endpoint: String, url: String = "", outcome: Outcome = .found, calls: Int = 1) {
            self.endpoint = endpoint
            self.url = url
            self.outcome = outcome
            self.calls = calls
        }

        /// The endpoint, the outcome, and the number of calls, such as `words: found, 1 call`.
        public var description: String {
            "\(endpoint): \(outcome), \(calls) call\(calls == 1 ? "" : "s")"
        }
    }
}

extension Lookup.Step: Codable {
    /// Decodes a step, with the defaults of its initializer for absent members.
    ///
    /// - Throws: The decoder's error.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try members.decodeIfPresent(String.self, forKey: .endpoint) ?? "",
            url: try members.decodeIfPresent(String.self, forKey: .url) ?? "",
            outcome: try members.decodeIfPresent(Outcome.self, forKey: .outcome) ?? .found,
            calls: try members.decodeIfPresent(Int.self, forKey: .calls) ?? 1)
    }
}

extension Lookup.Step {
    /// The outcome of a step.
    ///
    /// Later versions may add outcomes, so a `switch` over an outcome needs a `default` case.
    public struct Outcome: OxfordOpenValue {
        /// The name of the outcome, such as `found`.
        public let rawValue: String

        /// Creates an outcome from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The service found entries, headwords, or words for ``Lookup/suggestions``.
        public static let found = Outcome("found")

        /// The service found nothing, or the sample dictionary has no answer.
        public static let nothing = Outcome("nothing")

        /// The service denied access to the endpoint, for example because your plan does not include it.
        public static let notAllowed = Outcome("notAllowed")

        /// The request was not sent, because the look-up had made the maximum number of calls.
        ///
        /// The look-up ended at this step, so the service may know the word even if nothing was found.
        public static let skipped = Outcome("skipped")
    }
}
