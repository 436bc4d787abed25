public import OxfordTransport

extension Transport {
    /// Returns a transport that records every exchange, without credentials, in a file that tests can replay.
    ///
    /// ```swift
    /// func recordedClient(_ wire: some Transport) throws -> OxfordClient {
    ///     let recorder = try wire.recording(to: "ace.har", beside: #filePath)
    ///     return OxfordClient(
    ///         credentials: try .environment(), transport: recorder)
    /// }
    /// ```
    ///
    /// An exchange is a request with its response or error. After each exchange, the file is a complete HTTP archive
    /// (HAR 1.2), which you can read with ``Recording``. If the file already exists, new exchanges are added to it.
    /// Several transports can record to the same file, even in different processes.
    ///
    /// If the file cannot be written, this method throws an error before any request is sent. If the file becomes
    /// unwritable later, requests fail with `TransportError.Reason.other`, so that the recording never silently misses
    /// an exchange.
    ///
    /// For each exchange, the file contains the URL, the status, the body, and the headers that are known to contain no
    /// secret. The file contains a fixed time instead of the real one, so if you record the same exchanges again to a
    /// new file, it is identical to the old one.
    ///
    /// Parameters such as `app_key` are removed from the URL. If the server echoes a credential in its response, even
    /// in an escaped form, the file contains `…` instead of the credential. A credential of fewer than 8 characters
    /// cannot be removed safely, because the same text may occur by coincidence. If such a credential occurs in any
    /// part of the exchange that would be recorded, the exchange is not recorded, and the request fails. Cookies of
    /// fewer than 8 characters are an exception: they are settings rather than secrets, so they are not removed.
    ///
    /// The library also recognizes a non-ASCII character in a credential if the server writes it as `\u00e9`, `&#233;`
    /// or `%C3%A9`. It doesn't recognize the character if the server writes it as a named HTML entity, such as
    /// `&eacute;`.
    ///
    /// If you apply several methods that wrap a transport, their order matters:
    /// - To record only the last attempt of each request, apply `recording(to:beside:)` after `retrying(_:clock:)`. To
    ///   record every attempt, apply it before `retrying(_:clock:)`.
    /// - Apply `recording(to:beside:)` after `deadline(_:clock:)`, so that a missed deadline is recorded as a timeout.
    ///   In the opposite order, the deadline cancels the request that is being recorded, so the file contains a
    ///   cancellation.
    ///
    /// - Parameters:
    ///   - path: The path of the file. Use the extension `.har`, by which other programs recognize the format.
    ///   - source: The path of a source file, such as `#filePath`, if `path` is relative to its folder.
    /// - Throws: ``RecordingError`` if the file cannot be written, or if another program wrote it. To add to another
    ///   program's HAR file, read the file with ``Recording/init(contentsOf:beside:)`` and write a copy with
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
