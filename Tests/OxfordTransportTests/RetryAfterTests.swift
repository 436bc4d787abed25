import OxfordEndpoints
import OxfordTransport
import Testing

@Suite struct RetryAfter {
    private func wait(_ text: String, date: String? = "Sun, 06 Nov 1994 08:49:37 GMT") async throws -> Duration? {
        var headers = try Headers(validating: ["Retry-After": text])
        if let date { try headers.set(date, for: "Date") }
        let response = TransportResponse(status: 429, headers: headers)
        let client = OxfordClient(credentials: nil, transport: ClosureTransport { _ in response })
        let error = await #expect(throws: OxfordError.self) {
            try await client.send(EntriesRequest("ace", in: .britishEnglish))
        }
        return error?.retryAfter
    }

    @Test(arguments: [
        ("0", 0), ("7", 7), ("3600", 3600), ("Sun, 06 Nov 1994 08:49:38 GMT", 1),
        ("Mon, 07 Nov 1994 08:49:37 GMT", 86400),
        ("Sat, 06 Nov 1999 08:49:37 GMT", 157_766_400),
    ])
    func secondsAndDatesAreUnderstood(_ text: String, _ seconds: Int) async throws {
        #expect(try await wait(text) == .seconds(seconds))
    }

    @Test(arguments: [
        "-1", "+1", "1.5", "soon", "", "99999999999999999999", "Sun, 06 Nov 1994 08:49:37 GMT",
        "Sat, 05 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:38 GMT", "Sun, 06 Nov 1994 25:49:38 GMT",
        "Sun, 32 Nov 1994 08:49:38 GMT", "Sun, 06 Nov 1994 08:49 GMT", "06 Nov 1994 08:49:38 GMT",
        "Sun, 06 Nov 99999 08:49:38 GMT", "Sun, 06 Nov 1994 08:49:38 CET",
    ])
    func whatCannotBeMeantIsNone(_ text: String) async throws {
        #expect(try await wait(text) == nil)
    }

    @Test func dateWithoutADateOfTheAnswerIsHeldAgainstTheClock() async throws {
        #expect(try await wait("Fri, 01 Jan 2100 00:00:00 GMT", date: nil) ?? .zero > .seconds(86400))
        #expect(try await wait("Fri, 01 Jan 2010 00:00:00 GMT", date: nil) == nil)
    }
}
