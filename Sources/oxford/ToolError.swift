import OxfordTransport

/// Why the tool ends without a result.
struct ToolError: Error {
    /// What is told, each in a line of its own.
    let lines: [String]
    let status: ExitStatus

    init(_ line: String, status: ExitStatus) {
        lines = [line]
        self.status = status
    }

    /// Says why, and ends the tool.
    func end() -> Never {
        for line in lines { System.report("oxford: \(line)") }
        System.end(status)
    }

    /// All that is wrong with the arguments, in their order.
    init(_ mistakes: [ArgumentMistake]) {
        lines = mistakes.sorted { $0.position ?? 0 < $1.position ?? 0 }.map(\.description)
        status = .usage
    }
}

/// How the tool ends, as its help says.
enum ExitStatus: Int32, CaseIterable {
    case found = 0
    case notFound = 1
    case usage = 2
    case credentials = 3
    case notAllowed = 4
    case rateLimited = 5
    case noAnswer = 6
    case badAnswer = 7
    case unwritten = 8
    /// As shells have it for a program that was interrupted.
    case interrupted = 130

    /// When the tool ends so, for the help.
    var meaning: String {
        switch self {
        case .found: "found"
        case .notFound: "not found"
        case .usage: "a mistake in the arguments"
        case .credentials: "credentials are missing or wrong"
        case .notAllowed: "the plan does not allow it"
        case .rateLimited: "too many requests"
        case .noAnswer: "no answer"
        case .badAnswer: "an unusable answer, or a failure of the service"
        case .unwritten: "the result could not be written"
        case .interrupted: "interrupted, or check was not allowed to send"
        }
    }

    init(_ error: OxfordError) {
        switch error.reason {
        case _ where error.isRetired: self = .badAnswer
        case .notFound: self = .notFound
        case .invalidCredentials: self = .credentials
        case .notAllowed: self = .notAllowed
        case .rateLimited: self = .rateLimited
        case .noAnswer, .timedOut, .cancelled: self = .noAnswer
        default: self = .badAnswer
        }
    }
}
