/// A random identifier of a request in events, logs, and errors.
///
/// It is never sent. The service's identifier is ``OxfordError/serviceID`` or ``OxfordResponse/serviceID``.
public struct RequestID: Hashable, Sendable, CustomStringConvertible {
    private let number: UInt64

    /// Creates a random ID.
    public init() {
        number = .random(in: .min ... .max)
    }

    /// The ID as 16 hexadecimal digits.
    public var description: String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
