public import OxfordTransport

/// A transport that keeps what is asked and answered in a file, without the secrets.
///
/// Made by `recording(to:)` of a transport, and read by ``Recording``.
///
/// Where the file can no longer be written, requests fail with `TransportError.Reason.other`: what is missing in a
/// recording would be missed much later.
///
/// A file that cannot be written at all is told before anything is sent:
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
/// // cannot write /nowhere/ace.recording.jsonl;
/// //     check its folder and permissions
/// ```
public struct RecordingTransport<Base: Transport>: Transport {
    private let base: Base
    private let file: RecordingFile

    init(_ base: Base, file: RecordingFile) {
        self.base = base
        self.file = file
    }

    /// Sends a request, and adds what came of it to the file.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let outcome: Result<TransportResponse, TransportError>
        do throws(TransportError) {
            outcome = .success(try await base.send(request))
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
            try file.add(exchange)
        } catch {
            throw TransportError(.other, detail: error.description)
        }
        return try outcome.get()
    }
}

extension Transport {
    /// The transport with a file that keeps every exchange, for tests that replay them.
    ///
    /// ```swift
    /// func recorded(_ wire: some Transport) throws -> OxfordClient {
    ///     OxfordClient(credentials: try .environment(), transport: try wire.recording(to: "ace.recording.jsonl"))
    /// }
    /// ```
    ///
    /// The file is created if it does not exist, and added to if it does. Several transports and processes may share it; on
    /// Windows and WASI, only the transports of one process. If its name ends in `.har`, it is a complete HAR 1.2 after each exchange, for network panels of browsers. Otherwise each
    /// exchange is a line of JSON. Both have the URL, the status, the body, and the headers that are known to hold no secret.
    /// Neither has the times of a recorded exchange, so equal exchanges are the same bytes.
    ///
    /// The recorded URL lacks parameters such as `app_key`. If the server repeats a credential of the request, escaped or not,
    /// the recording has `…` instead. A credential of fewer than 8 characters cannot be told from other text: if it occurs, the
    /// request fails with an error that says so.
    ///
    /// Around a transport that tries again an exchange is the last try; within it, each. Put it around a deadline: within one
    /// what comes too late is a cancellation, and is replayed as that.
    ///
    /// - Throws: ``RecordingError`` if the file cannot be written, or is a HAR of another program. Read such a HAR with
    ///   ``Recording/init(contentsOf:)``, and record to the copy that ``Recording/write(to:)`` makes.
    public func recording(to path: String) throws(RecordingError) -> RecordingTransport<Self> {
        RecordingTransport(self, file: try RecordingFile(creating: path))
    }
}
