import OxfordTesting
import OxfordTransport

extension SimulatedWire {
    /// Returns a random outcome, which may repeat all secrets of the request.
    func answer(to request: TransportRequest, _ mark: Mark) throws(TransportError) -> TransportResponse {
        let (echo, pause) = (echo(of: request), "\(world.number(in: 1...8))")
        let detail = echo.isEmpty ? nil : echo
        let (notFound, failed) = (mark.errorBody("No entry found", echo), mark.errorBody("Failed", echo))
        let kind = world.number(in: 1...100)
        if let send = mark.send { world.noteArrival(of: send, isStorable: kind <= 60) }
        switch kind {
        case ...50: return respond(200, mark.body(echo), "X-Echo", echo)
        case ...60: return respond(404, notFound)
        case ...64: return respond(200, mark.body, "Cache-Control", "no-store")
        case ...67: return respond(401, failed, "X-Request-Id", echo)
        case ...69: return respond(302, mark.body, "Location", "https://a.com/\(echo)")
        case ...76:
            world.noteHold(.seconds(Int(pause) ?? 0), after: request)
            return respond(429, failed, "Retry-After", pause)
        case ...80: return respond(503, failed, "Retry-After", pause)
        case ...85: return respond(502, failed, "Content-Type", echo)
        case ...90: throw TransportError(.connectionLost, detail: detail)
        case ...95: return respond(200, String(mark.body(echo).dropLast(3)), "X-Echo", echo)
        default: throw TransportError(.timedOut, detail: detail)
        }
    }

    /// The secrets of a request in some simulations, because the library needs much time to hide them.
    func echo(of request: TransportRequest) -> String {
        world.isEchoing ? request.secretsSent.joined(separator: ",") : ""
    }

    private func respond(
        _ status: Int, _ body: String, _ name: String = "X-Request-Id", _ value: String = "1"
    ) -> TransportResponse {
        TransportResponse(
            status: status, headers: Headers(received: [(name: name, value: value)]), body: Array(body.utf8))
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
        word = String(request.url.split(separator: "/").last?.prefix { $0 != "?" } ?? "")
        account = request.headers["app_id"].flatMap { Int($0.filter(\.isNumber)) } ?? -1
    }

    /// Reads the mark in a body, or returns `nil` if the body has none, for example because it was cut short.
    init?(in body: [UInt8]) {
        let words = String(decoding: body, as: UTF8.self).split(separator: " ")
        guard let start = words.firstIndex(of: "mark"), words.count >= start + 4, let account = Int(words[start + 2]),
            let send = Int(words[start + 3])
        else { return nil }
        (word, self.account, self.send) = (String(words[start + 1]), account, send < 0 ? nil : send)
    }

    var body: String { body("") }

    func body(_ echo: String) -> String { #"{"results": [], "note": "\#(text)", "echo": "\#(echo)"}"# }

    /// The body of a response with an error, such as that of the service if it does not know a word.
    func errorBody(_ message: String, _ echo: String) -> String {
        #"{"error": "\#(message): \#(echo)", "note": "\#(text)"}"#
    }

    private var text: String { " mark \(word) \(account) \(send ?? -1) " }
}

// MARK: Secrets

extension TransportRequest {
    /// The secrets in the headers.
    var secretsSent: [String] {
        ["app_id", "app_key", "Authorization", "X-Signature"].compactMap { headers[$0] }.flatMap(\.secretsInside)
    }
}

extension String {
    /// The secrets of a simulation that the text contains, all of which begin and end with a tilde.
    var secretsInside: [String] {
        guard utf8.contains(UInt8(ascii: "~")) else { return [] }
        return split(separator: "~").filter { $0.hasPrefix("zq-") }.map { "~\($0)~" }
    }
}
