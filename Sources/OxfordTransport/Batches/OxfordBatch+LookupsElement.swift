public import OxfordEndpoints

extension OxfordBatch.Lookups {
    /// A word of a batch with its look-up or error.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// let words: [Headword] = ["ran", "xyzzy"]
    /// for await element in client.lookUps(of: words, in: .britishEnglish, order: .asGiven) {
    ///     switch element.result {
    ///     case .success(let found): print(element.word, found.match, found.headwords.map(\.text))
    ///     case .failure(let error): print(element.word, error.advice)
    ///     }
    /// }
    /// // ran inflection ["run"]
    /// // xyzzy suggestionsOnly []
    /// ```
    public struct Element: Sendable {
        /// The word.
        public let word: Headword

        /// The look-up or the error.
        ///
        /// A word without an entry is a look-up whose match is ``Lookup/Match-swift.struct/suggestionsOnly``, and no error.
        public let result: Result<Lookup, OxfordError>

        /// The progress of the batch, including this word.
        public let progress: OxfordBatch.Progress

        /// Creates an element, for tests and previews of code that takes one.
        ///
        /// ```swift
        /// func row(_ element: OxfordBatch.Lookups.Element) -> String {
        ///     "\(element.word) \(((try? element.result.get()) == nil) ? "failed" : "done"), \(element.progress.done)"
        /// }
        ///
        /// print(row(OxfordBatch.Lookups.Element(word: "ace", result: .success(Lookup(word: "ace")))))
        /// print(row(OxfordBatch.Lookups.Element(word: "axe", result: .failure(OxfordError(.timedOut)))))
        /// // ace done, 1
        /// // axe failed, 1
        /// ```
        ///
        /// - Parameters:
        ///   - word: The word.
        ///   - result: The look-up or the error.
        ///   - progress: The progress of the batch. By default this word is the first of an unknown number.
        public init(word: Headword, result: Result<Lookup, OxfordError>, progress: OxfordBatch.Progress? = nil) {
            self.word = word
            self.result = result
            let first = LookupOutcome(result: result)
            self.progress = progress ?? OxfordBatch.Progress().adding(calls: first.calls, isFailure: first.isFailure)
        }
    }
}
