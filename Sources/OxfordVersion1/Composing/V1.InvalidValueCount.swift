extension V1 {
    /// Why a list makes no filter of a word list: it has not one to five values.
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
        /// How many values the list has.
        public let count: Int

        /// The rule, and what breaks it.
        public var description: String { "\(count) values for a filter of a word list; pass one to five" }
    }
}
