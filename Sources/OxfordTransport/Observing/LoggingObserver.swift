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
    ///
    /// The details of a line are separated by commas, and what happened comes first:
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let observer = LoggingObserver { line in
    ///     let details = line.split(separator: ", ")
    ///     if details[0] != "attempted" { print(details[0], details[2], details[3]) }
    /// }
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport(), observer: observer)
    /// _ = try await client.send(.lemmas("ran", in: .english))
    /// // answered attempts 1 status 200
    /// ```
    public init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// Writes the line.
    public func observe(_ event: OxfordEvent) {
        write("\(event)")
    }
}
