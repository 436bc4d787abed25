import Foundation
import OxfordTransport
import TestSupport
import Testing

/// Transport errors that are made from errors of the system.
@Suite struct SystemErrors {
    private struct Secretive: Error, CustomStringConvertible {
        let description = "SECRET"
    }

    private static let secret = [NSLocalizedDescriptionKey: "SECRET"]

    @Test(
        "A TransportError passes unchanged, and another error shows its own text, or its domain and code",
        arguments: [
            (TransportError(.init(rawValue: "own"), detail: "a"), TransportError(.init(rawValue: "own"), detail: "a")),
            (CancellationError(), TransportError(.cancelled)),
            (Secretive(), TransportError(.other, detail: "SECRET")),
            (NSError(domain: "Wire", code: -1001, userInfo: secret), TransportError(.other, detail: "Wire -1001")),
        ] as [(any Error, TransportError)])
    func otherErrors(_ error: any Error, converted: TransportError) async {
        #expect(TransportError(error) == converted)
        #expect(await Line(ClosureTransport { _ in throw error }).outcome(of: example) == .failure(converted))
    }

    @Test(
        "An error in a cancelled task is a cancellation", arguments: [CancellationError(), Secretive()] as [any Error])
    func errorsOfCancelledTasks(_ error: any Error) async {
        let task = cancelled { try await Line(ClosureTransport { _ in throw error }).send(example) }
        await #expect(throws: TransportError(.cancelled)) { try await task.value }
    }

    @Test(
        "The number of a POSIX error determines the reason",
        arguments: [
            (POSIXError.Code.ECONNRESET, TransportError.Reason.connectionLost), (.ECONNABORTED, .connectionLost),
            (.ENOTCONN, .connectionLost), (.EPIPE, .connectionLost), (.EPROTO, .connectionLost),
            (.ECONNREFUSED, .cannotConnect), (.EHOSTUNREACH, .cannotConnect), (.ENETDOWN, .offline),
            (.ENETUNREACH, .offline), (.ETIMEDOUT, .timedOut), (.ECANCELED, .cancelled), (.EPERM, .other),
        ])
    func posixErrors(_ code: POSIXError.Code, _ reason: TransportError.Reason) {
        #expect(TransportError(POSIXError(code)).reason == reason)
        #expect(TransportError(NSError(domain: NSPOSIXErrorDomain, code: Int(code.rawValue))).reason == reason)
    }

    @Test("A code that is no POSIX number is another failure", arguments: [Int.max, .min, -1])
    func invalidNumber(_ code: Int) {
        #expect(TransportError(NSError(domain: NSPOSIXErrorDomain, code: code)).reason == .other)
    }
}
