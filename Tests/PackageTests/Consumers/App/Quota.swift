import OxfordDictionaries

/// A transport with state, which limits the number of requests.
actor Quota<Base: Transport>: Transport {
    private var remaining: Int
    private let base: Base

    init(_ calls: Int, of base: Base) {
        remaining = calls
        self.base = base
    }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        guard remaining > 0 else { throw TransportError(.other, detail: "no calls are left") }
        remaining -= 1
        return try await base.send(request)
    }
}
