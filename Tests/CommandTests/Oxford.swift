import OxfordEndpoints
import TestSupport

@testable import oxford

enum Oxford {
    static var path: String {
        get throws { try Package.products().appendingPathComponent("oxford").path }
    }

    static func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> Program.Result {
        try await Program.run(path, arguments, environment: environment)
    }

    static func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> Program.Result {
        try await run(arguments, environment: environment)
    }

    /// Runs a line of bash in which `oxford` is the tool.
    static func shell(_ line: String, environment: [String: String] = [:]) async throws -> Program.Result {
        try await Program.run(
            "bash", ["-c", "oxford() { \"$OXFORD\" \"$@\"; }\n\(line)"],
            environment: ["OXFORD": path, "PATH": "/usr/bin:/bin"].merging(environment) { $1 })
    }

    /// Parses a command in this process, which is faster, and adds notes about unknown values.
    static func parse(_ arguments: [String], notes: inout [String]) throws(ToolError) -> Command {
        var parser = CommandParser(ParsedArguments(arguments))
        return try parser.command { notes.append($0) }
    }

    /// Returns the URL of a command's request.
    static func url(_ arguments: [String]) throws -> String? {
        var notes: [String] = []
        guard case .request(let request) = try parse(arguments, notes: &notes) else { return nil }
        return request.urlString()
    }

    /// Returns the text of a command that only prints.
    static func text(_ arguments: String...) throws -> String? {
        var notes: [String] = []
        guard case .print(let text) = try parse(arguments, notes: &notes) else { return nil }
        return text
    }
}
