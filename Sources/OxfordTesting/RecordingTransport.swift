public import OxfordTransport

/// A transport that records requests and responses in a file, without credentials.
///
/// A transport's `recording(to:)` method creates it, and ``Recording`` reads the file. If the file cannot be written,
/// `recording(to:)` throws before anything is sent. If it becomes unwritable later, requests fail with
/// `TransportError.Reason.other`, so that no exchange is missing from the recording.
///
/// ```swift
/// import OxfordSamples
/// import OxfordTesting
///
/// do {
///     _ = try SampleTransport().recording(to: "/nowhere/ace.recording.jsonl")
/// } catch {
///     print(error)
/// }
/// // cannot write /nowhere/ace.recording.jsonl:
/// //     its folder does not exist; create the folder
/// ```
public struct RecordingTransport<Base: Transport>: CountsAttempts {
    private let base: Base
    private let file: RecordingFile

    init(_ base: Base, file: RecordingFile) {
        self.base = base
        self.file = file
    }

    /// Sends a request and adds it to the file with its outcome.
    ///
    /// - Throws: The error of the recorded transport, or `TransportError.Reason.other` if the exchange cannot be
    ///   recorded.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        request.reportUnsent()
        let outcome: Result<TransportResponse, TransportError>
        do throws(TransportError) {
            outcome = .success(try await base.attempt(request.attempt, of: request))
        } catch {
            outcome = .failure(error)
        }
        let exchange: RecordedExchange
        do throws(Redaction.ShortSecret) {
            exchange = try RecordedExchange(request, outcome)
        } catch {
            throw TransportError(
                .other,
                detail:
                    "the value of \(error.name) has fewer than 8 characters and occurs in the exchange;"
                    + " record with real credentials")
        }
        do throws(RecordingError) {
            try await file.add(exchange)
        } catch {
            throw TransportError(.other, detail: error.description)
        }
        return try outcome.get()
    }
}

extension Transport {
    /// Returns a transport that records every exchange in a file, for tests to replay.
    ///
    /// ```swift
    /// func recordedClient(_ wire: some Transport) throws -> OxfordClient {
    ///     OxfordClient(
    ///         credentials: try .environment(),
    ///         transport: try wire.recording(to: "ace.recording.jsonl"))
    /// }
    /// ```
    ///
    /// Exchanges are added to an existing file. Transports and processes can share a file (on Windows and WASI, only
    /// the transports of one process).
    ///
    /// If the file's name ends in `.har`, it is a complete HAR 1.2 after each exchange. Otherwise it has one JSON
    /// object per line. Both formats keep the URL, the status, the body, and the headers known to hold no secret. They
    /// keep no times, so equal exchanges have equal bytes.
    ///
    /// Parameters such as `app_key` are removed from the URL. If the server repeats a credential, escaped or not, `…`
    /// replaces it. A credential of fewer than 8 characters cannot be distinguished from other text: if it occurs in
    /// the exchange, the request fails.
    ///
    /// The position matters:
    /// - Applied after `retrying(_:clock:)`, it records only the last attempt of each request. Applied before, it
    ///   records every attempt.
    /// - Apply it after `deadline(_:clock:)`. Applied before, it records and replays a missed deadline as a
    ///   cancellation.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``RecordingError`` if the file cannot be written or is another program's HAR. To add to such a HAR,
    ///   read it with ``Recording/init(contentsOf:)`` and record to a copy made with ``Recording/write(to:)``.
    public func recording(to path: String) throws(RecordingError) -> RecordingTransport<Self> {
        RecordingTransport(self, file: try RecordingFile(creating: path))
    }
}
