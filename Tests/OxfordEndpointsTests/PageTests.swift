import OxfordEndpoints
import Testing

@Suite struct Pages {
    @Test("A page in range is accepted", arguments: [(1, 0), (5000, 5000), (1, 9999), (20, 40)])
    func inRange(limit: Int, offset: Int) throws {
        let page = try Page(validatingLimit: limit, offset: offset)
        #expect(page == Page(limit: limit, offset: offset))
    }

    @Test(
        "A page out of range throws with the reason",
        arguments: [
            (0, 0, InvalidPage.Reason.limit), (-1, 0, .limit), (5001, 0, .limit), (Int.max, 0, .limit),
            (1, -1, .offset), (5000, 5001, .offset), (1, 10000, .offset), (1, .max, .offset), (1, .min, .offset),
        ])
    func outOfRange(limit: Int, offset: Int, reason: InvalidPage.Reason) {
        let error = #expect(throws: InvalidPage.self) { try Page(validatingLimit: limit, offset: offset) }
        #expect(error?.reason == reason)
        #expect(error?.limit == limit && error?.offset == offset)
    }
}
