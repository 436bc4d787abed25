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

    /// What a line sends, and the outcome that leaves the middleware.
    private struct Exchange: Sendable {
        @TaskLocal static var current: Exchange?

        let request: TransportRequest
        let kept = Kept()
    }

    private final class Kept: Sendable {
        let outcome = Mutex<Result<TransportResponse, TransportError>?>(nil)
    }

    private let client: OxfordClient

    /// Creates a line.
    ///
    /// The first middleware is the nearest to the caller.
    public init(
        _ transport: some Transport, policy: CallPolicy = CallPolicy(), _ middleware: TransportMiddleware...,
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        let exchange = TransportMiddleware { request, next in
            guard let exchange = Exchange.current else { return try await next(request) }
            do {
                let response = try await next(exchange.request)
                exchange.kept.outcome.withLock { $0 = .success(response) }
                return response
            } catch {
                exchange.kept.outcome.withLock { $0 = .failure(TransportError(error)) }
                throw error
            }
        }
        client = OxfordClient(transport: transport, policy: policy, middleware: [exchange] + middleware, clock: clock)
    }

    /// Sends a request and returns the response.
    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        try await outcome(of: request).get()
    }

    /// Sends a request and returns its outcome.
    public func outcome(of request: TransportRequest) async -> Result<TransportResponse, TransportError> {
        let exchange = Exchange(request: request)
        do {
            _ = try await Exchange.$current.withValue(exchange) { try await client.send(AnyRequest()) }
        } catch let error as OxfordError where error.reason == .timedOut {
            // The end of the time ends the request before the middleware does.
            return .failure(TransportError(error))
        } catch {
            // The middleware has let the outcome through, unless the task was cancelled before.
        }
        // A client whose task is already cancelled sends nothing.
        return exchange.kept.outcome.withLock { $0 ?? .failure(TransportError(.cancelled)) }
    }
}
