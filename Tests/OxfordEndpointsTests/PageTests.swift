import OxfordEndpoints
import OxfordVersion1
import Testing

@Suite struct Pages {
    @Test("A page in range is accepted", arguments: [(1, 0), (5000, 5000), (1, 9999), (20, 40)])
    func inRange(limit: Int, offset: Int) throws {
        let page = try Page(validatingLimit: limit, offset: offset)
        #expect(page == Page(limit: limit, offset: offset))
    }

    @Test(
        "A page out of range throws with the wrong number",
        arguments: [
            (0, 0, InvalidPage.Reason.limit), (5001, 0, .limit), (1, -1, .offset), (5000, 5001, .offset),
            (1, .max, .offset),
        ])
    func outOfRange(limit: Int, offset: Int, reason: InvalidPage.Reason) {
        let error = InvalidPage(reason, limit: limit, offset: offset)
        #expect(throws: error) { try Page(validatingLimit: limit, offset: offset) }
    }
}

@Suite struct Version1Pages {
    @Test("A page in range is accepted, with any offset", arguments: [(1, 0), (5000, 5001), (1, .max)])
    func inRange(limit: Int, offset: Int) throws {
        let page = try V1.Page(limit: limit, offset: offset)
        #expect([page.limit, page.offset] == [limit, offset])
    }

    @Test(
        "A page out of range throws with the wrong number",
        arguments: [(0, 0, InvalidPage.Reason.limit), (5001, 0, .limit), (1, -1, .offset)])
    func outOfRange(limit: Int, offset: Int, reason: InvalidPage.Reason) {
        let error = InvalidPage(reason, limit: limit, offset: offset)
        #expect(throws: error) { try V1.Page(limit: limit, offset: offset) }
    }
}
