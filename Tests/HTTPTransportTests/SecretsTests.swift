import Foundation
import LoopbackServer
import OxfordDictionaries
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(15))) struct Secrets {
    private static let everything = "\(secrets.id) and \(secrets.key)"

    /// A text with a secret at the position where messages are truncated.
    private static let padded = String(repeating: "x", count: 270) + everything

    private static let answers: [[Step]] =
        [200, 204, 301, 302, 400, 401, 403, 404, 414, 418, 429, 500, 503].flatMap { status in
            [
                #"{"error": "\#(everything)"}"#, #"{"results": "\#(everything)"}"#,
                #"{"results": "\#(padded.suffix(70))"}"#, "<p>\(everything)</p>", padded, everything,
                #"{"error": "\u0053ECRET-ID-4711 and SECRET\u002DKEY-0815"}"#, "",
            ]
            .flatMap { body in
                ["application/json", "text/html", everything].map { type in
                    [
                        Step.answer(
                            body, status: status, type: type,
                            headers: [
                                "\(secrets.key): name", "X-Request-Id: \(everything)", "Retry-After: \(everything)",
                                "Server: \(everything)",
                                "Location: http://127.0.0.1:1/?\(secrets.key)",
                            ])
                    ]
                }
            }
        } + [[.close], [.reset], [.send(Step.head(headers: ["Content-Length: 99"]) + Array(everything.utf8)), .close]]

    @Test("No text of the library shows a credential, even if the server repeats it", arguments: Wire.all)
    func credentialsAreHidden(_ wire: Wire) async throws {
        let next = Mutex(0)
        let server = try LoopbackServer.start { _ in
            Self.answers[
                next.withLock {
                    $0 += 1; return $0 - 1
                } % Self.answers.count]
        }
        defer { server.stop() }
        let lines = Lines()
        let client = try server.client(wire.transport(), observer: OxfordObserver(lines.add))
        var texts: [String] = []
        for _ in Self.answers {
            let error = await error(of: client)
            guard let error else { continue }
            var dumped = ""
            dump(error, to: &dumped)
            texts += [
                dumped, "\(error)", String(reflecting: error), error.localizedDescription, error.advice,
                error.errorDescription ?? "", "\(error.message ?? "")", "\(error.serviceID ?? "")",
                "\(error.contentType ?? "")", "\(String(describing: error.transportError))",
            ]
        }
        // URLSession and libcurl resend a request if a reused connection breaks.
        #expect(server.requests.count >= Self.answers.count)
        #expect(server.requests.allSatisfy { $0.header("app_id") == secrets.id && $0.header("app_key") == secrets.key })
        let request = client.transportRequest(for: .entries("ace", in: .britishEnglish))
        var dumped = ""
        dump(client, to: &dumped)
        dump(request, to: &dumped)
        texts += [dumped, "\(client)", String(reflecting: client), "\(request)", request.curl, "\(request.headers)"]
        texts += lines.all
        #expect(texts.count > 1500)
        // Ignore the letter case, because content types are lowercased. The dump of a client names the type of its search.
        let telling = texts.filter { text in
            text.lowercased().replacing("secretsearch", with: "").contains("secret")
        }
        #expect(telling.isEmpty, "\(telling.first ?? "")")
    }
}

/// Collects the lines and the dumps of events.
private final class Lines: Sendable {
    private let kept = Mutex<[String]>([])

    var all: [String] { kept.withLock { $0 } }

    @Sendable func add(_ event: OxfordEvent) {
        var dumped = ""
        dump(event, to: &dumped)
        kept.withLock { $0 += ["\(event)", dumped] }
    }
}
