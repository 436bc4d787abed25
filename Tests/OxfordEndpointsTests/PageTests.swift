import OxfordEndpoints
import OxfordVersion1
import Testing

@Suite struct Pages {
    @Test(
        "A page in range is accepted, and only version 1 accepts any offset",
        arguments: [(1, 0, nil), (5000, 5000, nil), (1, 9999, nil), (5000, 5001, .offset), (1, .max, .offset)]
            as [(Int, Int, InvalidPage.Reason?)])
    func inRange(limit: Int, offset: Int, reason: InvalidPage.Reason?) throws {
        let page = try V1.Page(limit: limit, offset: offset)
        #expect([page.limit, page.offset] == [limit, offset])
        if let reason {
            let error = InvalidPage(reason, limit: limit, offset: offset)
            #expect(throws: error) { try Page(validatingLimit: limit, offset: offset) }
        } else {
            #expect(try Page(validatingLimit: limit, offset: offset) == Page(limit: limit, offset: offset))
        }
    }

    @Test(
        "The next pages cover everything up to 10,000 without a gap, and end there",
        arguments: [(5000, 0), (5000, 5000), (4000, 0), (3, 9995), (1, 9999), (10, 9989), (5000, 1)])
    func nextPages(limit: Int, offset: Int) {
        let pages = Array(sequence(first: Page(limit: limit, offset: offset), next: \.next))
        #expect(pages.dropFirst().map(\.offset) == pages.dropLast().map { $0.offset + $0.limit })
        #expect(pages.dropLast().allSatisfy { $0.limit == limit })
        #expect(pages.last.map { $0.offset + $0.limit } == 10000)
        #expect(pages.last.map { $0.limit <= limit } == true)
    }

    @Test(
        "A page out of range throws with the wrong number",
        arguments: [(0, 0, InvalidPage.Reason.limit), (5001, 0, .limit), (1, -1, .offset)])
    func outOfRange(limit: Int, offset: Int, reason: InvalidPage.Reason) {
        let error = InvalidPage(reason, limit: limit, offset: offset)
        #expect(throws: error) { try Page(validatingLimit: limit, offset: offset) }
        #expect(throws: error) { try V1.Page(limit: limit, offset: offset) }
    }
}
