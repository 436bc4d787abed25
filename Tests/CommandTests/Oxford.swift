import TestSupport

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
}
