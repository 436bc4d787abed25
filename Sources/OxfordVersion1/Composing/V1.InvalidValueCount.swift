extension V1 {
    /// An error for a word-list filter that has no values or more than five.
    ///
    /// ```swift
    /// do {
    ///     _ = try V1.WordlistRequest.Filter.domains(of: [])
    /// } catch {
    ///     print(error)
    /// }
    /// // 0 values for a filter of a word list; pass one to five
    /// ```
    public struct InvalidValueCount: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of values in the list.
        public let count: Int

        /// The rule, and the number of values.
        public var description: String { "\(count) values for a filter of a word list; pass one to five" }
    }
}
