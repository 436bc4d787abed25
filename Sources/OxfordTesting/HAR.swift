#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

import OxfordEndpoints
import OxfordTransport

/// A namespace for the functions that read and write HTTP archives (HAR 1.2).
///
/// Each entry is on its own line of the file, so that a diff shows which entries changed. Equal exchanges always
/// produce identical bytes.
enum HAR {
    /// The text at the start of every HAR file that this library writes, up to but not including the library's version.
    ///
    /// If a HAR file does not begin with this text, another program wrote or edited the file, so a recorder refuses to
    /// add entries to it.
    static let ownStart = #"{"log":{"version":"1.2","creator":{"name":"OxfordDictionaries","version":""#

    /// The address that replaces the server's address.
    ///
    /// The URL in a HAR must be complete. No server can have this address, because the top-level domain is reserved.
    private static let server = "https://server.invalid"

    /// Returns the text of a file.
    static func text(of exchanges: [ScriptedStep]) throws -> [UInt8] {
        let entries = try exchanges.map { try "\n" + entry($0) }.joined(separator: ",")
        return Array("\(ownStart)\(LibraryVersion.current)\"},\"entries\":[\(entries)\n]}}\n".utf8)
    }

    /// Encodes an exchange as an entry with all members that HAR 1.2 requires, in alphabetical order.
    ///
    /// A member that is not recorded has the value that the standard defines for an unknown one. The times are always
    /// the same, so that recording the same exchange again produces the same bytes.
    private static func entry(_ exchange: ScriptedStep) throws -> String {
        let parameters = try APIURL(exchange.target).parameters.map { name, value, _ in
            try field(name, PercentEncoded.decode(value))
        }
        return try #"{"cache":{},"request":{"bodySize":0,"cookies":[],"headers":[],"headersSize":-1,"httpVersion":"","#
            + #""method":"GET","queryString":[\#(parameters.joined(separator: ","))],"#
            + #""url":\#(json(server + exchange.target))},"response":{\#(response(exchange.outcome))},"#
            + #""startedDateTime":"1970-01-01T00:00:00.000Z","time":0,"timings":{"receive":0,"send":0,"wait":0}}"#
    }

    private static func response(_ outcome: Result<TransportResponse, TransportError>) throws -> String {
        let response = (try? outcome.get()) ?? TransportResponse(status: 0)
        // The standard has no member for the reason why there was no response. It allows own members that begin with
        // an underscore.
        var start = ""
        if case .failure(let error) = outcome { start = #""_error":\#(try json(error.reason.rawValue)),"# }
        let text = String(validating: response.body, as: UTF8.self)
        let content = try json(text ?? Data(response.body).base64EncodedString())
        let headers = try response.headers.map { try field($0.name, $0.value) }
        return try start + #""bodySize":-1,"content":{"# + (text == nil ? #""encoding":"base64","# : "")
            + #""mimeType":\#(json(response.headers["Content-Type"] ?? "x-unknown")),"size":\#(response.body.count),"#
            + #""text":\#(content)},"cookies":[],"headers":[\#(headers.joined(separator: ","))],"headersSize":-1,"#
            + #""httpVersion":"","redirectURL":"","status":\#(response.status),"statusText":"""#
    }

    private static func field(_ name: String, _ value: String) throws -> String {
        #"{"name":\#(try json(name)),"value":\#(try json(value))}"#
    }

    private static func json(_ text: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return String(decoding: try encoder.encode(text), as: UTF8.self)
    }
}

// MARK: - Reading

extension HAR {
    /// Reads what a recording keeps of a file.
    ///
    /// Members that the standard does not define are ignored. A file of another program may contain everything that a
    /// page loaded, so only requests whose URL has an API version such as `v2` are read from it.
    ///
    /// - Parameter parameters: The names of other parameters to keep. In a file of this library, all are kept, because
    ///   the recorder has already left the others out.
    static func exchanges(
        in file: [UInt8], at path: String, keeping parameters: [String]
    ) throws(RecordingError) -> [ScriptedStep] {
        let entries: [HAREntry]
        do {
            entries = try JSONDecoder().decode(HARArchive.self, from: Data(file)).log.entries
        } catch {
            let problem = (error as? DecodingError)?.problem(below: 0) ?? "not JSON"
            throw RecordingError(.malformed, path: path, problem: problem + "; record or export it again")
        }
        let isOwn = file.starts(with: ownStart.utf8)
        var rules = RecordingRules(parameters: parameters)
        var exchanges: [ScriptedStep] = []
        for (index, entry) in entries.enumerated() {
            do {
                let request = try entry.request.get()
                let url = APIURL(request.url)
                guard request.method == "GET", isOwn || url.target()?.hasPrefix("/api/v") == true else { continue }
                if isOwn { rules.keep(url.names) }
                let exchange = rules.exchange(request.message, try entry.response.get().outcome)
                exchanges += [exchange].compactMap(\.self)
            } catch {
                // If a number is out of range or text is not Unicode, JSONDecoder reports no coding path. Otherwise,
                // the first three keys are `log`, `entries`, and the index.
                let problem = (error as? DecodingError)?.problem(below: 3) ?? "a value cannot be read"
                let advice = "; correct the entry, remove it, or export it again with response bodies"
                throw RecordingError(.malformedEntry, path: path, index: index, problem: problem + advice)
            }
        }
        return exchanges
    }
}

private struct HARArchive: Decodable {
    struct Log: Decodable {
        let entries: [HAREntry]
    }

