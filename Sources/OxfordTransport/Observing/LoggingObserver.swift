/// An observer that writes a line for each event, without a secret.
///
/// ```swift
/// let client = OxfordClient(
///     credentials: nil, transport: ClosureTransport { _ in TransportResponse(status: 404) },
///     observer: LoggingObserver { line in print(line.prefix { $0 != "," }) })
/// _ = try? await client.send(.entries("ace", in: .britishEnglish))
/// // attempted
/// // answeredWithError
/// ```
public struct LoggingObserver: OxfordObserver {
    private let write: @Sendable (String) -> Void

    /// Makes an observer of what takes a line, such as a logger's function.
    public init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// Writes the line.
    public func observe(_ event: OxfordEvent) {
        write("\(event)")
    }
}
