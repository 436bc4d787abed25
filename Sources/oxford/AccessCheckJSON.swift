import OxfordTransport

/// The `--json` output for a checked group, as one object on one line.
///
/// It contains the names of JSON members without their values, so that it can be published.
struct AccessCheckJSON: Encodable {
    struct Problem: Encodable {
        let reason: String
        let message: String?
        let path: String?
        let expected: String?
        let found: String?

        init(_ error: OxfordError) {
            reason = error.reason.description
            message = error.message ?? error.transportError?.description
            path = error.answerError?.path
            expected = error.answerError?.expected
            found = error.answerError?.found
        }
    }

    let version = LibraryVersion.current
    let source: String
    let group: String
    let url: String
    let outcome: String
    let status: Int?
    let milliseconds: Int64
    let calls: Int
    let read: [String]
    let ignored: [String]
    let error: Problem?

    init(_ check: AccessCheck, by source: AnswerSource) {
        self.source = source.name
        group = check.group.name
        url = check.group.request.urlString(on: source.client.server)
        outcome = "\(check.outcome)"
        status = check.status
        milliseconds = check.milliseconds
        calls = check.calls
        read = check.read
        ignored = check.ignored
        error = check.error.map { Problem($0) }
    }
}
