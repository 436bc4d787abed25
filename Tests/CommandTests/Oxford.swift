import Foundation
import LoopbackServer
import OxfordEndpoints
import TestSupport

@testable import oxford

/// The body of a response with status 404 in which the service says that it found nothing.
let noEntry = #"{"error": "No entry found"}"#

enum Oxford {
    static var path: String {
        get throws { try Package.products().appendingPathComponent("oxford").path }
    }

    static func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> Program.Result {
        try await Program.run(path, arguments, environment: environment)
    }

    /// Starts a server that takes some steps for each request.
    ///
    /// The closure gets the server's URL as `$SERVER`, and as `$FOLDER` a folder in which the first request creates the
    /// file `asked`.
    static func withServer<Result: Sendable>(
        _ steps: @escaping @Sendable (LoopbackServer.Request) -> [LoopbackServer.Step],
        _ body: @Sendable ([String: String]) async throws -> Result
    ) async throws -> (result: Result, server: LoopbackServer) {
        try await withTemporaryFolder { folder in
            let server = try LoopbackServer.start { request in
                try? Data().write(to: folder.appendingPathComponent("asked"))
                return steps(request)
            }
            defer { server.stop() }
            return (try await body(["SERVER": server.base, "FOLDER": folder.path]), server)
        }
    }

    /// Runs a line of bash in which `oxford` is the tool.
    static func shell(_ line: String, environment: [String: String] = [:]) async throws -> Program.Result {
        try await Program.run(
            "bash", ["-c", "oxford() { \"$OXFORD\" \"$@\"; }\n\(line)"],
            environment: ["OXFORD": path, "PATH": "/usr/bin:/bin"].merging(environment) { $1 })
    }

    /// Runs a line of bash with a server that takes some steps for each request.
    static func shell(
        _ line: String, from steps: @escaping @Sendable (LoopbackServer.Request) -> [LoopbackServer.Step]
    ) async throws -> (result: Program.Result, server: LoopbackServer) {
        try await withServer(steps) { try await shell(line, environment: $0) }
    }

    /// A response in which the word of the request is found.
    static func answer(to request: LoopbackServer.Request) -> LoopbackServer.Step {
        let word = request.path.split(separator: "=").last ?? ""
        return .answer(#"{"results": [{"id": "\#(word)", "word": "\#(word)", "lexicalEntries": [{}]}]}"#)
    }

    /// Parses a command in this process, which is faster.
    static func parse(_ arguments: [String]) throws(ToolError) -> (command: Command, notes: [String]) {
        var parsed = ParsedArguments(arguments)
        return try parsed.command()
    }

    /// Returns the URL of a command's request.
    static func url(_ arguments: [String]) throws -> String? {
        guard case .request(let request) = try parse(arguments).command else { return nil }
        return request.urlString()
    }
}
