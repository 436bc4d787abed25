/// What tells one request that is sent from another: in events, in logs and in errors.
///
/// It is made here and never sent. What the service calls a request is in ``OxfordError/serviceID`` and
/// ``OxfordResponse/serviceID``.
///
/// ```swift
/// let (one, another) = (RequestID(), RequestID())
/// print(one == another, one.description.count)
/// // false 16
/// ```
public struct RequestID: Hashable, Sendable, CustomStringConvertible {
    private let number: UInt64

    /// Makes one that no other request has.
    public init() {
        number = .random(in: .min ... .max)
    }

    /// Sixteen hexadecimal digits.
    public var description: String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
