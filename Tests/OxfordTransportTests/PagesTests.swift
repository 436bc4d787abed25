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

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let page: Page?
        let pageSize: Int
        let total: Int?
        /// The pages that are requested, and their results.
        let pages: [(page: Page, results: Range<Int>)]

        init(
            _ name: String, of page: Page? = nil, pageSize: Int = 5000, total: Int? = nil,
            _ pages: (page: Page, results: Range<Int>)...
        ) {
            (testDescription, self.page, self.pageSize, self.total, self.pages) = (name, page, pageSize, total, pages)
        }
    }

    @Test(
        "Pages are requested until all results have arrived, or all results of the given page",
        arguments: [
            Case(
                "an incomplete page is the last", pageSize: 3, (Page(limit: 3), 0..<3),
                (Page(limit: 3, offset: 3), 3..<6),
                (Page(limit: 3, offset: 6), 6..<7)),
            Case(
                "no page follows the total", pageSize: 2, total: 4, (Page(limit: 2), 0..<2),
                (Page(limit: 2, offset: 2), 2..<4)),
            Case(
                "no result is lost if the server returns smaller pages", pageSize: 5, total: 3, (Page(limit: 5), 0..<2),
                (Page(limit: 5, offset: 2), 2..<3)),
            Case(
                "an empty page is the last, even before the total is reached", pageSize: 5, total: 9,
                (Page(limit: 5), 0..<2), (Page(limit: 5, offset: 2), 2..<2)),
            Case(
                "at most 10,000 results are requested", pageSize: 4000, total: 12_000, (Page(limit: 4000), 0..<4000),
                (Page(limit: 4000, offset: 4000), 4000..<8000), (Page(limit: 2000, offset: 8000), 8000..<10_000)),
            Case("the default page has the maximum size", (Page(limit: 5000), 0..<1)),
            Case("a page size above the maximum is the maximum", pageSize: .max, (Page(limit: 5000), 0..<1)),
            Case("a page size below the minimum is the minimum", pageSize: -1, total: 1, (Page(limit: 1), 0..<1)),
            Case("a page takes one call", of: Page(limit: 10), total: 3000, (Page(limit: 10), 0..<10)),
            Case("a page without a total", of: Page(limit: 10), (Page(limit: 10), 0..<10)),
            Case(
                "a page with an offset, in smaller pages", of: Page(limit: 5, offset: 40), pageSize: 2, total: 3000,
                (Page(limit: 2, offset: 40), 40..<42), (Page(limit: 2, offset: 42), 42..<44),
                (Page(limit: 1, offset: 44), 44..<45)),
            Case(
                "a page with fewer results than its limit", of: Page(limit: 10, offset: 4), pageSize: 5, total: 10,
                (Page(limit: 5, offset: 4), 4..<9), (Page(limit: 5, offset: 9), 9..<10)),
            Case(
                "a page of a server that returns smaller ones", of: Page(limit: 4), total: 3000,
                (Page(limit: 4), 0..<3),
                (Page(limit: 1, offset: 3), 3..<4)),
        ])
    func pages(_ expected: Case) async throws {
        let wire = ScriptedTransport(
            expected.pages.map { .answer(Self.search($0.page), with: Self.page($0.results, total: expected.total)) })
        let results = OxfordClient(transport: wire)
            .results(of: Self.search(expected.page), pageSize: expected.pageSize)
        let ids = try await results.reduce(into: []) { $0.append($1.id.text) }
        #expect(ids == expected.pages.flatMap(\.results).map { "w\($0)" })
        #expect(wire.unused.isEmpty)
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
        do throws(OxfordError) {
            let results = OxfordClient(transport: wire).results(of: Self.search(nil), pageSize: 1)
            for try await result in results { found.append(result.id.text) }
        } catch {
            thrown = error.reason
        }
        #expect(found == ids)
        #expect(thrown == reason)
        #expect(wire.unused.isEmpty)
    }

    // The calls below crash the compiler if they resolve to the functions of the standard library.

    @Test("Functions of a sequence request only the pages that they need")
    func functionsStopEarly() async {
        let first = ScriptedStep.answer(Self.search(Page(limit: 2)), with: Self.page(0..<2, total: 4))
        let second = ScriptedStep.answer(Self.search(Page(limit: 2, offset: 2)), with: Self.page(2..<4, total: 4))
        let wire = ScriptedTransport([first, first, first, second])
        let results = OxfordClient(transport: wire).results(of: Self.search(nil), pageSize: 2)
        do throws(OxfordError) {
            #expect(try await results.first { $0.id == EntryID("w1") }?.id == EntryID("w1"))
            #expect(try await results.allSatisfy { $0.id == EntryID("w0") } == false)
            let ids: [String] = try await results.reduce(into: []) { $0.append($1.id.text) }
            #expect(ids == ["w0", "w1", "w2", "w3"])
        } catch {
            Issue.record(error)
        }
        #expect(wire.unused.isEmpty)
        #expect(wire.requests.count == 4)
    }

    @Test("Functions of a sequence return correct results at its end")
    func functionsReachTheEnd() async throws {
        let wire = ClosureTransport { _ in Self.page(0..<2, total: 2) }
        let results = OxfordClient(transport: wire).results(of: Self.search(Page(limit: 2)))
        #expect(try await results.first { $0.id == EntryID("w2") } == nil)
        #expect(try await results.contains { $0.id == EntryID("w1") })
        #expect(try await results.contains { $0.id == EntryID("w2") } == false)
        #expect(try await results.allSatisfy { $0.id != EntryID("") })
        #expect(try await results.reduce(0) { count, _ in count + 1 } == 2)
    }

    @Test("Functions of a sequence throw its error", arguments: ["first", "contains", "all", "into", "reduce"])
    func functionsThrowTheError(name: String) async {
        let client = OxfordClient(
            transport: ClosureTransport { _ in TransportResponse(status: 429) })
        let pages = client.pages(of: Self.search(nil))
        do throws(OxfordError) {
            switch name {
            case "first": _ = try await pages.first { _ in true }
            case "contains": _ = try await pages.contains { _ in true }
            case "all": _ = try await pages.allSatisfy { _ in true }
            case "into": _ = try await pages.reduce(into: 0) { count, _ in count += 1 }
            default: _ = try await pages.reduce(0) { count, _ in count + 1 }
            }
            Issue.record("no error was thrown")
        } catch {
            #expect(error.reason == .rateLimited)
        }
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
    private func step(_ page: Page, _ body: String) -> ScriptedStep {
        .answer(NumbersRequest(page: page), with: TransportResponse(body: body))
    }

    @Test("A custom request has pages and results") func pages() async throws {
        let first = step(Page(limit: 2), #"{"items": [1, 2], "total": 3}"#)
        let second = step(Page(limit: 2, offset: 2), #"{"items": [3], "total": 3}"#)
        let wire = ScriptedTransport([first, second, first, second])
        let client = OxfordClient(transport: wire)
        var numbers: [Int] = []
        for try await number in client.results(of: NumbersRequest(), pageSize: 2) { numbers.append(number) }
        #expect(numbers == [1, 2, 3])
        var totals: [Int?] = []
        for try await page in client.pages(of: NumbersRequest(), pageSize: 2) { totals.append(page.total) }
        #expect(totals == [3, 3])
        #expect(wire.requests.count == 4)
        #expect(wire.unused.isEmpty)
    }

    @Test("A custom answer without a total ends with the first page that is not full")
    func withoutTotal() async throws {
        let wire = ScriptedTransport([
            step(Page(limit: 2), #"{"items": [1, 2]}"#), step(Page(limit: 2, offset: 2), #"{"items": [3]}"#),
        ])
        let results = OxfordClient(transport: wire).results(of: NumbersRequest(), pageSize: 2)
        #expect(try await results.reduce(0, +) == 6)
        #expect(wire.requests.count == 2)
    }
}
