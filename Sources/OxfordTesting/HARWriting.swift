#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

import OxfordTransport

/// A namespace for the functions and constants that produce the text of an HTTP archive (HAR file).
///
/// Each entry is on its own line of the file. A recorder that adds an entry overwrites only the closing brackets at the
/// end of the file, so it does not have to rewrite the other entries.
enum HARText {
    /// The value of `creator.name` in the HAR files that this library writes.
    static let creator = "OxfordDictionaries"

    /// The text at the start of every HAR file that this library writes, up to but not including the library's version.
    ///
    /// If a HAR file does not begin with this text, another program wrote or edited the file, so a recorder refuses to
    /// add entries to it.
    static let ownStart = #"{"log":{"version":"1.2","creator":{"name":"\#(creator)","version":""#

    static let start = ownStart + LibraryVersion.current + #""},"entries":["#

    static let end = "\n]}}\n"

    /// Encodes an exchange (a request with its response or error) as one line of a HAR file.
    ///
    /// Equal exchanges always produce identical bytes.
    static func entry(_ exchange: RecordedExchange) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(HAREntry(exchange))
    }

    static func file(_ exchanges: [RecordedExchange]) throws -> Data {
        let lines = try exchanges.map { try Data("\n".utf8) + entry($0) }
        return Data(start.utf8) + Data(lines.joined(separator: Data(",".utf8))) + Data(end.utf8)
    }
}

/// An exchange in the form of a HAR entry, with all members that HAR 1.2 requires.
///
/// This library does not record the values of some required members, such as `headersSize`. For these members, the
/// entry contains the placeholder that HAR 1.2 defines for unknown values, which is -1 or an empty string.
struct HAREntry: Encodable {
    // The times are always the same, so that recording the same exchange again produces the same bytes.
    private let startedDateTime = "1970-01-01T00:00:00.000Z"
    private let time = 0
    private let request: SentRequest
    private let response: Response
    private let cache: [String: String] = [:]
    private let timings = ["send": 0, "wait": 0, "receive": 0]

    init(_ exchange: RecordedExchange) {
        request = SentRequest(exchange)
        switch exchange.outcome {
        case .success(let response): self.response = Response(response)
        case .failure(let error): self.response = Response(error)
        }
    }

    private struct SentRequest: Encodable {
        let method = "GET"
        let url: String
        let httpVersion = ""
        let cookies: [HARField] = []
        let headers: [HARField]
        let queryString: [HARField]
        let headersSize = -1
        let bodySize = 0

        init(_ exchange: RecordedExchange) {
            url = exchange.url
            headers = exchange.requestHeaders.map { HARField(name: $0.name, value: $0.value) }
            queryString = CredentialURL(exchange.url).parameters.map { HARField(name: $0.name, value: $0.value) }
        }
    }

    private struct Response: Encodable {
        let status: Int
        let statusText = ""
        let httpVersion = ""
        let cookies: [HARField] = []
        let headers: [HARField]
        let content: Content
        let redirectURL = ""
        let headersSize = -1
        let bodySize = -1
        /// The reason why there was no response.
        ///
        /// HAR 1.2 does not define a member for the cause of a failed request, so this library uses `_error`, as
        /// Chromium does.
        let _error: String?

        init(_ response: TransportResponse) {
            status = response.status
            headers = response.headers.map { HARField(name: $0.name, value: $0.value) }
            content = Content(response.body, mimeType: response.headers["Content-Type"])
            _error = nil
        }

        init(_ error: TransportError) {
            status = 0
            headers = []
            content = Content([], mimeType: nil)
            _error = error.reason.description
        }
    }

    private struct Content: Encodable {
        let size: Int
        let mimeType: String
        let text: String
        let encoding: String?

        init(_ body: [UInt8], mimeType: String?) {
            let text = String(validating: body, as: UTF8.self)
            size = body.count
            self.mimeType = mimeType ?? "x-unknown"
            self.text = text ?? Data(body).base64EncodedString()
            encoding = text == nil ? "base64" : nil
        }
    }
}

struct HARField: Codable {
    let name: String
    let value: String
}