    let log: Log
}

/// A request with its response, or the errors in them, which do not matter if the entry is not read.
private struct HAREntry: Decodable {
    private enum Key: CodingKey { case request, response }

    let request: Result<HARRequest, any Error>
    let response: Result<HARResponse, any Error>

    init(from decoder: any Decoder) {
        request = Result { try decoder.container(keyedBy: Key.self).decode(HARRequest.self, forKey: .request) }
        response = Result { try decoder.container(keyedBy: Key.self).decode(HARResponse.self, forKey: .response) }
    }
}

private struct HARField: Decodable {
    let name: String
    let value: String
}

private struct HARRequest: Decodable {
    let method: String
    let url: String
    let headers: [HARField]?
    let cookies: [HARField]?

    /// The request without the headers in which a browser describes itself, because their values are no secrets, but
    /// words that a dictionary contains, such as `document`.
    var message: TransportRequest {
        let headers = headers?.filter { !$0.name.lowercased().hasPrefix("sec-") }
        return TransportRequest(url: url, headers: Headers(headers, cookies: cookies, in: "Cookie"))
    }
}

private struct HARResponse: Decodable {
    let status: Int
    let headers: [HARField]?
    let cookies: [HARField]?
    let content: HARContent?
    let _error: String?

    /// The response or, if the status is 0, the error that this library recorded.
    ///
    /// Programs write the status 0 for a request without a response. If another program wrote the text in `_error`, it
    /// may be anything.
    var outcome: Result<TransportResponse, TransportError> {
        if status > 0 {
            let headers = Headers(headers, cookies: cookies, in: "Set-Cookie")
            return .success(TransportResponse(status: status, headers: headers, body: content?.body ?? []))
        }
        let name = _error.flatMap { $0.first?.isLowercase == true && $0.allSatisfy(\.isLetter) ? $0 : nil }
        return .failure(TransportError(name.map(TransportError.Reason.init(rawValue:)) ?? .other))
    }
}

private struct HARContent: Decodable {
    private enum Key: CodingKey { case encoding, size, text }

    let body: [UInt8]

    init(from decoder: any Decoder) throws {
        let content = try decoder.container(keyedBy: Key.self)
        // A program leaves the text out if it is empty or unknown.
        let isEmpty = try content.decodeIfPresent(Double.self, forKey: .size) ?? 0 <= 0
        let text =
            isEmpty
            ? try content.decodeIfPresent(String.self, forKey: .text) ?? ""
            : try content.decode(String.self, forKey: .text)
        switch try content.decodeIfPresent(String.self, forKey: .encoding) {
        case nil, "": body = Array(text.utf8)
        case "base64":
            guard let data = Data(base64Encoded: text) else {
                throw DecodingError.dataCorruptedError(forKey: .text, in: content, debugDescription: "")
            }
            body = Array(data)
        default: throw DecodingError.dataCorruptedError(forKey: .encoding, in: content, debugDescription: "")
        }
    }
}

extension Headers {
    /// Creates headers from the fields of a HAR, which may list the cookies only separately.
    fileprivate init(_ fields: [HARField]?, cookies: [HARField]?, in header: String) {
        let cookies = (cookies ?? []).map { (name: header, value: "\($0.name)=\($0.value)") }
        self.init(received: (fields ?? []).map { (name: $0.name, value: $0.value) } + cookies)
    }
}

extension DecodingError {
    /// Returns a description of the problem without any values from the file, because the file may contain secrets.
    ///
    /// - Parameter depth: The number of keys to omit from the start of the coding path.
    fileprivate func problem(below depth: Int) -> String {
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
