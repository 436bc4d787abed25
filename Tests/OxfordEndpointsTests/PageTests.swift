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
            (0, 0, InvalidPage.limit(0)), (5001, 0, .limit(5001)), (1, -1, .offset(-1, limit: 1)),
            (5000, 5001, .offset(5001, limit: 5000)), (1, .max, .offset(.max, limit: 1)),
        ])
    func outOfRange(limit: Int, offset: Int, error: InvalidPage) {
        #expect(throws: error) { try Page(validatingLimit: limit, offset: offset) }
    }
}

@Suite struct Version1Pages {
    @Test("A page in range is accepted, with any offset", arguments: [(1, 0), (5000, 5001), (1, .max)])
    func inRange(limit: Int, offset: Int) throws {
        let page = try V1.Page(validatingLimit: limit, offset: offset)
        #expect(page == V1.Page(limit: limit, offset: offset))
    }

    @Test(
        "A page out of range throws with the wrong number",
        arguments: [(0, 0, InvalidPage.limit(0)), (5001, 0, .limit(5001)), (1, -1, .offset(-1, limit: 1))])
    func outOfRange(limit: Int, offset: Int, error: InvalidPage) {
        #expect(throws: error) { try V1.Page(validatingLimit: limit, offset: offset) }
    }
}
