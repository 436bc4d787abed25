#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension TransportError {
    /// Creates the transport error that corresponds to an error of the system or of an HTTP library.
    ///
    /// Use this initializer in your own ``Transport``, because the client decides by the ``reason-swift.property``
    /// whether to send a request again:
    ///
    /// ```swift
    /// struct OwnTransport: Transport {
    ///     let get: @Sendable (_ url: String) async throws -> [UInt8]
    ///
    ///     func send(
    ///         _ request: TransportRequest
    ///     ) async throws(TransportError) -> TransportResponse {
    ///         do {
    ///             return TransportResponse(
    ///                 status: 200, body: try await get(request.url))
    ///         } catch {
    ///             throw TransportError(error)
    ///         }
    ///     }
    /// }
    ///
    /// let transport = OwnTransport { _ in throw CancellationError() }
    /// do {
    ///     _ = try await transport.send(
    ///         TransportRequest(url: "https://example.com"))
    /// } catch {
    ///     print(error.reason)
    /// }
    /// // cancelled
    /// ```
    ///
    /// - A `TransportError` remains unchanged.
    /// - An ``OxfordError`` keeps its reason, and its message becomes the detail.
    /// - A `CancellationError` has the reason ``FailureReason/cancelled``.
    /// - The errors of `URLSession`, of CFNetwork, and of POSIX get the reason that fits their code.
    /// - Any other error has the reason ``FailureReason/other``. The detail contains the type of the error, but not its text,
    ///   because the text may contain a secret.
    public init(_ error: any Error) {
        // `URLError` and `NSError` are not in FoundationEssentials, which is all of Foundation that this module imports
        // on Linux. The standard library, however, declares the domain and the code of an `NSError` for every error.
        let code = error._code
        let known: TransportError?
        switch (error, error._domain) {
        case (let error as TransportError, _): known = error
        case (let error as OxfordError, _): known = TransportError(error.reason, detail: error.message)
        case (is CancellationError, _): known = .cancelled
        // Both domains use the same negative codes.
        case (_, "NSURLErrorDomain"), (_, "kCFErrorDomainCFNetwork"): known = Self(urlCode: code)
        case (_, "NSPOSIXErrorDomain"): known = Self(posixCode: code)
        // On Linux, a `POSIXError` has another domain.
        case (let error as POSIXError, _): known = Self(posixCode: Int(error.code.rawValue))
        default: known = TransportError(.other, detail: "\(type(of: error))")
        }
        self = known ?? TransportError(.other, detail: "\(type(of: error)) \(code)")
    }

    /// Creates the error for an error that a closure has thrown.
    ///
    /// If the current task was cancelled, any error may be a consequence of the cancellation.
    init(thrown error: any Error) {
        self = Task.isCancelled && !(error is TransportError) ? .cancelled : TransportError(error)
    }

    /// Creates the error for an error that a middleware has thrown.
    ///
    /// An error that is unknown keeps its own description, because only the middleware's author knows what it means.
    init(thrownByMiddleware error: any Error) {
        self.init(thrown: error)
        guard reason == .other, !(error is TransportError), !(error is OxfordError) else { return }
        // An error that does not describe itself would show the values of all its properties.
        // Ask its type, because Foundation makes the compiler believe that the error itself always has a description.
        let isShown = type(of: error) is any CustomStringConvertible.Type || Mirror(reflecting: error).children.isEmpty
        let text = (error as? any LocalizedError)?.errorDescription ?? (isShown ? "\(error)" : "\(type(of: error))")
        self.init(.middlewareFailed, detail: text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }

    /// Creates an error from a code of `URLError` or of CFNetwork, or returns `nil` if the code has no matching reason.
    private init?(urlCode code: Int) {
        switch code {
        case -999: self = .cancelled
        case -1000, -1002: self.init(.refusedURL, detail: "it is not a URL that can be requested")
        case -1001: self = .timedOut
        case -1003, -1006, 1, 2: self.init(.hostNotFound)
        case -1004: self.init(.cannotConnect)
        case -1005, 302: self.init(.connectionLost)
        case -1009, -1018, -1019, -1020: self.init(.offline)
        case -1011, -1015, -1016, -1017, 303: self = .invalidHTTP
        case -1014: self = .closedInBody
        case -1022: self.init(.refusedURL, detail: "App Transport Security blocks plain HTTP; use https")
        case -1103: self.init(.tooLarge)
        case -1206 ... -1200: self = .tlsFailed
        case 306...311: self.init(.cannotConnect, detail: "the proxy")
        default: return nil
        }
    }

    /// Creates an error from an error number of POSIX, or returns `nil` if the number has no matching reason.
    private init?(posixCode code: Int) {
        // Use the names of the numbers, because the numbers differ between systems.
        switch Int32(exactly: code) {
        case ECANCELED: self = .cancelled
        case ETIMEDOUT: self = .timedOut
        case ECONNREFUSED, EHOSTUNREACH, EHOSTDOWN: self.init(.cannotConnect)
        // Apple's systems report a broken HTTP/2 or QUIC connection as EPROTO.
        case ECONNRESET, ECONNABORTED, ENOTCONN, EPIPE, ENETRESET, EPROTO: self.init(.connectionLost)
        case ENETDOWN, ENETUNREACH: self.init(.offline)
        default: return nil
        }
    }
}
