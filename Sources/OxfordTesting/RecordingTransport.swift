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
    /// The file is a complete HAR 1.2 after each exchange, and ``Recording`` reads it. Exchanges are added to an existing
    /// file. Transports and processes can share a file.
    ///
    /// If the file cannot be written, this function throws before anything is sent. If the file becomes unwritable
    /// later, requests fail with `TransportError.Reason.other`, so that no exchange is missing from the recording.
    ///
    /// The file contains the URL, the status, the body, and the headers known to hold no secret. It contains no times, so
    /// equal exchanges have equal bytes. Parameters such as `app_key` are removed from the URL. If the server repeats a
    /// credential, escaped or not, `…` replaces it. A credential of fewer than 8 characters cannot be distinguished from
    /// other text: if it occurs in the exchange, the request fails.
    ///
    /// The position matters:
    /// - Applied after `retrying(_:clock:)`, it records only the last attempt of each request. Applied before, it
    ///   records every attempt.
    /// - Apply it after `deadline(_:clock:)`. Applied before, it records and replays a missed deadline as a
    ///   cancellation.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which ends in `.har` for other programs.
    ///   - source: The path of a source file, such as `#filePath`, if `path` is relative to its folder.
    /// - Throws: ``RecordingError`` if the file cannot be written or is another program's HAR. To add to such a HAR,
    ///   read it with ``Recording/init(contentsOf:beside:)`` and record to a copy made with
    ///   ``Recording/write(to:beside:)``.
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
