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
        var ids: [String] = []
        for try await match in OxfordClient(credentials: nil, transport: wire).results(of: request) {
            ids.append(match.id?.text ?? "")
        }
        return ids
    }

    @Test("Pages are requested until one is incomplete") func incompletePage() async throws {
        let wire = ScriptedTransport([
            .answer(search(Page(limit: 3)), with: page(0..<3)),
            .answer(search(Page(limit: 3, offset: 3)), with: page(3..<6)),
            .answer(search(Page(limit: 3, offset: 6)), with: page(6..<7)),
        ])
        #expect(try await ids(wire, search(Page(limit: 3))) == (0..<7).map { "w\($0)" })
        #expect(wire.unused.isEmpty && wire.unexpected.isEmpty)
    }

    @Test("No page is requested after the total is reached") func total() async throws {
        let wire = ScriptedTransport([
            .answer(search(Page(limit: 2, offset: 4)), with: page(4..<6, total: 8)),
            .answer(search(Page(limit: 2, offset: 6)), with: page(6..<8, total: 8)),
        ])
        #expect(try await ids(wire, search(Page(limit: 2, offset: 4))) == ["w4", "w5", "w6", "w7"])
        #expect(wire.unused.isEmpty && wire.unexpected.isEmpty)
    }

    @Test("No result is lost if the server returns smaller pages") func smallerPages() async throws {
        let wire = ScriptedTransport([
            .answer(search(Page(limit: 5)), with: page(0..<2, total: 3)),
            .answer(search(Page(limit: 5, offset: 2)), with: page(2..<3, total: 3)),
        ])
        #expect(try await ids(wire, search(Page(limit: 5))) == ["w0", "w1", "w2"])
        #expect(wire.unused.isEmpty && wire.unexpected.isEmpty)
    }

    @Test("An empty page ends the results, even before the total is reached") func totalIsTooLarge() async throws {
        let wire = ScriptedTransport([
            .answer(search(Page(limit: 5)), with: page(0..<2, total: 9)),
            .answer(search(Page(limit: 5, offset: 2)), with: page(0..<0, total: 9)),
        ])
        #expect(try await ids(wire, search(Page(limit: 5))) == ["w0", "w1"])
        #expect(wire.unused.isEmpty && wire.unexpected.isEmpty)
    }

    @Test("At most 10,000 results are requested") func maximumOffset() async throws {
        let pages = [Page(limit: 4000), Page(limit: 4000, offset: 4000), Page(limit: 2000, offset: 8000)]
        let wire = ScriptedTransport(
            pages.map { .answer(search($0), with: page($0.offset..<($0.offset + $0.limit), total: 12_000)) })
        #expect(try await ids(wire, search(Page(limit: 4000))).count == 10_000)
        #expect(wire.unused.isEmpty && wire.unexpected.isEmpty)
    }

    @Test("The default page has the maximum size") func defaultPage() async throws {
        let wire = ScriptedTransport([.answer(search(Page(limit: 5000)), with: page(0..<1))])
        #expect(try await ids(wire, search(nil)) == ["w0"])
    }

    @Test("An empty page is an empty sequence") func emptyPage() async throws {
        #expect(try await ids(ScriptedTransport([.answer(search(Page()), with: page(0..<0))]), search(nil)).isEmpty)
    }

    @Test("A search that finds nothing (404) is an empty sequence, not an error")
    func notFound() async throws {
        let nothing = TransportResponse(status: 404, body: #"{"error": "No matches found"}"#)
        #expect(try await ids(ScriptedTransport([.answer(search(Page()), with: nothing)]), search(nil)).isEmpty)
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
        let error = await #expect(throws: OxfordError.self) { try await ids(wire, search(nil)) }
        #expect(error?.reason == .unknownEndpoint)
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
        let wire = ScriptedTransport([
            .answer(search(Page(limit: 2)), with: page(0..<2, total: 4)),
            .answer(search(Page(limit: 2)), with: page(0..<2, total: 4)),
            .answer(search(Page(limit: 2)), with: page(0..<2, total: 4)),
            .answer(search(Page(limit: 2, offset: 2)), with: page(2..<4, total: 4)),
        ])
        let results = OxfordClient(credentials: nil, transport: wire).results(of: search(Page(limit: 2)))
        do throws(OxfordError) {
            #expect(try await results.first { $0.id == EntryID("w1") }?.id == EntryID("w1"))
            #expect(try await results.allSatisfy { $0.id == EntryID("w0") } == false)
            let ids: [String] = try await results.reduce(into: []) { $0.append($1.id?.text ?? "") }
            #expect(ids == ["w0", "w1", "w2", "w3"])
        } catch {
            Issue.record(error)
        }
        #expect(wire.unused.isEmpty && wire.unexpected.isEmpty)
    }

    @Test("Functions of a sequence return correct results at its end")
    func functionsReachTheEnd() async {
        let wire = ClosureTransport { _ in self.page(0..<2, total: 2) }
        let results = OxfordClient(credentials: nil, transport: wire).results(of: search(Page(limit: 2)))
        do {
            #expect(try await results.first { $0.id == EntryID("w2") } == nil)
            #expect(try await results.contains { $0.id == EntryID("w1") })
            #expect(try await results.contains { $0.id == EntryID("w2") } == false)
            #expect(try await results.allSatisfy { $0.id != nil })
            #expect(try await results.reduce(0) { count, _ in count + 1 } == 2)
        } catch {
            Issue.record(error)
        }
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
