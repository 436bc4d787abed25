import OxfordEndpoints
import OxfordVersion1
import Testing

@Suite struct Version1Pages {
    @Test("A page in range is accepted, with any offset", arguments: [(1, 0), (5000, 5001), (20, 10000), (1, .max)])
    func inRange(limit: Int, offset: Int) throws {
        let page = try V1.Page(validatingLimit: limit, offset: offset)
        #expect(page == V1.Page(limit: limit, offset: offset))
    }

    @Test(
        "A page out of range throws with the wrong number",
        arguments: [
            (0, 0, InvalidPage.limit(0), "limit 0 is out of range; pass 1 to 5000"),
            (5001, 0, .limit(5001), "limit 5001 is out of range; pass 1 to 5000"),
            (1, -1, .offset(-1, limit: 1), "offset -1 is negative; pass 0 or more"),
        ])
    func outOfRange(limit: Int, offset: Int, error: InvalidPage, description: String) {
        #expect(throws: error) { try V1.Page(validatingLimit: limit, offset: offset) }
        #expect(error.description == description)
    }
}
