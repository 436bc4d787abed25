/// A random identifier of a request in events, logs, and errors.
///
/// It is never sent. The service's identifier is ``OxfordError/serviceID`` or ``OxfordResponse/serviceID``.
public struct RequestID: Hashable, Sendable, CustomStringConvertible {
    private let number: UInt64

    /// Creates a random ID.
    public init() {
        number = .random(in: 1 ... .max)
    }

    private init(number: UInt64) {
        self.number = number
    }

    /// The ID of errors that no request caused.
    static let ofNoRequest = RequestID(number: 0)

    /// The ID as 16 hexadecimal digits.
    public var description: String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
