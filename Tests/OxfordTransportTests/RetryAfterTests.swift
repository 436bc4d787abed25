import OxfordTransport
import Testing

@Suite struct RetryAfter {
    private func wait(_ text: String, date: String? = "Sun, 06 Nov 1994 08:49:37 GMT") async throws -> Duration? {
        var headers = try Headers(validating: ["Retry-After": text])
        if let date { try headers.set(date, for: "Date") }
        let response = TransportResponse(status: 429, headers: headers)
        return await failure(after: response)?.retryAfter
    }

    @Test(arguments: [
        ("0", 0), ("7", 7), ("3600", 3600), ("Sun, 06 Nov 1994 08:49:38 GMT", 1),
        ("Mon, 07 Nov 1994 08:49:37 GMT", 86400),
        ("Sat, 06 Nov 1999 08:49:37 GMT", 157_766_400), ("Thu, 29 Feb 1996 08:49:37 GMT", 41_472_000),
        ("Tue, 29 Feb 2000 08:49:37 GMT", 167_702_400),
        ("Sun, 06 Nov 1994 08:49:60 GMT", 22), ("99999999999999999999", 3_162_240_000), ("9999999999", 3_162_240_000),
        ("Fri, 31 Dec 9999 23:59:59 GMT", 3_162_240_000), ("Sunday, 06-Nov-94 08:49:38 GMT", 1),
        ("Sunday, 06-Nov-05 08:49:37 GMT", 347_155_200), ("Sun Nov  6 08:49:38 1994", 1),
        ("Mon Nov 17 08:49:37 1994", 950_400),
    ])
    func secondsAndDatesAreParsed(_ text: String, _ seconds: Int) async throws {
        #expect(try await wait(text) == .seconds(seconds))
    }

    @Test(arguments: [
        "-1", "+1", "1.5", "soon", "", "Sun, 06 Nov 1994 08:49:37 GMT",
        "Sat, 05 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:38 GMT", "Sun, 06 Nov 1994 25:49:38 GMT",
        "Sun, 32 Nov 1994 08:49:38 GMT", "Sun, 06 Nov 1994 08:49 GMT", "06 Nov 1994 08:49:38 GMT",
        "Sun, 06 Nov 99999 08:49:38 GMT", "Sun, 06 Nov 1994 08:49:38 CET",
        "Thu, 30 Feb 1995 08:49:37 GMT", "Wed, 29 Feb 1995 08:49:37 GMT", "Fri, 31 Nov 1995 08:49:37 GMT",
        "Mon, 29 Feb 2100 08:49:37 GMT", "Sunday, 30-Feb-95 08:49:37 GMT", "Fri Feb 30 08:49:37 1995",
        "Sun, 9223372036854775807 Nov 1994 08:49:38 GMT", "Sun, 06 Nov 1994 08:49:9223372036854775807 GMT",
        "Sun, 06 Nov 1994 08:49:61 GMT", "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08::49 GMT",
    ])
    func invalidOrPastValuesAreIgnored(_ text: String) async throws {
        #expect(try await wait(text) == nil)
    }

    @Test("Without a Date header, Retry-After is compared with the system clock") func noDateHeader() async throws {
        #expect(try await wait("Fri, 01 Jan 2100 00:00:00 GMT", date: nil) ?? .zero > .seconds(86400))
        #expect(try await wait("Fri, 01 Jan 2010 00:00:00 GMT", date: nil) == nil)
    }
}
