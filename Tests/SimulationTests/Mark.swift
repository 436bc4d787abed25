import OxfordTesting
import OxfordTransport

extension SimulatedWire {
    /// Returns a random outcome, which may repeat all secrets of the request.
    func answer(to request: TransportRequest, _ mark: Mark) throws(TransportError) -> TransportResponse {
        let echo = echo(of: request)
        let headers = [(name: "X-Request-Id", value: "a, \(echo)")]
        var isStorable = false
        defer { world.noteArrival(of: mark.send, isStorable: isStorable) }
        switch world.number(in: 1...100) {
        case ...50:
            isStorable = true
            return respond(200, headers, mark.body(repeating: echo))
        case ...54: return respond(200, headers + [(name: "Cache-Control", value: "no-store")], mark.body)
        case ...62:
            isStorable = true
            return respond(404, headers, mark.errorBody("No entry found", repeating: echo))
        case ...67: return respond(401, headers, mark.errorBody("Authentication failed", repeating: echo))
        case ...69:
            return respond(302, [(name: "Location", value: "https://a.com/\(echo)")], mark.body)
        case ...76:
            let pause = world.number(in: 1...8)
            world.noteHold(.seconds(pause), after: request)
            return respond(429, headers + [(name: "Retry-After", value: "\(pause)")], mark.body)
        case ...80:
            return respond(503, headers + [(name: "Retry-After", value: "\(world.number(in: 1...8))")], mark.body)
        case ...85: return respond(502, headers, mark.errorBody("Failed", repeating: echo))
        case ...90: throw TransportError(.connectionLost, detail: echo.isEmpty ? nil : echo)
        case ...95: return respond(200, headers, String(mark.body(repeating: echo).dropLast(3)))
        default: throw TransportError(.timedOut, detail: echo.isEmpty ? nil : echo)
        }
    }

    /// The secrets of a request in some simulations, because the library needs much time to hide them.
    func echo(of request: TransportRequest) -> String {
        world.isEchoing ? request.secretsSent.joined(separator: ",") : ""
    }

    private func respond(_ status: Int, _ headers: [(name: String, value: String)], _ body: String) -> TransportResponse
    {
        let type = (name: "Content-Type", value: "application/json")
        return TransportResponse(status: status, headers: Headers(received: [type] + headers), body: Array(body.utf8))
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

    var body: String { #"{"results": [], "note": "\#(text)"}"# }

    func body(repeating echo: String) -> String {
        #"{"results": [], "note": "\#(text)", "echo": "\#(echo)"}"#
    }

    /// The body of a response with an error, such as that of the service if it does not know a word.
    func errorBody(_ message: String, repeating echo: String) -> String {
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
