#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

import OxfordTransport

/// The exchanges in an HTTP archive (HAR) that this library or another program wrote.
///
/// An exchange is a request with its response or error. If this library wrote the HAR file, `HARLog` reads all GET
/// requests. A file from another program, such as a browser, may contain everything that a page loaded, so `HARLog`
/// reads only the GET requests with `/api/v` in the path.
struct HARLog: Decodable {
    private struct InvalidEntry: Error {
        let index: Int
        let problem: String
    }

    private struct MissingBody: Error {}

    private enum Key: String, CodingKey {
        case content, creator, encoding, entries, headers, log, method, name, request, response, size, status, text
        case url
        case _error, _failureText
    }

    private typealias Members = KeyedDecodingContainer<Key>

    private let exchanges: [RecordedExchange]

    static func exchanges(of file: Data, path: String) throws(RecordingError) -> [RecordedExchange] {
        do {
            return try JSONDecoder().decode(HARLog.self, from: file).exchanges
        } catch let error as InvalidEntry {
            throw .malformedEntry(path: path, index: error.index, problem: error.problem)
        } catch {
            let problem = (error as? DecodingError)?.problem() ?? "not JSON"
            throw .malformed(path: path, problem: problem + "; record or export it again")
        }
    }

    init(from decoder: any Decoder) throws {
        let log = try decoder.container(keyedBy: Key.self).nestedContainer(keyedBy: Key.self, forKey: .log)
        let creator = try? log.nestedContainer(keyedBy: Key.self, forKey: .creator).decode(String.self, forKey: .name)
        var entries = try log.nestedUnkeyedContainer(forKey: .entries)
        var exchanges: [RecordedExchange] = []
        while !entries.isAtEnd {
            let index = entries.currentIndex
            do {
                let entry = try entries.nestedContainer(keyedBy: Key.self)
                if let exchange = try Self.exchange(of: entry, takesAny: creator == HARText.creator) {
                    exchanges.append(exchange)
                }
            } catch let error as DecodingError {
                // Leave out the first three keys, which are `log`, `entries`, and the index, because the error reports
                // the index separately.
                throw InvalidEntry(index: index, problem: "\(error.problem(below: 3)); correct the entry or remove it")
            } catch is MissingBody {
                throw InvalidEntry(index: index, problem: "the body is missing; export the HAR with response bodies")
            } catch let error as Redaction.ShortSecret {
                throw InvalidEntry(index: index, problem: "\(error); export it with real credentials")
            } catch {
                // If a number is out of range or text is not Unicode, JSONDecoder reports no coding path, so the
                // message cannot name the value.
                throw InvalidEntry(index: index, problem: "a value cannot be read; correct the entry or remove it")
            }
        }
        self.exchanges = exchanges
    }

    private static func exchange(of entry: Members, takesAny: Bool) throws -> RecordedExchange? {
        let request = try entry.nestedContainer(keyedBy: Key.self, forKey: .request)
        let url = try request.decode(String.self, forKey: .url)
        let isGet = try request.decode(String.self, forKey: .method) == "GET"
        guard isGet, takesAny || APIURL(url).target?.hasPrefix("/api/v") == true else { return nil }
        return try RecordedExchange(
            TransportRequest(url: url, headers: try headers(of: request)),
            try outcome(of: try entry.nestedContainer(keyedBy: Key.self, forKey: .response)))
    }

    /// Returns the headers without HTTP/2 pseudo-headers, whose names begin with a colon.
    private static func headers(of message: Members) throws -> Headers {
        let fields = try message.decodeIfPresent([HARField].self, forKey: .headers) ?? []
        return Headers(
            received: fields.flatMap { field in
                // Chromium joins the values of headers with equal names by line breaks, so separate them again.
                field.value.split(separator: "\n").map { (name: field.name, value: String($0)) }
            })
    }

    private static func outcome(of response: Members) throws -> Result<TransportResponse, TransportError> {
        let status = try response.decode(Int.self, forKey: .status)
        // HARs record a request without a response in different ways. Chromium writes `_error`, Playwright writes
        // `_failureText`, and Firefox and Safari write only the status 0.
        let error = [Key._error, ._failureText].lazy.compactMap { try? response.decode(String.self, forKey: $0) }.first
        guard status > 0, error == nil else { return .failure(TransportError(.init(inHAR: error ?? ""))) }
        return .success(
            TransportResponse(
                status: status, headers: try headers(of: response), body: try body(of: response, status: status)))
    }

