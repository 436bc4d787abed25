import TestSupport
import Testing

@testable import oxford

/// A golden file of commands and the URLs they print, separated by a tab.
@Suite struct GoldenCommands {
    private let rows: [(arguments: [String], url: String)]

    init() throws {
        rows = try Package.text(of: "Tests/CommandTests/Golden/commands.golden.txt").split(separator: "\n").map {
            line in
            let parts = line.split(separator: "\t").map(String.init)
            let arguments = parts[0].split(separator: " ").map { $0 == "\"\"" ? "" : String($0) }
            return (arguments, parts[1])
        }
    }

    @Test("Commands print the expected URLs")
    func urls() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (arguments, url) in rows {
                group.addTask {
                    let result = try await Oxford.run(arguments + ["--url"])
                    #expect(result.output == url + "\n", "\(arguments): \(result.errors)")
                    #expect(result.status == 0)
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("The library's golden files contain every URL")
    func library() throws {
        let files = try Package.files(below: "Tests/OxfordEndpointsTests/Golden", ending: ".golden.txt")
        let urls = try files.flatMap { file in
            try Package.text(of: file).split(separator: "\n").compactMap {
                $0.split(separator: "\t").last.map(String.init)
            }
        }
        #expect(Set(rows.map(\.url)).subtracting(urls) == [])
    }

    @Test("Every endpoint has a row")
    func endpoints() {
        let names = rows.compactMap(\.arguments.first)
        #expect(Set(Endpoint.all.map(\.name)) == Set(names))
    }
}
