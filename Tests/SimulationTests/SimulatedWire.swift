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
    /// Whether the list of middleware lets a call leave although its caller is cancelled.
    let mayFollowCancellation: Bool

    var reportsSends: Bool { counting == .byWire || counting == .byTask }

    /// Sends a request, and returns a random response.
    ///
    /// The body of each response contains the word and the client that it is for, and the number of the send.
    func send(_ request: TransportRequest) async throws -> TransportResponse {
        var mark = Mark(for: request)
        if reportsSends {
            try await wait(upTo: 3)
            if world.chance(10) { return TransportResponse(body: mark.body) }
        }
        mark.send = try await leave(request, from: mark.account)
        world.interfere()
        if counting != .byClient, world.chance(15) {
            try await wait(upTo: 2)
            mark.send = try await leave(request, from: mark.account)
        }
        try await wait(upTo: 4)
        return try answer(mark)
    }

    /// Lets the bytes of a request leave, and returns the number of the send.
    private func leave(_ request: TransportRequest, from account: Int) async throws(TransportError) -> Int {
        guard counting == .byTask else { return try record(request, from: account) }
        return try await Task {
            Result { () throws(TransportError) in try record(request, from: account) }
        }.value.get()
    }

    private func record(_ request: TransportRequest, from account: Int) throws(TransportError) -> Int {
        if counting != .byClient { try request.willSend() }
        return world.send(from: account, mayFollowCancellation: mayFollowCancellation || counting == .byTask)
    }

    private func wait(upTo seconds: Int) async throws(TransportError) {
        let pause = world.pause(upTo: seconds)
        guard pause > .zero else { return }
        do {
            if honorsCancellation {
                try await world.outerClock.sleep(for: pause)
            } else {
                try await Task { try await world.outerClock.sleep(for: pause) }.value
            }
        } catch {
            throw TransportError(.cancelled)
        }
    }

    private func answer(_ mark: Mark) throws(TransportError) -> TransportResponse {
        let retryAfter = "\(world.number(in: 1...8))"
        switch world.number(in: 1...100) {
        case ...55: return TransportResponse(body: mark.body)
        case ...63: return TransportResponse(status: 404, body: mark.notFoundBody)
        case ...70: return busy(429, retryAfter, mark)
        case ...76: return busy(503, retryAfter, mark)
        case ...83: return TransportResponse(status: 502, body: mark.body)
        case ...90: throw TransportError(.connectionLost)
        case ...95: return TransportResponse(body: String(mark.body.dropLast(3)))
        default: throw TransportError(.timedOut)
        }
    }

    private func busy(_ status: Int, _ retryAfter: String, _ mark: Mark) -> TransportResponse {
        let headers = [(name: "Content-Type", value: "application/json"), (name: "Retry-After", value: retryAfter)]
        return TransportResponse(status: status, headers: Headers(received: headers), body: Array(mark.body.utf8))
    }
}

/// The mark in each body, which says what the body answers, so that a mixed-up answer is noticed.
struct Mark {
    let word: String
    /// The number in the credentials.
    let account: Int
    /// The number of the send, or `nil` if nothing was sent for the answer.
    var send: Int?

    /// The mark for an answer to a request.
    init(for request: TransportRequest) {
        word = String(request.url.split(separator: "/").last ?? "")
        account = request.headers["app_id"].flatMap { Int($0.suffix(1)) } ?? -1
    }

    /// Reads the mark in a body, or returns `nil` if the body has none, for example because it was cut short.
    init?(in body: [UInt8]) {
        let words = String(decoding: body, as: UTF8.self).split(separator: " ")
        guard let start = words.firstIndex(of: "mark"), words.count >= start + 4, let account = Int(words[start + 2]),
            let send = Int(words[start + 3])
        else { return nil }
        (word, self.account, self.send) = (String(words[start + 1]), account, send < 0 ? nil : send)
    }

    var body: String { #"{"results": [], "note": "\#(text)"}"# }

    /// The body of the service's response if it does not know a word.
    var notFoundBody: String { #"{"error": "No entry found matching supplied word", "note": "\#(text)"}"# }

    private var text: String { " mark \(word) \(account) \(send ?? -1) " }
}
