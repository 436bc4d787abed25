import Foundation
import LoopbackServer
import OxfordDictionaries
import TestSupport

#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import OxfordCurl
#endif

/// A transport that uses the network.
///
/// All of them must behave alike.
enum Wire: String, Sendable {
    case urlSession
    #if os(Linux) && canImport(Glibc)
        case curl
    #endif

    /// The transports to test: all, or only the transport named by the environment variable `OXFORD_TRANSPORT`.
    static let all: [Wire] = {
        if let name = ProcessInfo.processInfo.environment["OXFORD_TRANSPORT"] {
            return [Wire(rawValue: name)].compactMap(\.self)
        }
        #if os(Linux) && canImport(Glibc)
            return [.urlSession, .curl]
        #else
            return [.urlSession]
        #endif
    }()

    func transport(
        maximumBodySize: Int = 32_000_000, connectionsPerHost: Int = 6, timeout: Duration? = .seconds(60)
    ) -> any Transport {
        switch self {
        case .urlSession:
            return URLSessionTransport(
                maximumBodySize: maximumBodySize, connectionsPerHost: connectionsPerHost, timeout: timeout)
        #if os(Linux) && canImport(Glibc)
            case .curl:
                return CurlTransport(
                    maximumBodySize: maximumBodySize, connectionsPerHost: connectionsPerHost, timeout: timeout)
        #endif
        }
    }
}

#if os(Linux) && canImport(Glibc)
    /// Whether libcurl is version 7.80 or later, so that `CurlTransport` can keep connections open.
    let isLibcurlRecent: Bool = {
        guard ProcessInfo.processInfo.environment["OXFORD_OLD_LIBCURL"] == nil,
            let library = dlopen("libcurl.so.4", RTLD_NOW) ?? dlopen("libcurl-gnutls.so.4", RTLD_NOW),
            let function = dlsym(library, "curl_version_info")
        else { return false }
        let info = unsafeBitCast(function, to: oxford_curl_version_info.self)
        return info(Int32(OxfordCurlValueVersionNow.rawValue))?.pointee.number ?? 0 >= 0x07_50_00
    }()
#endif

typealias Step = LoopbackServer.Step

/// The body of a valid response.
let body = #"{"results": [{"word": "ace"}]}"#

/// The same body, compressed with gzip.
let compressedBody = [UInt8](
    Data(base64Encoded: "H4sIAAAAAAACA6tWKkotLs0pKVayUoiuVirPL0oBspQSk1OVamNrAWnBmGUeAAAA") ?? Data())

/// Returns the paths and queries of the URLs in the golden files.
func goldenPaths() throws -> [String] {
    let files = try Package.files(below: "Tests/OxfordEndpointsTests/Golden", ending: ".txt")
    let paths = try files.flatMap {
        try Package.text(of: $0).matches(of: #/https://[^/\s]*(/api/v\d/\S*)/#).map { String($0.1) }
    }
    return Set(paths).sorted()
}

/// Credentials that must not occur in any text.
let secrets = (id: "SECRET-ID-4711", key: "SECRET-KEY-0815")

extension LoopbackServer {
    /// Creates a client that sends its requests to this server.
    func client(
        _ transport: some Transport, middleware: [TransportMiddleware] = [], observer: OxfordObserver? = nil
    ) throws -> OxfordClient {
        OxfordClient(
            transport: transport, credentials: try Credentials(appID: secrets.id, appKey: secrets.key),
            server: try Server(validating: base), middleware: middleware, observer: observer)
    }
}

/// Sends a request to a server that takes some steps, and returns the response.
func response(over transport: some Transport, after steps: [Step]) async throws -> TransportResponse {
    let server = try LoopbackServer.start { _ in steps }
    defer { server.stop() }
    return try await transport.send(TransportRequest(url: server.base))
}

/// Sends a client's request to a server that takes some steps, and returns its error.
func error(over transport: some Transport, after steps: [Step]) async throws -> OxfordError? {
    let server = try LoopbackServer.start { _ in steps }
    defer { server.stop() }
    return await error(of: try server.client(transport))
}

/// Sends a request for a word and returns its error.
func error(of client: OxfordClient, for word: WordText = "ace") async -> OxfordError? {
    do {
        _ = try await client.send(.entries(word, in: .britishEnglish))
        return nil
    } catch {
        return error as? OxfordError
    }
}

/// Sends a request over a transport and returns its error.
func failure(of request: TransportRequest, over transport: some Transport) async -> TransportError? {
    do {
        _ = try await transport.send(request)
        return nil
    } catch {
        return error as? TransportError
    }
}
