public import OxfordTransport

extension TransportMiddleware {
    /// A middleware that records every exchange, without credentials, in a file that tests can replay.
    ///
    /// ```swift
    /// func recordedClient(_ wire: some Transport) throws -> OxfordClient {
    ///     OxfordClient(
    ///         transport: wire, credentials: try .environment(),
    ///         middleware: [try .recording(to: "ace.har", beside: #filePath)])
    /// }
    /// ```
    ///
    /// An exchange is a request with its response or error. After each exchange, the file is a complete HTTP archive
    /// (HAR 1.2), which you can read with ``Recording``. If the file already exists, new exchanges are added to it.
    /// Several clients can record to the same file, even in different processes.
    ///
    /// If the file cannot be written, this function throws an error before any request is sent. If the file becomes
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
    /// The position in the list of middleware matters:
    /// - To record only the last response to each request, place the recording before the retries. To record every
    ///   response, place it after them.
    /// - Place the recording before a deadline, so that a missed deadline is recorded as a timeout. In the opposite
    ///   order, the deadline cancels the request that is being recorded, so the file contains a cancellation.
    ///
    /// - Parameters:
    ///   - path: The path of the file. Use the extension `.har`, by which other programs recognize the format.
    ///   - source: The path of a source file, such as `#filePath`, if `path` is relative to its folder.
    /// - Throws: ``RecordingError`` if the file cannot be written, or if another program wrote it. To add to another
    ///   program's HAR file, read the file with ``Recording/init(contentsOf:beside:)`` and write a copy with
    ///   ``Recording/write(to:beside:)``. Then record to the copy.
    public static func recording(
        to path: String, beside source: String? = nil
    ) throws(RecordingError) -> TransportMiddleware {
        let file = try RecordingFile(creating: path.beside(source))
        return TransportMiddleware { request, next in
            let outcome: Result<TransportResponse, TransportError>
            do throws(TransportError) {
                outcome = .success(try await next(request))
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
}
