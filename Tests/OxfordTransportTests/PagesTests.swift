import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Testing

@Suite struct PagedResults {
    private static func page(_ ids: Range<Int>, total: Int? = nil) -> TransportResponse {
        let results = ids.map { #"{"id": "w\#($0)"}"# }.joined(separator: ",")
        let metadata = total.map { #""metadata": {"total": "\#($0)"}, "# } ?? ""
        return TransportResponse(body: "{\(metadata)\"results\": [\(results)]}")
    }

    private static func search(_ page: Page?) -> SearchRequest {
        SearchRequest("w", in: .britishEnglish, filters: [.prefix(true)], page: page)
    }

    /// Returns a transport that has a number of results, and returns at most a number of them at a time.
    private static func server(_ count: Int, atMost most: Int = .max, total: Int?) -> Wire {
        Wire { request, _ in
            let query = try #require(request.url.firstMatch(of: /limit=(\d+)(?:&offset=(\d+))?/)).output
            let start = query.2.flatMap { Int($0) } ?? 0
            let limit = try #require(Int(query.1))
            return page(start..<max(start, min(start + min(limit, most), count)), total: total)
        }
    }

    @Test("Pages are requested until all results have arrived, or all results of the given page, as recorded")
    func pages() async throws {
        var rows: [GoldenRow] = []
        func take(_ name: String, of page: Page? = nil, pageSize: Int = 5000, from wire: Wire) async throws {
            let results = OxfordClient(transport: wire).results(of: Self.search(page), pageSize: pageSize)
            let ids = try await results.reduce(into: []) { $0.append($1.id.text) }
            #expect(Set(ids).count == ids.count, "\(name)")
            let queries = wire.requests.compactMap { $0.url.split(separator: "prefix=true&").last }.joined(
                separator: ", ")
            rows.append(
                GoldenRow(name, text: "\(ids.count) results, \(ids.first ?? "")...\(ids.last ?? ""), by \(queries)"))
        }
        try await take("an incomplete page is the last", pageSize: 3, from: Self.server(7, total: nil))
        try await take("no page follows the total", pageSize: 2, from: Self.server(4, total: 4))
        try await take(
            "no result is lost if the server returns smaller pages", pageSize: 5,
            from: Self.server(3, atMost: 2, total: 3))
        try await take(
            "at most 10,000 results are requested", pageSize: 4000, from: Self.server(12_000, total: 12_000))
        try await take("the default page has the maximum size", from: Self.server(1, total: nil))
        try await take(
            "a page size above the maximum is the maximum", pageSize: .max, from: Self.server(1, total: nil))
        try await take("a page size below the minimum is the minimum", pageSize: -1, from: Self.server(1, total: 1))
        try await take("a page takes one call", of: Page(limit: 10), from: Self.server(3000, total: 3000))
        try await take("a page without a total", of: Page(limit: 10), from: Self.server(3000, total: nil))
        try await take(
            "a page with an offset, in smaller pages", of: Page(limit: 5, offset: 40), pageSize: 2,
            from: Self.server(3000, total: 3000))
        try await take(
            "a page with fewer results than its limit", of: Page(limit: 10, offset: 4), pageSize: 5,
            from: Self.server(10, total: 10))
        try await take(
            "a page of a server that returns smaller ones", of: Page(limit: 4),
            from: Self.server(3000, atMost: 3, total: 3000))
        try expectRecorded(rows, in: "pages")
    }

    @Test(
        "A page that is not found (404) ends the results, and any other error is thrown",
        arguments: [
            ("nothing is found", [.notFound], [], nil),
            ("a later page is not found", [page(0..<1), .notFound], ["w0"], nil),
            (
                "the server has no search endpoint",
                [TransportResponse(status: 404, body: #"{"error": "The requested URL was not found."}"#)], [],
                .unknownEndpoint
            ),
            ("a later page fails", [page(0..<1), TransportResponse(status: 429)], ["w0"], .rateLimited),
        ] as [(String, [TransportResponse], [String], OxfordError.Reason?)])
    func errors(
        name: String, responses: [TransportResponse], ids: [String], reason: OxfordError.Reason?
    ) async {
        let wire = ScriptedTransport(
            responses.enumerated().map { .answer(Self.search(Page(limit: 1, offset: $0)), with: $1) })
        var (found, thrown): ([String], OxfordError.Reason?) = ([], nil)
        do {
            let results = OxfordClient(transport: wire).results(of: Self.search(nil), pageSize: 1)
            for try await result in results { found.append(result.id.text) }
        } catch {
            thrown = (error as? OxfordError)?.reason
        }
        #expect(found == ids)
        #expect(thrown == reason)
        #expect(wire.unused.isEmpty)
    }

    @Test("A server that ignores the limit, or that returns a result at a time, causes no more results or calls")
    func untrustedServers() async throws {
        let ignoring = Wire { _, _ in Self.page(0..<5_000, total: 5_000) }
        let few = OxfordClient(transport: ignoring).results(of: Self.search(Page(limit: 2)))
        #expect(try await few.reduce(0) { count, _ in count + 1 } == 2)
        let slow = Self.server(10_000, atMost: 1, total: 10_000)
        await #expect(throws: OxfordError.self) {
            for try await _ in OxfordClient(transport: slow).results(of: Self.search(nil)) {}
        }
        #expect(slow.requests.count == 20)
    }

    @Test("A page with more results than were requested is an error, because the next one would repeat them")
    func largePages() async throws {
        let ignoring = Wire { _, _ in Self.page(0..<7, total: 12) }
        let client = OxfordClient(transport: ignoring)
        let error = await #expect(throws: OxfordError.self) {
            for try await _ in client.pages(of: Self.search(nil), pageSize: 5) {}
        }
        #expect(error?.reason == .unreadableAnswer)
        #expect(error?.message == "the server returns 7 results, and 5 were requested")
        #expect(try await client.suggestions(for: "w", in: .britishEnglish, limit: 1).map(\.id) == [EntryID("w0")])
        let suggestions = try await client.suggestions(for: "w", translating: .englishToSpanish, limit: 3)
        #expect(suggestions.count == 3)
    }

    @Test(
        "If the server returns fewer results than it reports, the sequence throws after the last one",
        arguments: [page(0..<0, total: 20), page(0..<0), .notFound])
    func missingResults(second: TransportResponse) async throws {
        func responses() -> OxfordClient {
            OxfordClient(
                transport: ScriptedTransport([
                    .answer(Self.search(Page(limit: 5)), with: Self.page(0..<5, total: 20)),
                    .answer(Self.search(Page(limit: 5, offset: 5)), with: second),
                ]))
        }
        var found = 0
        let error = await #expect(throws: OxfordError.self) {
            for try await _ in responses().results(of: Self.search(nil), pageSize: 5) { found += 1 }
        }
        #expect(found == 5)
        #expect(error?.reason == .unreadableAnswer)
        #expect(error?.message == "the server reports 20 results, but returns no more than the first 5")
        var pages = responses().pages(of: Self.search(nil), pageSize: 5).makeAsyncIterator()
        #expect(try await pages.next()?.results.count == 5)
        await #expect(throws: OxfordError.self) { try await pages.next() }
        #expect(try await pages.next() == nil)
    }
}

/// A request of another module, whose answer lists numbers.
private struct NumbersRequest: OxfordPagedRequest {
    struct Answer: OxfordPagedAnswer, Decodable {
        let items: [Int]
        let total: Int?
    }

    var page: Page?

    func write(to url: inout URLWriter) {
        url.append(path: "numbers")
        url.append(page)
    }
}

@Suite struct OwnPagedResults {
    @Test("A custom request has pages and results") func pages() async throws {
        let wire = Wire { request, _ in
            let items = request.url.hasSuffix("?limit=2&offset=2") ? "[3]" : "[1, 2]"
            return TransportResponse(body: #"{"items": \#(items), "total": 3}"#)
        }
        let client = OxfordClient(transport: wire)
        let numbers = try await client.results(of: NumbersRequest(), pageSize: 2).reduce(into: []) { $0.append($1) }
        #expect(numbers == [1, 2, 3])
        let pages = try await client.pages(of: NumbersRequest(), pageSize: 2).reduce(into: []) { $0.append($1.items) }
        #expect(pages == [[1, 2], [3]])
        #expect(wire.requests.count == 4)
    }
}
