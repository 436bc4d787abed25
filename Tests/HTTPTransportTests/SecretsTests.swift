import Foundation
import LoopbackServer
import OxfordDictionaries
import Synchronization
import TestSupport
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
        let next = Atomic(0)
        let server = try LoopbackServer.start { _ in
            Self.answers[next.add(1, ordering: .relaxed).oldValue % Self.answers.count]
        }
        defer { server.stop() }
        let shown = Mutex<[String]>([])
        let observer = OxfordObserver { event in shown.withLock { $0.append(texts(of: event)) } }
        let client = try server.client(wire.transport(), observer: observer)
        var all: [String] = []
        for _ in Self.answers {
            guard let error = await error(of: client) else { continue }
            all += [
                texts(of: error), error.localizedDescription, error.advice, error.errorDescription ?? "",
                error.message ?? "", error.serviceID ?? "", error.contentType ?? "",
                "\(String(describing: error.transportError))",
            ]
        }
        // URLSession and libcurl resend a request if a reused connection breaks.
        #expect(server.requests.count >= Self.answers.count)
        #expect(server.requests.allSatisfy { $0.header("app_id") == secrets.id && $0.header("app_key") == secrets.key })
        let request = client.transportRequest(for: .entries("ace", in: .britishEnglish))
        all += [texts(of: client), texts(of: request), request.curl, "\(request.headers)"]
        all += shown.withLock(\.self)
        #expect(all.count > 1500)
        // Ignore the letter case, because content types are lowercased. The dump of a client names the type that
        // remembers them.
        let telling = all.filter { text in
            text.lowercased().replacing("secretmemory", with: "").contains("secret")
        }
        #expect(telling.isEmpty, "\(telling.first ?? "")")
    }
}
