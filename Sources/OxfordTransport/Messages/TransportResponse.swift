#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import OxfordEndpoints
import Synchronization

/// A server's response: its status, headers, and body.
///
/// ```swift
/// let response = TransportResponse(status: 404, body: #"{"error": "no"}"#)
/// print(response.status, response.headers["content-type"] ?? "no type")
/// // 404 application/json
/// ```
public struct TransportResponse: Hashable, Sendable {
    /// The HTTP status code.
    public let status: Int

    /// The headers.
    public let headers: Headers

    /// The body, after decompression.
    public let body: [UInt8]

    private var history = History()

    /// Creates a response, for use in a custom transport or a test.
    public init(status: Int, headers: Headers = Headers(), body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Creates a response with a JSON body and the content type `application/json`.
    public init(status: Int = 200, body: String) {
        self.init(
            status: status, headers: Headers(received: [(name: "Content-Type", value: "application/json")]),
            body: Array(body.utf8))
    }
}

extension TransportResponse {
    /// The headers of the request, whose secrets the server may have repeated in the response.
    ///
    /// They travel with the response, because it may come from a cache, or from the request of another caller.
    var requestHeaders: Headers { history.requestHeaders }

    func answering(_ request: TransportRequest) -> TransportResponse {
        var response = self
        response.history = History(of: request.headers)
        return response
    }

    /// Returns the origin and path of the URL that the response redirects to.
    ///
    /// The result omits the URL's user name, query, and fragment, because they may contain a secret. The result is
    /// `nil` if the response does not redirect to an HTTP or HTTPS URL.
    func redirectTarget(from url: String) -> String? {
        guard 300..<400 ~= status, let location = headers["Location"],
            let target = URL(string: location, relativeTo: URL(string: url))?.absoluteURL,
            let origin = try? Origin(of: target.absoluteString)
        else { return nil }
        return "\(origin)\(target.path())"
    }
}

// MARK: Retry-After

extension TransportResponse {
    /// The pause that the `Retry-After` header asks for, limited to 100 years.
    ///
    /// The `Retry-After` header contains either a number of seconds or the date at which the pause ends. If the header
    /// contains a date, the pause starts at the time in the response's `Date` header, or at this computer's time if
    /// there is no valid `Date` header.
    ///
    /// This property is `nil` if the `Retry-After` header is missing, negative, or invalid, or if its date has passed.
    var retryAfter: Duration? {
        guard let text = headers["Retry-After"] else { return nil }
        if !text.isEmpty, text.utf8.allSatisfy(\.isDigit) {
            // A number that is too large for `Int64` still asks for a long pause.
            return .seconds(Int64(text) ?? .max).clamped
        }
        guard let end = Date(header: text) else { return nil }
        let now = headers["Date"].flatMap(Date.init(header:)) ?? Date()
        return end > now ? .seconds(end.timeIntervalSince(now)).clamped : nil
    }
}

extension Date {
    /// Parses a date in the format that RFC 9110 defines for headers, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
    fileprivate init?(header text: String) {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let pattern = /\w{3}, (\d\d) (\w{3}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT/
        guard
            let parts = text.wholeMatch(of: pattern.asciiOnlyDigits())?.output,
            let month = months.firstIndex(of: String(parts.2))
        else { return nil }
        // The calendar has no leap seconds, which have the number 60.
        let components = DateComponents(
            calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: Int(parts.3), month: month + 1,
            day: Int(parts.1), hour: Int(parts.4), minute: Int(parts.5), second: parts.6 == "60" ? 59 : Int(parts.6))
        guard components.isValidDate, let date = components.date else { return nil }
        self = date
    }
}

// MARK: Completeness

extension TransportResponse {
    /// Whether this is a successful response whose body is one complete JSON document.
    var isWholeAnswer: Bool {
        200..<300 ~= status && !body.isEmpty && history.errorOffset(in: body) == nil
    }

    /// Whether this is a successful response whose body ends in the middle of a JSON document.
    ///
    /// Sometimes the connection closes too early, but a transport, a decompressor, or a proxy reports the body as
    /// complete. Every answer is a JSON object that ends with `}`, so a shortened body is not valid JSON.
    var isCutShort: Bool {
        guard 200..<300 ~= status, !body.isEmpty, mayBeJSON else { return false }
        return history.errorOffset(in: body).map { $0 >= body.count } ?? false
    }

    /// Whether the content type and the beginning of the body allow the body to be JSON.
    ///
    /// The value is `true` even if the content type is plain text or missing, because some servers do not label JSON
    /// correctly. It is `false` if the body begins like HTML, because login pages are not labeled correctly either.
    var mayBeJSON: Bool {
        // White space or a byte order mark can precede the page.
        let first = body.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
        if first == UInt8(ascii: "<") { return false }
        guard let type = headers["Content-Type"]?.mediaType else { return true }
        return type.hasSuffix("json") || type == "text/plain"
    }
}

/// Facts about a response that are not part of its contents.
///
/// Two responses are equal even if these facts differ.
private final class History: Hashable, Sendable {
    let requestHeaders: Headers

    private let offset = Mutex<Int??>(nil)

    init(of requestHeaders: Headers = Headers()) {
        self.requestHeaders = requestHeaders
    }

    static func == (one: History, other: History) -> Bool { true }

    func hash(into hasher: inout Hasher) {}

    /// Returns the place of the first JSON error, or `nil` if the body is one complete JSON document.
    ///
    /// The whole body has to be parsed to find it. All copies of a response share the result, so this happens only
    /// once, although several middleware and the client ask for it.
    func errorOffset(in body: [UInt8]) -> Int? {
        offset.withLock { offset in
            let known = offset ?? JSONReader.syntaxError(in: body)?.offset
            offset = .some(known)
            return known
        }
    }
}

extension String {
    /// The media type in a `Content-Type` value, in lowercase and without parameters.
    var mediaType: String? {
        split(separator: ";").first.map { $0.lowercased().split(separator: " ").joined(separator: " ") }
    }
}
