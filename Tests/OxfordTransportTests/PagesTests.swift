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
        SearchRequest("w", in: .britishEnglish, filters: .prefix(true), page: page)
    }

    private func ids(_ wire: ScriptedTransport, _ request: SearchRequest) async throws -> [String] {
        let results = OxfordClient(credentials: nil, transport: wire).results(of: request)
        return try await results.reduce(into: []) { $0.append($1.id?.text ?? "") }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let first: Page?
        /// The pages that are requested, and their results.
        let pages: [(page: Page, results: Range<Int>)]
        var total: Int?
    }

    @Test(
        "Pages are requested until all results have arrived",
        arguments: [
            Case(
                testDescription: "an incomplete page is the last", first: Page(limit: 3),
                pages: [
                    (Page(limit: 3), 0..<3), (Page(limit: 3, offset: 3), 3..<6), (Page(limit: 3, offset: 6), 6..<7),
                ]),
            Case(
                testDescription: "no page follows the total", first: Page(limit: 2, offset: 4),
                pages: [(Page(limit: 2, offset: 4), 4..<6), (Page(limit: 2, offset: 6), 6..<8)], total: 8),
            Case(
                testDescription: "no result is lost if the server returns smaller pages", first: Page(limit: 5),
                pages: [(Page(limit: 5), 0..<2), (Page(limit: 5, offset: 2), 2..<3)], total: 3),
            Case(
                testDescription: "an empty page is the last, even before the total is reached", first: Page(limit: 5),
                pages: [(Page(limit: 5), 0..<2), (Page(limit: 5, offset: 2), 2..<2)], total: 9),
            Case(
                testDescription: "at most 10,000 results are requested", first: Page(limit: 4000),
                pages: [
                    (Page(limit: 4000), 0..<4000), (Page(limit: 4000, offset: 4000), 4000..<8000),
                    (Page(limit: 2000, offset: 8000), 8000..<10_000),
                ], total: 12_000),
            Case(
                testDescription: "the default page has the maximum size", first: nil,
                pages: [(Page(limit: 5000), 0..<1)]),
        ])
    func pages(_ expected: Case) async throws {
        let wire = ScriptedTransport(
            expected.pages.map { .answer(search($0.page), with: page($0.results, total: expected.total)) })
        let ids = try await ids(wire, search(expected.first))
        #expect(ids == expected.pages.flatMap(\.results).map { "w\($0)" })
        #expect(wire.unused.isEmpty)
    }

    @Test("A search that finds nothing (404) is an empty sequence, not an error")
    func notFound() async throws {
        let nothing = TransportResponse(status: 404, body: #"{"error": "No matches found"}"#)
        let client = OxfordClient(credentials: nil, transport: ClosureTransport { _ in nothing })
        for try await _ in client.pages(of: search(nil)) { Issue.record("unexpected page") }
    }

    @Test("A page that is not found (404) ends the results")
    func pageNotFound() async throws {
        let wire = ScriptedTransport([
            .answer(search(Page(limit: 1)), with: page(0..<1)),
            .answer(search(Page(limit: 1, offset: 1)), with: TransportResponse(status: 404)),
        ])
        #expect(try await ids(wire, search(Page(limit: 1))) == ["w0"])
    }

    @Test("A server without the search endpoint causes an error")
    func unknownEndpoint() async throws {
        let body = #"{"error": "The requested URL was not found on the server."}"#
        let wire = ScriptedTransport([.answer(search(Page()), with: TransportResponse(status: 404, body: body))])
        let task = Task { try await ids(wire, search(nil)) }
        #expect(await task.oxfordError?.reason == .unknownEndpoint)
    }

    @Test("The error of a page ends the sequence") func pageError() async throws {
        let wire = ScriptedTransport([
            .answer(search(Page(limit: 1)), with: page(0..<1)),
            .answer(search(Page(limit: 1, offset: 1)), with: TransportResponse(status: 429)),
        ])
        var count = 0
        do throws(OxfordError) {
            for try await _ in OxfordClient(credentials: nil, transport: wire).pages(of: search(Page(limit: 1))) {
                count += 1
            }
            Issue.record("no error was thrown")
        } catch {
            #expect(error.reason == .rateLimited)
        }
        #expect(count == 1)
    }

    // The calls below crash the compiler if they resolve to the functions of the standard library.

    @Test("Functions of a sequence request only the pages that they need")
    func functionsStopEarly() async {
        let first = ScriptedStep.answer(search(Page(limit: 2)), with: page(0..<2, total: 4))
        let second = ScriptedStep.answer(search(Page(limit: 2, offset: 2)), with: page(2..<4, total: 4))
        let wire = ScriptedTransport([first, first, first, second])
        let results = OxfordClient(credentials: nil, transport: wire).results(of: search(Page(limit: 2)))
        do throws(OxfordError) {
            #expect(try await results.first { $0.id == EntryID("w1") }?.id == EntryID("w1"))
            #expect(try await results.allSatisfy { $0.id == EntryID("w0") } == false)
            let ids: [String] = try await results.reduce(into: []) { $0.append($1.id?.text ?? "") }
            #expect(ids == ["w0", "w1", "w2", "w3"])
        } catch {
            Issue.record(error)
        }
        #expect(wire.unused.isEmpty)
    }

    @Test("Functions of a sequence return correct results at its end")
    func functionsReachTheEnd() async throws {
        let wire = ClosureTransport { _ in self.page(0..<2, total: 2) }
        let results = OxfordClient(credentials: nil, transport: wire).results(of: search(Page(limit: 2)))
        #expect(try await results.first { $0.id == EntryID("w2") } == nil)
        #expect(try await results.contains { $0.id == EntryID("w1") })
        #expect(try await results.contains { $0.id == EntryID("w2") } == false)
        #expect(try await results.allSatisfy { $0.id != nil })
        #expect(try await results.reduce(0) { count, _ in count + 1 } == 2)
    }

    @Test("Functions of a sequence throw its error", arguments: ["first", "contains", "all", "into", "reduce"])
    func functionsThrowTheError(name: String) async {
        let client = OxfordClient(
            credentials: nil, transport: ClosureTransport { _ in TransportResponse(status: 429) })
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
