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
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let kept = Mutex<Result<TransportResponse, TransportError>?>(nil)
        let exchange = TransportMiddleware { _, next in
            let outcome: Result<TransportResponse, TransportError>
            do throws(TransportError) {
                outcome = .success(try await next(request))
            } catch {
                outcome = .failure(error)
            }
            kept.withLock { $0 = outcome }
            return try outcome.get()
        }
        let client = OxfordClient(transport: transport, middleware: [exchange] + middleware)
        _ = try? await client.send(AnyRequest())
        // A client whose task is already cancelled sends nothing.
        let outcome = kept.withLock(\.self) ?? .failure(TransportError(.cancelled))
        return try outcome.get()
    }

    /// Sends a request and returns its outcome.
    public func outcome(of request: TransportRequest) async -> Result<TransportResponse, TransportError> {
        do throws(TransportError) {
            return .success(try await send(request))
        } catch {
            return .failure(error)
        }
    }
}
