import LoopbackServer
import OxfordDictionaries

typealias Step = LoopbackServer.Step

/// The answer that servers of these tests give, unless they are broken.
let body = #"{"results": [{"word": "ace"}]}"#

/// Credentials that no text may show.
let secrets = (id: "SECRET-ID-4711", key: "SECRET-KEY-0815")

extension LoopbackServer {
    /// A client that asks the server.
    func client(
        _ transport: URLSessionTransport = URLSessionTransport(), observer: (any OxfordObserver)? = nil
    ) throws -> OxfordClient {
        OxfordClient(
            server: try Server(validating: base), credentials: try Credentials(appID: secrets.id, appKey: secrets.key),
            transport: transport, observer: observer)
    }
}

/// The error that a request ends with.
func error(of client: OxfordClient) async -> OxfordError? {
    do throws(OxfordError) {
        _ = try await client.send(.entries("ace", in: .britishEnglish))
        return nil
    } catch {
        return error
    }
}
