extension OxfordBatch {
    /// The order in which a batch returns its elements.
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
        /// A slow request delays the elements after it.
        public static let asGiven = Order("asGiven")
    }
}
