import OxfordTransport

extension Help {
    /// The groups that can be checked, with the request of each.
    static var textForCheck: String {
        let groups = AccessCheck.Group.all
        let width = groups.map(\.name.count).max() ?? 0
        let rows = groups.map { group in
            let gap = String(repeating: " ", count: width - group.name.count)
            return "  \(group.name)\(gap)  \(group.request.urlString(on: .live).dropFirst(Server.live.base.count))"
        }
        return """
            oxford check [GROUP…] [--yes] [--json]

            Sends the smallest request of each group of endpoints, and reports whether the plan allows it, how long it took,
            and how many calls it cost. Each request is one call. Without a key, the sample dictionary answers.

            \(rows.joined(separator: "\n"))

            --json is a report without dictionary text or credentials: what was read, what was ignored, what failed.
            A failure that all others would share, such as a wrong key, ends the check.

            Example:

              oxford check entries thesaurus --yes
            """
    }
}