    private static func body(of response: Members, status: Int) throws -> [UInt8] {
        guard response.contains(.content) else { return [] }
        let content = try response.nestedContainer(keyedBy: Key.self, forKey: .content)
        guard let text = try content.decodeIfPresent(String.self, forKey: .text) else {
            // Browsers leave out the bodies of redirects, and an empty body needs no text. Any other body is missing.
            let isKept = !(300..<400 ~= status) && (try? content.decode(Double.self, forKey: .size)) ?? 0 > 0
            if isKept { throw MissingBody() }
            return []
        }
        switch try content.decodeIfPresent(String.self, forKey: .encoding)?.lowercased() {
        case nil, "": return Array(text.utf8)
        case "base64":
            guard let data = Data(base64Encoded: text) else {
                throw DecodingError.dataCorruptedError(forKey: .text, in: content, debugDescription: "")
            }
            return Array(data)
        default: throw DecodingError.dataCorruptedError(forKey: .encoding, in: content, debugDescription: "")
        }
    }
}

extension TransportError.Reason {
    fileprivate init(inHAR name: String) {
        self =
            Self.ofChromium[name]
            ?? (Self.isUntrusted(name) ? .untrusted : Self.isName(name) ? Self(rawValue: name) : .other)
    }

    /// Whether a recorder of this library wrote the text, which is then the name of a reason.
    private static func isName(_ text: String) -> Bool {
        text.first?.isLowercase == true && text.allSatisfy { $0.isLetter || $0.isNumber }
    }

    private static func isUntrusted(_ name: String) -> Bool {
        name.hasPrefix("net::ERR_CERT_") || name.hasPrefix("net::ERR_SSL_")
    }

    private static let ofChromium: [String: Self] = [
        "net::ERR_ABORTED": .cancelled,
        "net::ERR_TIMED_OUT": .timedOut,
        "net::ERR_CONNECTION_TIMED_OUT": .timedOut,
        "net::ERR_NAME_NOT_RESOLVED": .hostNotFound,
        "net::ERR_ADDRESS_UNREACHABLE": .cannotConnect,
        "net::ERR_CONNECTION_FAILED": .cannotConnect,
        "net::ERR_CONNECTION_REFUSED": .cannotConnect,
        "net::ERR_INTERNET_DISCONNECTED": .offline,
        "net::ERR_CONNECTION_ABORTED": .connectionLost,
        "net::ERR_CONNECTION_CLOSED": .connectionLost,
        "net::ERR_CONNECTION_RESET": .connectionLost,
        "net::ERR_EMPTY_RESPONSE": .connectionLost,
        "net::ERR_NETWORK_CHANGED": .connectionLost,
        "net::ERR_CONTENT_LENGTH_MISMATCH": .cutShort,
        "net::ERR_INCOMPLETE_CHUNKED_ENCODING": .cutShort,
        "net::ERR_CONTENT_DECODING_FAILED": .malformed,
        "net::ERR_INVALID_CHUNKED_ENCODING": .malformed,
        "net::ERR_INVALID_HTTP_RESPONSE": .malformed,
    ]
}

extension DecodingError {
    /// Returns a description of the problem without any values from the file, because the file may contain secrets.
    ///
    /// - Parameter depth: The number of keys to omit from the start of the coding path.
    fileprivate func problem(below depth: Int = 0) -> String {
        func path(_ context: Context, _ last: (any CodingKey)? = nil) -> String? {
            let keys = (context.codingPath + [last].compactMap(\.self)).dropFirst(depth)
            let names = keys.filter { $0.intValue == nil }.map(\.stringValue)
            return names.isEmpty ? nil : "\"\(names.joined(separator: "."))\""
        }
        return switch self {
        case .keyNotFound(let key, let context): "\(path(context, key) ?? "a member") is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            path(context).map { "\($0) has the wrong type" } ?? "not a JSON object"
        case .dataCorrupted(let context): path(context).map { "\($0) cannot be read" } ?? "not JSON"
        @unknown default: "cannot be read"
        }
    }
}
