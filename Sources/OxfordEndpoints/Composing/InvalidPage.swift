/// Why two numbers are no ``Page``.
///
/// It is what ``Page/init(validatingLimit:offset:)`` throws, with the numbers that are at fault.
///
/// ```swift
/// do {
///     _ = try Page(validatingLimit: 100, offset: 9950)
/// } catch {
///     if case .offset(_, let limit) = error { print("the last page of \(limit) begins at \(10000 - limit)") }
/// }
/// // the last page of 100 begins at 9900
/// ```
public enum InvalidPage: Error, Hashable, Sendable, CustomStringConvertible {
    /// The limit is not 1 to 5000.
    case limit(Int)

    /// The offset is negative, or above 10000 together with the limit.
    case offset(Int, limit: Int)

    /// The rule that is broken, and by what.
    public var description: String {
        switch self {
        case .limit(let limit):
            "a page has 1 to 5000 results, not \(limit)"
        case .offset(let offset, let limit):
            "a page of \(limit) begins at 0 to \(10000 - limit), not \(offset): none goes beyond 10000"
        }
    }
}
