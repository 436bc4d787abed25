extension V1 {
    /// The error for a word-list filter with fewer than one or more than five values.
    ///
    /// ```swift
    /// do {
    ///     _ = try V1.WordlistRequest.Filter.domains(of: [])
    /// } catch {
    ///     print(error)
    /// }
    /// // a filter of a word list has one to five values, not 0
    /// ```
    public struct InvalidValueCount: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of values in the list.
        public let count: Int

        /// The rule, and the number of values.
        public var description: String { "a filter of a word list has one to five values, not \(count)" }
    }
}
