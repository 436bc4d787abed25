/// Why two numbers do not make a ``Page``.
///
/// ``Page/init(validatingLimit:offset:)`` throws it.
///
/// ```swift
/// do {
///     _ = try Page(validatingLimit: 100, offset: 9950)
/// } catch {
///     if error.reason == .offset { print("the last page starts at \(10000 - error.limit)") }
/// }
/// // the last page starts at 9900
/// ```
public struct InvalidPage: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which of the two numbers is out of range, as a constant to compare with.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The limit is not in 1...5000.
        public static let limit = Reason("limit")
        /// The offset is negative, or above 10000 together with the limit.
        public static let offset = Reason("offset")
    }

    /// Which of the two numbers is out of range.
    public let reason: Reason

    /// The limit that was given.
    public let limit: Int

    /// The offset that was given.
    public let offset: Int

    init(_ reason: Reason, limit: Int, offset: Int) {
        self.reason = reason
        self.limit = limit
        self.offset = offset
    }

    /// The rule and the number that breaks it.
    public var description: String {
        reason == .limit
            ? "limit \(limit) is out of range; pass 1 to 5000"
            : "offset \(offset) is out of range for limit \(limit); pass 0 to \(10000 - limit)"
    }
}
