#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import OxfordEndpoints

/// A server's response: its status, headers, and body.
///
/// ```swift
/// let response = TransportResponse(status: 404, body: #"{"error": "no"}"#)
/// print(response.status, response.headers["content-type"] ?? "no type")
/// // 404 application/json
/// ```
///
/// Two responses are equal if their statuses, headers and bodies are equal.
public struct TransportResponse: Sendable {
    /// The HTTP status code.
    public let status: Int

    /// The headers.
    public let headers: Headers

    /// The body, after decompression.
    public let body: [UInt8]

    /// Whether the client counts a call when its transport returns the response.
    ///
    /// The value is `false` if nothing was sent, for example because the response comes from the sample dictionary or
    /// from a recording.
    public let isCall: Bool

    /// Creates a response, for use in a custom transport or a test.
    ///
    /// If your transport did not send the request, pass `false` for `isCall`, so that the client counts no call.
    public init(status: Int, headers: Headers = Headers(), body: [UInt8] = [], isCall: Bool = true) {
        self.status = status
        self.headers = headers
        self.body = body
        self.isCall = isCall
    }

    /// Creates a response with a JSON body and the content type `application/json`.
    public init(status: Int = 200, body: String) {
        self.init(
            status: status, headers: Headers(received: [(name: "Content-Type", value: "application/json")]),
            body: Array(body.utf8))
    }
}

extension TransportResponse: Hashable {
    /// Returns whether two responses have the same status, the same headers, and the same body.
    public static func == (one: Self, other: Self) -> Bool {
        (one.status, one.headers, one.body) == (other.status, other.headers, other.body)
    }

    /// Adds the status, the headers and the body to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(status)
        hasher.combine(headers)
        hasher.combine(body)
    }
}

extension TransportResponse {
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
    /// Parses a date in one of the three formats that RFC 9110 allows in headers: `Sun, 06 Nov 1994 08:49:37 GMT`,
    /// `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
    fileprivate init?(header text: String) {
        var parts = text.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.map { String($0) }
        if parts.count == 7 { parts = [parts[0], parts[2], parts[1], parts[6]] + parts[3...5] + ["GMT"] }
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard parts.count == 8, parts[7] == "GMT", let month = months.firstIndex(of: parts[2]) else { return nil }
        let numbers = [parts[1], parts[3], parts[4], parts[5], parts[6]].compactMap { Int($0) }
        guard numbers.count == 5, numbers[1] < 10_000, numbers[4] <= 60 else { return nil }
        let year = numbers[1] + (parts[3].count > 2 ? 0 : numbers[1] < 70 ? 2000 : 1900)
        // The calendar has no leap seconds, which have the number 60.
        let components = DateComponents(
            calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: year, month: month + 1, day: numbers[0],
            hour: numbers[2], minute: numbers[3], second: min(numbers[4], 59))
        guard components.isValidDate, let date = components.date else { return nil }
        self = date
    }
}

// MARK: Completeness

extension TransportResponse {
    /// Whether this is a successful response whose body ends in the middle of a JSON document.
    ///
    /// Sometimes the connection closes too early, but a transport, a decompressor, or a proxy reports the body as
    /// complete. Every answer is a JSON object that ends with `}`, so a shortened body is not valid JSON. A compressed
    /// body that ends after its header becomes an empty one.
    var isCutShort: Bool {
        guard 200..<300 ~= status, mayBeJSON else { return false }
        if body.isEmpty {
            return status != 204 && headers["Content-Encoding"] != nil && headers["Content-Length"] != "0"
        }
        return JSONReader.syntaxError(in: body).map { $0.offset >= body.count } ?? false
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

extension String {
    /// The media type in a `Content-Type` value, in lowercase and without parameters.
    var mediaType: String? {
        split(separator: ";").first.map { $0.lowercased().split(separator: " ").joined(separator: " ") }
    }
}
