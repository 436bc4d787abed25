public import OxfordTransport

extension Transport {
    /// Returns a transport that records every exchange in a file, without credentials, for tests to replay.
    ///
    /// ```swift
    /// func recordedClient(_ wire: some Transport) throws -> OxfordClient {
    ///     let recorder = try wire.recording(to: "ace.har", beside: #filePath)
    ///     return OxfordClient(
    ///         credentials: try .environment(), transport: recorder)
    /// }
    /// ```
    ///
    /// After each exchange, the file is a complete HAR 1.2, which ``Recording`` reads. If the file exists already,
    /// exchanges are added to it. Several transports can record to the same file, even in different processes.
    ///
    /// If the file cannot be written, this method throws before anything is sent. If the file becomes unwritable later,
    /// requests fail with `TransportError.Reason.other`. Otherwise, the recording would lack their exchanges.
    ///
    /// For each exchange, the file contains the URL, the status, the body, and the headers that are known to contain no
    /// secret. It does not contain times, so that equal exchanges are recorded as equal bytes.
    ///
    /// Parameters such as `app_key` are removed from the URL. If the server repeats a credential, escaped or not, `…`
    /// replaces it. A credential of fewer than 8 characters cannot be distinguished from other text, so the request
    /// fails if this text occurs in the exchange.
    ///
    /// The position among other decorators matters:
    /// - If you apply it after `retrying(_:clock:)`, it records only the last attempt of each request. If you apply it
    ///   before, it records every attempt.
    /// - Apply it after `deadline(_:clock:)`. If you apply it before, it records a missed deadline as a cancellation,
    ///   and the recording replays a cancellation.
    ///
    /// - Parameters:
    ///   - path: The path of the file. Use the extension `.har`, by which other programs recognize the format.
    ///   - source: The path of a source file, such as `#filePath`, if `path` is relative to its folder.
    /// - Throws: ``RecordingError`` if the file cannot be written, or if another program wrote it. To add to a HAR of
    ///   another program, read it with ``Recording/init(contentsOf:beside:)`` and write a copy with
    ///   ``Recording/write(to:beside:)``. Then record to the copy.
    public func recording(to path: String, beside source: String? = nil) throws(RecordingError) -> some Transport {
        RecordingTransport(base: self, file: try RecordingFile(creating: path.beside(source)))
    }
}

private struct RecordingTransport<Base: Transport>: CountsAttempts {
    let base: Base
    let file: RecordingFile

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
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
            throw TransportError(.other, detail: "\(error); record with real credentials")
        }
        do throws(RecordingError) {
            try await file.add(exchange)
        } catch {
            throw TransportError(.other, detail: error.description)
        }
        return try outcome.get()
    }
}
