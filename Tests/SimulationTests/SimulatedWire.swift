import OxfordTesting
import OxfordTransport

/// A transport that invents its answers.
struct SimulatedWire: Transport {
    let world: World
    let honorsCancellation: Bool

    /// Sends a request, and returns a random response.
    func send(_ request: TransportRequest) async throws -> TransportResponse {
        let call = world.beginCall(request)
        defer { world.endCall(call) }
        return try await withTaskCancellationHandler {
            do {
                try await wait(upTo: 2)
            } catch  where world.chance(60) {
                // A wire that is cancelled before it sends may say so.
                world.calls[call].isCall = false
                throw TransportError.cancelledBeforeCall
            }
            world.interfere()
            try await wait(upTo: 4)
            return try answer(to: request, call)
        } onCancel: {
            world.suspects.append(call)
        }
    }

    private func wait(upTo seconds: Int) async throws {
        let pause = world.pause(upTo: seconds)
        if honorsCancellation {
            try await world.outerClock.sleep(for: pause)
        } else if pause > .zero {
            try await Task { try await world.outerClock.sleep(for: pause) }.value
        }
    }

    /// Returns a random outcome, which may repeat all secrets of the request.
    private func answer(to request: TransportRequest, _ call: Int) throws(TransportError) -> TransportResponse {
        let (mark, echo) = ("the answer to call \(call) ", echo(of: request))
        let (kind, isCall, pause) = (world.number(in: 1...100), world.chance(85), world.number(in: 1...8))
        let failed = #"{"error": "Failed: \#(echo)", "note": "\#(mark)"}"#
        func respond(
            _ status: Int, _ body: String, _ name: String = "X-Echo", _ value: String? = nil
        ) -> TransportResponse {
            let headers = Headers(received: [(name: name, value: value ?? echo)])
            return TransportResponse(status: status, headers: headers, body: Array(body.utf8), isCall: isCall)
        }
        func answer(_ results: String) -> String {
            #"{"results": \#(results), "note": "\#(mark)", "echo": "\#(echo)"}"#
        }
        world.calls[call].isCall = isCall
        world.noteArrival(of: call, isStorable: kind <= 55)
        switch kind {
        case ...42: return respond(200, answer("[]"))
        case ...49: return respond(200, answer("5"))
        case ...55: return respond(404, #"{"error": "No entry found: \#(echo)", "note": "\#(mark)"}"#)
        case ...59: return respond(200, answer("[]"), "Cache-Control", "no-store")
        case ...62: return respond(401, failed, "X-Request-Id")
        case ...64: return respond(302, answer("[]"), "Location", "https://a.com/\(echo)")
        case ...75:
            world.notePause(.seconds(pause), after: call, ofAll: kind <= 71)
            return respond(kind <= 71 ? 429 : 503, failed, "Retry-After", "\(pause)")
        case ...79: return respond(502, failed, "Content-Type")
        case ...84: return respond(200, String(answer("[]").dropLast(3)))
        case ...88: throw TransportError(.connectionLost, detail: echo, isCall: isCall)
        case ...92: throw TransportError(.timedOut, detail: echo, isCall: isCall)
        default:
            // The reasons of these errors say whether the request was sent.
            (world.calls[call].isCall, world.calls[call].isRepeated) = (kind > 95, kind > 95)
            throw kind > 95 ? .closedKeptConnection : TransportError(.cannotConnect)
        }
    }

    /// The secrets in the headers of a request, in any letter case.
    ///
    /// The text is empty in most simulations, because the library needs much time to hide secrets.
    private func echo(of request: TransportRequest) -> String {
        guard world.isEchoing else { return "" }
        let values = ["app_id", "app_key", "Authorization"].compactMap { request.headers[$0] }
        let echo = values.compactMap { $0.split(separator: " ").last }.joined(separator: ",")
        return world.one(of: [echo, echo, echo.uppercased()])
    }
}

extension World {
    /// Returns the number of the call that a body answers, or `nil` if it has none, for example because it was cut
    /// short.
    func source(of body: [UInt8]) -> Int? {
        let words = String(decoding: body, as: UTF8.self).split(separator: " ").drop { $0 != "call" }
        return words.dropFirst().first.flatMap { Int($0) }
    }
}
