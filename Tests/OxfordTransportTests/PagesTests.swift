import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Testing

@Suite struct PagedResults {
    private func page(_ ids: Range<Int>, total: Int? = nil) -> TransportResponse {
        let results = ids.map { #"{"id": "w\#($0)"}"# }.joined(separator: ",")
        let metadata = total.map { #""metadata": {"total": "\#($0)"}, "# } ?? ""
        return TransportResponse(body: "{\(metadata)\"results\": [\(results)]}")
    }

    private func search(_ page: Page?) -> SearchRequest {
        SearchRequest("w", in: .britishEnglish, filters: [.prefix(true)], page: page)
    }

    private func ids(
        _ wire: ScriptedTransport, _ request: SearchRequest, pageSize: Int = 5000
    ) async throws -> [String] {
        let results = OxfordClient(transport: wire).results(of: request, pageSize: pageSize)
        return try await results.reduce(into: []) { $0.append($1.id.text) }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var page: Page?
        var pageSize = 5000
        /// The pages that are requested, and their results.
        let pages: [(page: Page, results: Range<Int>)]
        var total: Int?
    }

    @Test(
        "Pages are requested until all results have arrived",
        arguments: [
            Case(
                testDescription: "an incomplete page is the last", pageSize: 3,
                pages: [
                    (Page(limit: 3), 0..<3), (Page(limit: 3, offset: 3), 3..<6), (Page(limit: 3, offset: 6), 6..<7),
                ]),
            Case(
                testDescription: "no page follows the total", pageSize: 2,
                pages: [(Page(limit: 2), 0..<2), (Page(limit: 2, offset: 2), 2..<4)], total: 4),
            Case(
                testDescription: "no result is lost if the server returns smaller pages", pageSize: 5,
                pages: [(Page(limit: 5), 0..<2), (Page(limit: 5, offset: 2), 2..<3)], total: 3),
            Case(
                testDescription: "an empty page is the last, even before the total is reached", pageSize: 5,
                pages: [(Page(limit: 5), 0..<2), (Page(limit: 5, offset: 2), 2..<2)], total: 9),
            Case(
                testDescription: "at most 10,000 results are requested", pageSize: 4000,
                pages: [
                    (Page(limit: 4000), 0..<4000), (Page(limit: 4000, offset: 4000), 4000..<8000),
                    (Page(limit: 2000, offset: 8000), 8000..<10_000),
                ], total: 12_000),
            Case(
                testDescription: "the default page has the maximum size", pages: [(Page(limit: 5000), 0..<1)]),
            Case(
                testDescription: "a page size above the maximum is the maximum", pageSize: .max,
                pages: [(Page(limit: 5000), 0..<1)]),
            Case(
                testDescription: "a page size below the minimum is the minimum", pageSize: -1,
                pages: [(Page(limit: 1), 0..<1)], total: 1),
        ])
    func pages(_ expected: Case) async throws {
        try await check(expected)
    }

    @Test(
        "The results of a request with a page are the results of this page",
        arguments: [
            Case(
                testDescription: "one call", page: Page(limit: 10), pages: [(Page(limit: 10), 0..<10)], total: 3000),
            Case(testDescription: "without a total", page: Page(limit: 10), pages: [(Page(limit: 10), 0..<10)]),
            Case(
                testDescription: "an offset, and smaller pages", page: Page(limit: 5, offset: 40), pageSize: 2,
                pages: [
                    (Page(limit: 2, offset: 40), 40..<42), (Page(limit: 2, offset: 42), 42..<44),
                    (Page(limit: 1, offset: 44), 44..<45),
                ], total: 3000),
            Case(
                testDescription: "fewer results than the limit", page: Page(limit: 10, offset: 4), pageSize: 5,
                pages: [(Page(limit: 5, offset: 4), 4..<9), (Page(limit: 5, offset: 9), 9..<10)], total: 10),
            Case(
                testDescription: "a server that returns smaller pages", page: Page(limit: 4),
                pages: [(Page(limit: 4), 0..<3), (Page(limit: 1, offset: 3), 3..<4)], total: 3000),
        ])
    func window(_ expected: Case) async throws {
        try await check(expected)
    }

    private func check(_ expected: Case) async throws {
        let wire = ScriptedTransport(
            expected.pages.map { .answer(search($0.page), with: page($0.results, total: expected.total)) })
        let ids = try await ids(wire, search(expected.page), pageSize: expected.pageSize)
        #expect(ids == expected.pages.flatMap(\.results).map { "w\($0)" })
        #expect(wire.unused.isEmpty)
        #expect(wire.requests.count == expected.pages.count)
    }

    @Test("A search that finds nothing (404) is an empty sequence, not an error")
    func notFound() async throws {
        let nothing = TransportResponse(status: 404, body: #"{"error": "No entry found"}"#)
        let wire = ScriptedTransport([.answer(search(Page()), with: nothing)])
        let client = OxfordClient(transport: wire)
        for try await _ in client.pages(of: search(nil)) { Issue.record("unexpected page") }
        #expect(wire.requests.count == 1)
    }

    @Test("A page that is not found (404) ends the results")
    func pageNotFound() async throws {
        let wire = ScriptedTransport([
            .answer(search(Page(limit: 1)), with: page(0..<1)),
            .answer(search(Page(limit: 1, offset: 1)), with: .notFound),
        ])
        #expect(try await ids(wire, search(nil), pageSize: 1) == ["w0"])
        #expect(wire.requests.count == 2)
    }

    @Test("A server without the search endpoint causes an error")
    func unknownEndpoint() async throws {
        let body = #"{"error": "The requested URL was not found on the server."}"#
        let wire = ScriptedTransport([.answer(search(Page()), with: TransportResponse(status: 404, body: body))])
        let task = Task { try await ids(wire, search(nil)) }
        #expect(await task.oxfordError?.reason == .unknownEndpoint)
        #expect(wire.requests.count == 1)
    }

    @Test("The error of a page ends the sequence") func pageError() async throws {
        let wire = ScriptedTransport([
            .answer(search(Page(limit: 1)), with: page(0..<1)),
            .answer(search(Page(limit: 1, offset: 1)), with: TransportResponse(status: 429)),
        ])
        var count = 0
        do throws(OxfordError) {
            let client = OxfordClient(transport: wire)
            for try await _ in client.pages(of: search(nil), pageSize: 1) { count += 1 }
            Issue.record("no error was thrown")
        } catch {
            #expect(error.reason == .rateLimited)
        }
        #expect(count == 1)
        #expect(wire.requests.count == 2)
    }

    // The calls below crash the compiler if they resolve to the functions of the standard library.

    @Test("Functions of a sequence request only the pages that they need")
    func functionsStopEarly() async {
        let first = ScriptedStep.answer(search(Page(limit: 2)), with: page(0..<2, total: 4))
        let second = ScriptedStep.answer(search(Page(limit: 2, offset: 2)), with: page(2..<4, total: 4))
        let wire = ScriptedTransport([first, first, first, second])
        let results = OxfordClient(transport: wire).results(of: search(nil), pageSize: 2)
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
        let wire = ClosureTransport { _ in self.page(0..<2, total: 2) }
        let results = OxfordClient(transport: wire).results(of: search(Page(limit: 2)))
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
        let pages = client.pages(of: search(nil))
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
