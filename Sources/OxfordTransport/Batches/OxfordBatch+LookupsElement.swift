extension OxfordBatch.Lookups {
    /// The text of a batch with its look-up or error.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(
    ///     credentials: nil, transport: SampleTransport())
    /// let batch = client.lookUps(
    ///     of: ["ran", "xyzzy", "a/.."], in: .britishEnglish, order: .asGiven)
    /// for await element in batch {
    ///     switch element.result {
    ///     case .success(let lookup):
    ///         print(element.text, lookup.match, lookup.headwords)
    ///     case .failure(let error):
    ///         print(element.text, error.reason)
    ///     }
    /// }
    /// // ran inflection [run]
    /// // xyzzy notFound []
    /// // a/.. invalidWord
    /// ```
    public struct Element: Sendable {
        /// The text as given.
        public let text: String

        /// The look-up or the error.
        ///
        /// A word without entries is not an error: its match is ``Lookup/Match-swift.struct/notFound``. Text that is not
        /// a valid ``Headword`` has an error with the reason ``OxfordError/Reason-swift.struct/invalidWord``.
        public let result: Result<Lookup, OxfordError>

        /// The progress of the batch, including this text.
        public let progress: OxfordBatch.Progress

        /// Creates an element, for tests and previews.
        ///
        /// - Parameters:
        ///   - text: The text as given.
        ///   - result: The look-up or the error.
        ///   - progress: The progress of the batch. Default: that of one finished look-up.
        public init(text: String, result: Result<Lookup, OxfordError>, progress: OxfordBatch.Progress? = nil) {
            self.text = text
            self.result = result
            let first = LookupOutcome(result: result)
            self.progress = progress ?? OxfordBatch.Progress().adding(calls: first.calls, isFailure: first.isFailure)
        }
    }
}
