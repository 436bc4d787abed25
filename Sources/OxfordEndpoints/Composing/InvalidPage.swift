/// An error for a page whose limit or offset is out of range.
///
/// ```swift
/// do {
///     _ = try Page(validatingLimit: 100, offset: 9950)
/// } catch {
///     if error.reason == .offset {
///         print("the last page starts at \(10000 - error.limit)")
///     }
/// }
/// // the last page starts at 9900
/// ```
public struct InvalidPage: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule that the page breaks.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The limit is not in 1...5000.
        public static let limit = Reason("limit")
        /// The offset is negative, or the sum of limit and offset exceeds 10,000.
        public static let offset = Reason("offset")
    }

    /// The rule that the page breaks.
    public let reason: Reason

    /// The given limit.
    public let limit: Int

    /// The given offset.
    public let offset: Int

    init(_ reason: Reason, limit: Int, offset: Int) {
        self.reason = reason
        self.limit = limit
        self.offset = offset
    }

    /// The invalid number and the valid range.
    public var description: String {
        reason == .limit
            ? "limit \(limit) is out of range; pass 1 to 5000"
            : "offset \(offset) is out of range for limit \(limit); pass 0 to \(10000 - limit)"
    }
}
