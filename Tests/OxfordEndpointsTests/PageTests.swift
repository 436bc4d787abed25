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
        "A page out of range throws with the wrong number",
        arguments: [(0, 0, InvalidPage.Reason.limit), (5001, 0, .limit), (1, -1, .offset)])
    func outOfRange(limit: Int, offset: Int, reason: InvalidPage.Reason) {
        let error = InvalidPage(reason, limit: limit, offset: offset)
        #expect(throws: error) { try Page(validatingLimit: limit, offset: offset) }
        #expect(throws: error) { try V1.Page(limit: limit, offset: offset) }
    }
}
