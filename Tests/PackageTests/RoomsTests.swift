import Foundation
import TestSupport
import Testing

/// A room, which is a folder of a target, uses only the rooms below it.
@Suite struct Rooms {
    /// The rooms of each target from top to bottom, as Architecture.md draws them.
    private static let rooms = [
        "OxfordTransport": [
            "Batches", "Pages", "LookingUp", "Checking", "Client", "Caching", "Coalescing", "Retries", "Limits",
            "Deadlines",
            "Transports", "Observing", "Errors", "Policy", "Credentials", "Messages",
        ],
        "OxfordVersion1": ["Requests", "Filters", "Answers", "Vocabularies", "Composing"],
        "OxfordEndpoints": [
            "Requests", "FromText", "Composing", "Answers", "Filters", "Models", "JSON", "Words", "Vocabularies",
            "Encoding",
        ],
    ]

    @Test("No room names a type of a room above it", arguments: rooms.keys)
    func roomsUseThoseBelow(target: String) throws {
        let rooms = try Self.rooms[target, default: []].map { try words(of: "\(target)/\($0)") }
        var homes: [Substring: Set<Int>] = [:]
        for (level, files) in rooms.enumerated() {
            for name in files.flatMap(\.declared) { homes[name, default: []].insert(level) }
        }
        for (level, files) in rooms.enumerated() {
            for file in files {
                // A name that two rooms declare, such as a nested type, says nothing.
                let above = file.used.filter { homes[$0]?.count == 1 && homes[$0]?.first.map { $0 < level } == true }
                #expect(above.isEmpty, "\(file.path) names \(above.sorted().joined(separator: ", "))")
            }
        }
    }

    @Test("Every folder of the library is a room", arguments: rooms.keys)
    func everyFolderIsARoom(target: String) throws {
        let folders = try Package.files(below: "Sources/\(target)", ending: ".swift")
            .map { $0.split(separator: "/") }.filter { $0.count > 3 }.map { String($0[2]) }
        #expect(Set(folders) == Set(Self.rooms[target, default: []]))
    }

    /// The capitalized words of each file of a room outside comments and strings, and those that it declares.
    private func words(
        of room: String
    ) throws -> [(path: String, used: Set<Substring>, declared: [Substring])] {
        // Generated tables are text, and name only their own type.
        let files = try Package.files(below: "Sources/\(room)", ending: ".swift").filter { !$0.contains("/Generated/") }
        return try files.map { path in
            let code = try Package.text(of: path).split(separator: "\n")
                .map { line in
                    // Regular expressions are slow in debug builds, and most lines have nothing to replace.
                    line.contains { "/\"".contains($0) } ? line.replacing(/\/\/.*|"(\\.|[^"\\])*"/, with: "") : line
                }
                .joined(separator: "\n")
            let declared = code.split(separator: "\n").compactMap { line in
                // Only types at the top level: the names of nested ones repeat.
                line.prefixMatch(of: /(?:[a-z@]+ )*(?:struct|enum|protocol|class|actor) ([A-Z]\w+)/)?.1
            }
            let nested = code.matches(of: /(?:struct|enum) ([A-Z]\w+)/).map(\.1)
            // Not `\b`: by the rules of Unicode, a dot between letters is no boundary of a word.
            let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter {
                $0.first?.isUppercase == true
            }
            return (path, Set(words).subtracting(nested), declared)
        }
    }
}
