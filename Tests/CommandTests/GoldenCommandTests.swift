import TestSupport
import Testing

@testable import oxford

/// Golden files of commands and the URLs of their requests, separated by a tab.
@Suite struct GoldenCommands {
    private static func rows(of file: String) throws -> [(command: String, url: String)] {
        try Package.text(of: "Tests/CommandTests/Golden/\(file).golden.txt").split(separator: "\n").map { line in
            let parts = line.split(separator: "\t").map(String.init)
            return (parts[0], parts[1])
        }
    }

    @Test("A command sends this request", arguments: try rows(of: "commands") + rows(of: "spellings"))
    func urls(command: String, url: String) throws {
        let arguments = command.split(separator: " ").map { $0 == "\"\"" ? "" : String($0) }
        #expect(try Oxford.url(["--url"] + arguments) == url)
    }

    @Test("The library's golden files contain the URL of every endpoint's command")
    func library() throws {
        let files = try Package.files(below: "Tests/OxfordEndpointsTests/Golden", ending: ".golden.txt")
        let urls = try files.flatMap { file in
            try Package.text(of: file).split(separator: "\n").compactMap {
                $0.split(separator: "\t").last.map(String.init)
            }
        }
        #expect(try Set(Self.rows(of: "commands").map(\.url)).subtracting(urls) == [])
    }
}
