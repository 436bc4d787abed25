import Synchronization

/// One passage of a request through the transport, which counts the calls that the transport makes.
///
/// If the transport does not report its sends, the passage counts one call in advance. The transport may still pass the
/// request to another transport that does report them, so the first report of such a transport is not counted again.
final class Passage: RequestTrace {
    private let trace: CallTrace
    private let permits: [RatePermit]
    private let isCountedInAdvance = Mutex(false)

    init(_ trace: CallTrace, permits: [RatePermit]) {
        self.trace = trace
        self.permits = permits
    }

    func willSend() throws(TransportError) {
        let isCounted = isCountedInAdvance.withLock { isCounted in
            defer { isCounted = false }
            return isCounted
        }
        if isCounted {
            if trace.isClosed { throw .cancelled }
        } else {
            try trace.willSend(using: permits)
        }
    }

    func countInAdvance() throws(TransportError) {
        try trace.willSend(using: permits)
        isCountedInAdvance.withLock { $0 = true }
    }

    func willWait(for duration: Duration) {
        trace.willWait(for: duration)
    }

}
