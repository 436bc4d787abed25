import OxfordEndpoints
import OxfordTransport
import Synchronization

/// A transport with a list of middleware, for tests that send HTTP requests through them.
///
/// Middleware runs only in a client, and a client sends only the requests of the API and returns only their answers.
/// A line sends any HTTP request, and returns the response or throws the error that leaves the middleware.
public struct Line: Sendable {
    private struct AnyAnswer: OxfordAnswer {
        init(json body: [UInt8]) {}
    }

    private struct AnyRequest: OxfordEndpointRequest {
        typealias Answer = AnyAnswer

        func write(to url: inout URLWriter) { url.append(path: "any") }
    }

    private let transport: any Transport
    private let middleware: [TransportMiddleware]

    /// Creates a line.
    ///
    /// The first middleware is the nearest to the caller.
    public init(_ transport: some Transport, _ middleware: TransportMiddleware...) {
        self.transport = transport
        self.middleware = middleware
    }

    /// Sends a request and returns the response.
    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        try await outcome(of: request).get()
    }

    /// Sends a request and returns its outcome.
    public func outcome(of request: TransportRequest) async -> Result<TransportResponse, TransportError> {
        // A client whose task is already cancelled sends nothing.
        let kept = Mutex<Result<TransportResponse, TransportError>>(.failure(TransportError(.cancelled)))
        let exchange = TransportMiddleware { _, next in
            do {
                let response = try await next(request)
                kept.withLock { $0 = .success(response) }
                return response
            } catch {
                kept.withLock { $0 = .failure(TransportError(error)) }
                throw error
            }
        }
        let client = OxfordClient(transport: transport, middleware: [exchange] + middleware)
        _ = try? await client.send(AnyRequest())
        return kept.withLock(\.self)
    }
}
