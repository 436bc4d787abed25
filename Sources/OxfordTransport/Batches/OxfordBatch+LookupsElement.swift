public import OxfordEndpoints

extension OxfordBatch.Lookups {
    /// A word of a batch with its look-up or error.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(
    ///     credentials: nil, transport: SampleTransport())
    /// let words: [Headword] = ["ran", "xyzzy"]
    /// let batch = client.lookUps(
    ///     of: words, in: .britishEnglish, order: .asGiven)
    /// for await element in batch {
    ///     switch element.result {
    ///     case .success(let lookup):
    ///         print(element.word, lookup.match, lookup.headwords)
    ///     case .failure(let error): print(element.word, error.advice)
    ///     }
    /// }
    /// // ran inflection [run]
    /// // xyzzy notFound []
    /// ```
    public struct Element: Sendable {
        /// The word.
        public let word: Headword

        /// The look-up or the error.
        ///
        /// A word without entries is not an error: its match is ``Lookup/Match-swift.struct/notFound``.
        public let result: Result<Lookup, OxfordError>

        /// The progress of the batch, including this word.
        public let progress: OxfordBatch.Progress

        /// Creates an element, for tests and previews.
        ///
        /// - Parameters:
        ///   - word: The word.
        ///   - result: The look-up or the error.
        ///   - progress: The progress of the batch. Default: that of one finished word.
        public init(word: Headword, result: Result<Lookup, OxfordError>, progress: OxfordBatch.Progress? = nil) {
            self.word = word
            self.result = result
            let first = LookupOutcome(result: result)
            self.progress = progress ?? OxfordBatch.Progress().adding(calls: first.calls, isFailure: first.isFailure)
        }
    }
}
