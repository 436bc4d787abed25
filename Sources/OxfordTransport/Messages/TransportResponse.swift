#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
        let parts = text.split(separator: " ")
        switch parts.count {
        case 6 where parts[0].hasSuffix(",") && parts[5] == "GMT":
            self.init(day: parts[1], month: parts[2], year: parts[3], time: parts[4])
        case 5:
            self.init(day: parts[2], month: parts[1], year: parts[4], time: parts[3])
        case 4 where parts[0].hasSuffix(",") && parts[3] == "GMT":
            let date = parts[1].split(separator: "-", omittingEmptySubsequences: false)
            guard date.count == 3, date[2].utf8.count == 2 else { return nil }
            func dated(_ century: String) -> HTTPDate? {
                HTTPDate(day: date[0], month: date[1], year: century + date[2], time: parts[2])
            }
            let halfACentury = 50 * 366 * 86400
            guard let date = dated("20").flatMap({ $0.seconds <= now + halfACentury ? $0 : nil }) ?? dated("19") else {
                return nil
            }
            self = date
        default: return nil
        }
    }

    private init?(day: Substring, month: Substring, year: some StringProtocol, time: Substring) {
        guard let month = Self.months.firstIndex(of: String(month)), let year = Int(year), 1970...9999 ~= year,
            let day = Int(day), 1...Self.days(inMonth: month, of: year) ~= day
        else { return nil }
        let time = time.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        guard time.count == 3, 0...23 ~= time[0], 0...59 ~= time[1], 0...60 ~= time[2] else { return nil }
        // Count years from March, so that a leap day is the last day of its year and does not move other days.
        let shiftedYear = month < 2 ? year - 1 : year
        let shiftedMonth = (month + 10) % 12
        let days =
            365 * shiftedYear + shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400
            + (153 * shiftedMonth + 2) / 5 + day - 719_469
        seconds = ((days * 24 + time[0]) * 60 + time[1]) * 60 + time[2]
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        let isLeapYear = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
        return month == 1 && isLeapYear ? 29 : [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month]
    }
}
