/// An observer that writes a line without secrets for each event.
///
/// ```swift
/// let client = OxfordClient(
///     credentials: nil,
///     transport: ClosureTransport { _ in TransportResponse(status: 404) },
///     observer: LoggingObserver { line in print(line.prefix { $0 != "," }) })
/// _ = try? await client.send(.entries("ace", in: .britishEnglish))
/// // attempted
/// // answeredWithError
/// ```
public struct LoggingObserver: OxfordObserver {
    private let write: @Sendable (String) -> Void

    /// Creates an observer that passes each line to a function, such as a logger's.
    ///
    /// A line begins with the kind of the event, and commas separate the details.
    public init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// Writes the line of an event.
    public func observe(_ event: OxfordEvent) {
        write("\(event)")
    }
}
