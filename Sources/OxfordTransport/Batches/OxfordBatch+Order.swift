extension OxfordBatch {
    /// The order in which a batch returns its elements.
    public struct Order: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// Elements arrive as their requests finish.
        public static let asFinished = Order("asFinished")

        /// Elements arrive in the order of the requests.
        ///
        /// A slow request delays the elements after it.
        public static let asGiven = Order("asGiven")
    }
}
