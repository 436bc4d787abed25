#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TransportResponse {
    /// How long the server asks to wait: seconds, or a date, which is held against the answer's own.
    ///
    /// What cannot be meant (a negative number, no date, a date that has passed) is no wait that was asked for.
    var retryAfter: Duration? {
        guard let text = headers["Retry-After"] else { return nil }
        if let seconds = Int(text), text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
            return .seconds(seconds)
        }
        guard let date = HTTPDate(text) else { return nil }
        let now = headers["Date"].flatMap(HTTPDate.init)?.seconds ?? Int(Date().timeIntervalSince1970)
        return date.seconds > now ? .seconds(date.seconds - now) : nil
    }
}

/// A date as headers have it: `Sun, 06 Nov 1994 08:49:37 GMT`.
private struct HTTPDate {
    /// The seconds since 1970.
    let seconds: Int

    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    init?(_ text: String) {
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[0].hasSuffix(","), parts[5] == "GMT",
            let day = Int(parts[1]), 1...31 ~= day,
            let month = Self.months.firstIndex(of: String(parts[2])),
            let year = Int(parts[3]), 1970...9999 ~= year
        else { return nil }
        let time = parts[4].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        guard time.count == 3, 0...23 ~= time[0], 0...59 ~= time[1], 0...60 ~= time[2] else { return nil }
        // Years are counted from March, so that the day of a leap year is the last one.
        let shiftedYear = month < 2 ? year - 1 : year
        let shiftedMonth = (month + 10) % 12
        let days =
            365 * shiftedYear + shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400
            + (153 * shiftedMonth + 2) / 5 + day - 719_469
        seconds = ((days * 24 + time[0]) * 60 + time[1]) * 60 + time[2]
    }
}
