import OxfordTesting
import OxfordTransport

/// A transport that invents its answers, and records each time that the bytes of a request leave.
struct SimulatedWire: ReportingTransport {
    /// How the wire counts its calls.
    enum Counting: String, CaseIterable {
        /// The client counts each request in advance.
        case byClient

        /// The wire reports each send, which may come late, twice, or never.
        case byWire

        /// The client counts each request in advance, but the wire reports its sends too, as if it were wrapped in a
        /// transport that does not.
        case byBoth

        /// Like `byWire`, but the wire reports its sends in a task of its own, which is never cancelled.
        case byTask
    }

    let world: World
    let counting: Counting
    let honorsCancellation: Bool

    var reportsSends: Bool { counting == .byWire || counting == .byTask }

    /// Sends a request, and returns a random response.
    ///
    /// The body of each response contains the word and the account that it is for, and the number of the send.
    func send(_ request: TransportRequest) async throws -> TransportResponse {
        let call = world.beginCall(request)
        defer { world.calls[call].isActive = false }
        var mark = Mark(for: request)
        if reportsSends {
            try await wait(upTo: 3)
            if world.chance(10) { return TransportResponse(body: mark.body) }
            if world.chance(10) { throw TransportError(.cannotConnect) }
        }
        mark.send = try await leave(request, call)
        world.interfere()
        if counting != .byClient, world.chance(15) {
            try await wait(upTo: 2)
            mark.send = try await leave(request, call)
        }
        try await wait(upTo: 4)
        return try answer(to: request, mark)
    }

    /// Lets the bytes of a request leave, and returns the number of the send.
    private func leave(_ request: TransportRequest, _ call: Int) async throws -> Int {
        guard counting == .byTask else { return try record(request, call) }
        return try await Task { try record(request, call) }.value
    }

    private func record(_ request: TransportRequest, _ call: Int) throws -> Int {
        if counting != .byClient { try request.willSend() }
        return world.leave(request, call, mayFollowCancellation: counting == .byTask)
    }

    private func wait(upTo seconds: Int) async throws {
        let pause = world.pause(upTo: seconds)
        if honorsCancellation {
            try await world.outerClock.sleep(for: pause)
        } else if pause > .zero {
            try await Task { try await world.outerClock.sleep(for: pause) }.value
        }
    }
}
