import OxfordTransport

extension Help {
    static var textForCheck: String {
        let groups = AccessCheck.Group.all
        let width = groups.map(\.name.count).max() ?? 0
        var page = Self.page
        page.add("oxford check [GROUP…] [--yes] [--json]")
        page.addBlank()
        page.add(
            """
            Send the smallest request of each group of endpoints. Report whether your plan allows it, how long it took, \
            and how many calls it cost. Each request is one call. Without a key, the sample dictionary answers.
            """)
        page.addBlank()
        for group in groups {
            let gap = String(repeating: " ", count: width - group.name.count)
            let path = String(group.request.urlString(on: .live).dropFirst(Server.live.base.count))
            page.add(path, after: "\(group.name)\(gap)  ", indent: 2)
        }
        page.addBlank()
        page.add(
            """
            --json reports what was read, what was ignored and what failed, without dictionary text or credentials. A \
            failure that all other requests would share, such as a wrong key, ends the check.
            """)
        page.addLines(["oxford check entries thesaurus --yes"], titled: "Example:")
        return page.lines.joined(separator: "\n")
    }
}
