#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import OxfordEndpoints

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// An error that another module of this package knows how to convert.
package protocol TransportErrorConvertible: Error {
    /// The corresponding transport error, or `nil` if there is none.
    var transportError: TransportError? { get }
}

extension TransportError {
    /// Creates the transport error that corresponds to an error of the system or of an HTTP library.
    ///
    /// The client applies this initializer to whatever your own ``Transport`` throws, and decides by the
    /// ``reason-swift.property`` whether to send the request again. Use it yourself to handle some errors in a
    /// transport:
    ///
    /// ```swift
    /// struct Wire: Transport {
    ///     let get: @Sendable (_ url: String) async throws -> [UInt8]
    ///
    ///     func send(_ request: TransportRequest) async throws -> TransportResponse {
    ///         do {
    ///             let body = try await get(request.url)
    ///             return TransportResponse(status: 200, body: body)
    ///         } catch {
    ///             let error = TransportError(error)
    ///             print("no response:", error.reason)
    ///             throw error
    ///         }
    ///     }
    /// }
    ///
    /// let wire = Wire { _ in throw CancellationError() }
    /// let request = TransportRequest(url: "https://example.com")
    /// _ = try? await wire.send(request)
    /// // no response: cancelled
    /// ```
    ///
    /// - A `TransportError` remains unchanged.
    /// - An ``OxfordError`` becomes its ``OxfordError/transportError``. If it has none, it keeps its reason, and its
    ///   message becomes the detail.
    /// - A `CancellationError` has the reason ``FailureReason/cancelled``.
    /// - An error of POSIX gets the reason that fits its code. An error of `URLSession` does so too if the program
    ///   contains the module OxfordURLSession, as every program does that imports OxfordDictionaries.
    /// - Any other error has the reason ``FailureReason/other``. The detail is the error's localized description or, if
    ///   the error has none, its description. If the error does not describe itself, the detail is the name of its
    ///   type, and for an `NSError` its domain and code, because the values of the error's properties may be secret.
    public init(_ error: any Error) {
        self = Self.known(error) ?? TransportError(.other, detail: error.ownText)
    }

    /// Creates the error for an error that a transport or the closure of a middleware has thrown.
    ///
    /// If the current task was cancelled, any error may be a consequence of the cancellation.
    ///
    /// - Parameter isMiddleware: Whether a middleware threw the error. Only the middleware's author knows what an
    ///   unknown error means. An ``OxfordError`` comes from another request, for example for a token, so its reason
    ///   does not hold for this request.
    init(thrown error: any Error, byMiddleware isMiddleware: Bool = false) {
        let foreign = error as? OxfordError
        if !(error is TransportError), Task.isCancelled || foreign?.isCancellation == true {
            self = .cancelled
        } else if isMiddleware, foreign != nil || Self.known(error) == nil {
            self.init(.middlewareFailed, detail: foreign?.description ?? error.ownText)
        } else {
            self.init(error)
        }
    }

    /// Returns the transport error for an error whose meaning the library knows, or `nil` for any other error.
    static func known(_ error: any Error) -> TransportError? {
        // The standard library declares the domain and the code of an `NSError`, which FoundationEssentials lacks, for
        // every error.
        let code = error._code
        return switch (error, error._domain) {
        case (let error as TransportError, _): error
        case (let error as OxfordError, _):
            error.transportError
                ?? TransportError(error.reason, detail: error.message ?? error.answerError?.description)
        case (is CancellationError, _): .cancelled
        case (let error as any TransportErrorConvertible, let domain):
            error.transportError ?? (domain == "NSPOSIXErrorDomain" ? Self(posixCode: code) : Self(posix: error))
        case (_, "NSPOSIXErrorDomain"): Self(posixCode: code)
        default: Self(posix: error)
        }
    }

    // Windows and WebAssembly lack some of these numbers.
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
        /// Creates an error from a `POSIXError`, which has another domain on Linux, or returns `nil` for any other
        /// error.
        private init?(posix error: any Error) {
            guard let error = error as? POSIXError else { return nil }
            self.init(posixCode: Int(error.code.rawValue))
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
    #else
        private init?(posix error: any Error) { return nil }

        private init?(posixCode code: Int) { return nil }
    #endif
}

extension Error {
    /// The text by which the error describes itself, on a single line.
    ///
    /// The text of an error that does not describe itself is the name of its type or, for an `NSError`, its domain and
    /// code. Its properties, which may contain a secret, are left out.
    var ownText: String {
        if let text = (self as? any LocalizedError)?.errorDescription {
            return text.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
        let type = type(of: self)
        guard _domain == String(reflecting: type) else { return "\(_domain) \(_code)" }
        // Ask the type, because Foundation makes the compiler believe that the error itself always has a description.
        let mirror = Mirror(reflecting: self)
        let describesItself =
            type is any CustomStringConvertible.Type || mirror.displayStyle == .enum && mirror.children.isEmpty
        guard describesItself else { return "\(type)" }
        return "\(self)".split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
