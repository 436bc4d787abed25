import OxfordTransport

/// An error that makes the tool exit.
///
/// The error contains the messages to print, one on each line, and the exit status.
struct ToolError: Error {
    let lines: [String]
    let status: ExitStatus

    init(_ line: String, status: ExitStatus) {
        lines = [line]
        self.status = status
    }

    init(_ mistakes: [ArgumentMistake], hints: [String] = []) {
        lines = mistakes.sorted { $0.position ?? 0 < $1.position ?? 0 }.map(\.description) + hints
        status = .usage
    }
}

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
    case spent = 9
    /// The exit status after Ctrl-C, or SIGINT.
    case interrupted = 130
    /// The exit status if the reader of the output has closed it, as `head` does, or SIGPIPE.
    case unread = 141

    /// The signal for which a shell shows this status, which is 128 plus the number of the signal.
    var signal: Int32? { rawValue > 128 ? rawValue - 128 : nil }

    /// The meaning of this exit status, as listed in the help, the manual page and the documentation.
    var meaning: String {
        switch self {
        case .found: "found"
        case .notFound: "not found"
        case .usage: "invalid arguments or input"
        case .credentials: "missing or rejected credentials"
        case .notAllowed: "not allowed by the plan"
        case .rateLimited: "rate limit exceeded"
        case .noAnswer: "no response: no connection, or a timeout"
        case .badAnswer: "unusable response, or server error"
        case .unwritten: "output could not be written"
        case .spent: "calls of --max-calls used up"
        case .interrupted: "interrupted (SIGINT), or you answered no to oxford check"
        case .unread: "output closed by the program that reads it (SIGPIPE)"
        }
    }

    init(_ error: OxfordError) {
        switch error.reason {
        case .notFound, .notInSample: self = .notFound
        case .badRequest, .invalidWord, .tooLong: self = .usage
        case .invalidCredentials: self = .credentials
        case .notAllowed: self = .notAllowed
        case .rateLimited: self = .rateLimited
        case .budgetSpent: self = .spent
        case .cutShort: self = .noAnswer
        case .tooLarge: self = .badAnswer
        default: self = error.status == nil ? .noAnswer : .badAnswer
        }
    }
}
