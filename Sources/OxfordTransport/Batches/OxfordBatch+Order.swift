extension OxfordBatch {
    /// The order in which a batch returns its elements.
    ///
    /// ```swift
    /// let client = OxfordClient(
    ///     credentials: nil, transport: ClosureTransport { _ in TransportResponse(body: #"{"results": []}"#) })
    /// let words: [Headword] = ["axe", "ace"]
    /// let order: OxfordBatch.Order = .asGiven
    /// for await element in client.responses(to: words.map { EntriesRequest($0, in: .britishEnglish) }, order: order) {
    ///     print(element.request.word)
    /// }
    /// // axe
    /// // ace
    /// ```
    public struct Order: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The order in which the requests finish.
        public static let asFinished = Order("asFinished")

        /// The order in which the requests were given.
        ///
        /// A slow request holds up the elements after it.
        public static let asGiven = Order("asGiven")
    }
}
