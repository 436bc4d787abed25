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
public struct TransportResponse: Sendable {
    /// The HTTP status code.
    public let status: Int

    /// The headers.
    public let headers: Headers

    /// The body, after decompression.
    public let body: [UInt8]

    /// How long the response was kept in a cache.
    private(set) var age: Duration = .zero

    /// What the response is, which is found out once, although several middleware and the client ask for it.
    private let lazyJudgment = LazyJudgment()

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

extension TransportResponse: Hashable {
    /// Returns whether two responses have the same status, headers, and body.
    public static func == (one: TransportResponse, other: TransportResponse) -> Bool {
        one.status == other.status && one.headers == other.headers && one.body == other.body
    }

    /// Hashes the status, the headers, and the body.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(status)
        hasher.combine(headers)
        hasher.combine(body)
    }
}

extension TransportResponse {
    var judgment: Judgment { lazyJudgment.value { judge() } }

    func aged(_ age: Duration) -> TransportResponse {
        var response = self
        response.age = age
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
        if !text.isEmpty, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
            // A number that is too large for `Int` still asks for a long pause.
            return min(.seconds(Int64(text) ?? .max), .longestWait)
        }
        let clock = Int(Date().timeIntervalSince1970)
        guard let date = HTTPDate(text, now: clock) else { return nil }
        let now = headers["Date"].flatMap { HTTPDate($0, now: clock) }?.seconds ?? clock
        return date.seconds > now ? min(.seconds(date.seconds - now), .longestWait) : nil
    }
}

/// A date in one of the formats that RFC 9110 defines for headers.
private struct HTTPDate {
    /// The number of seconds since January 1, 1970, 00:00 UTC.
    let seconds: Int

    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// Parses a date in one of the three formats that HTTP allows.
    ///
    /// These are examples of the formats:
    ///
    /// - `Sun, 06 Nov 1994 08:49:37 GMT`
    /// - `Sunday, 06-Nov-94 08:49:37 GMT`
    /// - `Sun Nov  6 08:49:37 1994`
    ///
    /// - Parameter now: The current time in seconds since January 1, 1970, 00:00 UTC. A two-digit year belongs to this
    ///   century, unless the date would then be more than 50 years in the future.
    init?(_ text: String, now: Int) {
        var parts = text.split { " ,-".contains($0) }
        // Bring the parts of the third format into the order of the others.
        if parts.count == 5 { parts = [parts[0], parts[2], parts[1], parts[4], parts[3], "GMT"] }
        let hasShortYear = text.contains("-")
        guard parts.count == 6, parts[5] == "GMT", parts[3].utf8.count == (hasShortYear ? 2 : 4),
            let day = Int(parts[1]), let year = Int(parts[3]),
            let month = Self.months.firstIndex(of: String(parts[2]))
        else { return nil }
        let time = parts[4].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        guard time.count == 3, 0...23 ~= time[0], 0...59 ~= time[1], 0...60 ~= time[2] else { return nil }
        let timeOfDay = (time[0] * 60 + time[1]) * 60 + time[2]
        func date(in year: Int) -> Int? {
            Self.days(until: day, month: month, year: year).map { $0 * 86400 + timeOfDay }
        }
        let halfACentury = 50 * 366 * 86400
        let candidates = hasShortYear ? [2000 + year, 1900 + year] : [year]
        let dates = candidates.compactMap(date(in:))
        guard let first = dates.first(where: { !hasShortYear || $0 <= now + halfACentury }) else { return nil }
        seconds = first
    }

    /// Returns the number of days from January 1, 1970, to a date, or `nil` if there is no such date.
    private static func days(until day: Int, month: Int, year: Int) -> Int? {
        let isLeapYear = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
        let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard 1970...9999 ~= year, 1...lengths[month] ~= day else { return nil }
        let before = year - 1
        // January 1, 1970, is day 719,163, if January 1 of the year 1 is day 1.
        return 365 * before + before / 4 - before / 100 + before / 400 + lengths[..<month].reduce(day, +) - 719_163
    }
}
