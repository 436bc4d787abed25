#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

import OxfordTransport

/// A request and its outcome, without credentials.
struct RecordedExchange: Hashable, Sendable {
    let url: String
    let requestHeaders: Headers
    let outcome: Result<TransportResponse, TransportError>
    let times: RecordedTimes

    /// The URL without its server if it has an API path, for matching requests to any server.
    var target: String { url.apiPath ?? url }

    /// Removes the credentials.
    init(
        _ request: TransportRequest, _ outcome: Result<TransportResponse, TransportError>,
        times: RecordedTimes = .unknown
    ) throws(Redaction.ShortSecret) {
        let redaction = Redaction(of: request)
        self.times = times
        url = try redaction.url(request.url)
        requestHeaders = try redaction.headers(request.headers)
        switch outcome {
        case .failure(let error): self.outcome = .failure(error)
        case .success(let response):
            self.outcome = .success(
                TransportResponse(
                    status: response.status, headers: try redaction.headers(response.headers),
                    body: try redaction.bytes(response.body)))
        }
    }
}

/// The JSON form, one line per exchange.
extension RecordedExchange: Codable {
    private enum Key: String, CodingKey {
        case base64, body, error, requestHeaders, responseHeaders, status, url
    }

    init(from decoder: any Decoder) throws {
        let line = try decoder.container(keyedBy: Key.self)
        let request = TransportRequest(
            url: try line.decode(String.self, forKey: .url), headers: try Self.headers(of: line, .requestHeaders))
        let outcome: Result<TransportResponse, TransportError>
        if let name = try line.decodeIfPresent(String.self, forKey: .error) {
            guard let reason = TransportError.Reason(named: name) else { throw Self.malformed(line, .error) }
            outcome = .failure(TransportError(reason))
        } else {
            outcome = .success(
                TransportResponse(
                    status: try line.decode(Int.self, forKey: .status),
                    headers: try Self.headers(of: line, .responseHeaders), body: try Self.body(of: line)))
        }
        do throws(Redaction.ShortSecret) {
            // The line may have been edited by hand and may contain credentials.
            try self.init(request, outcome)
        } catch {
            throw Self.malformed(line, .requestHeaders)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var line = encoder.container(keyedBy: Key.self)
        try line.encode(url, forKey: .url)
        try line.encode(Self.lines(of: requestHeaders), forKey: .requestHeaders)
        switch outcome {
        case .failure(let error): try line.encode(error.reason.description, forKey: .error)
        case .success(let response):
            try line.encode(response.status, forKey: .status)
            try line.encode(Self.lines(of: response.headers), forKey: .responseHeaders)
            if let text = String(validating: response.body, as: UTF8.self) {
                try line.encode(text, forKey: .body)
            } else {
                try line.encode(Data(response.body).base64EncodedString(), forKey: .base64)
            }
        }
    }

    private static func lines(of headers: Headers) -> [String] {
        headers.map { "\($0.name): \($0.value)" }
    }

    private static func headers(of line: KeyedDecodingContainer<Key>, _ key: Key) throws -> Headers {
        let fields = try line.decode([String].self, forKey: key).map { text in
            guard let colon = text.firstRange(of: ": ") else { throw malformed(line, key) }
            return (name: String(text[..<colon.lowerBound]), value: String(text[colon.upperBound...]))
        }
        let headers = Headers(received: fields)
        guard headers.count == fields.count else { throw malformed(line, key) }
        return headers
    }

    private static func body(of line: KeyedDecodingContainer<Key>) throws -> [UInt8] {
        guard let text = try line.decodeIfPresent(String.self, forKey: .base64) else {
            return Array(try line.decode(String.self, forKey: .body).utf8)
        }
        guard let data = Data(base64Encoded: text) else { throw malformed(line, .base64) }
        return Array(data)
    }

    private static func malformed(_ line: KeyedDecodingContainer<Key>, _ key: Key) -> DecodingError {
        .dataCorruptedError(forKey: key, in: line, debugDescription: "")
    }
}
