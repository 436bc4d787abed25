import Foundation
import TestSupport
import Testing

/// A room is a folder of a target, and uses only rooms below it.
@Suite struct Rooms {
    /// The rooms of each target from top to bottom, as in Architecture.md.
    private static let rooms = [
        "OxfordTransport": [
            "Batches", "Pages", "LookingUp", "Client", "Sharing", "Waiting", "Observing", "Errors",
            "Policy", "Messages",
        ],
        "OxfordVersion1": ["Requests", "Composing", "Vocabularies"],
        "OxfordEndpoints": [
            "Advice", "Requests", "Composing", "Answers", "Filters", "Models", "JSON", "Words", "Vocabularies",
            "Encoding",
        ],
    ]

    @Test("A room uses no types of the rooms above it", arguments: rooms.keys)
    func roomsUseThoseBelow(target: String) throws {
        let rooms = try Self.rooms[target, default: []].map { try words(of: "\(target)/\($0)") }
        var homes: [Substring: Set<Int>] = [:]
        for (level, files) in rooms.enumerated() {
            for name in files.flatMap(\.declared) { homes[name, default: []].insert(level) }
        }
        for (level, files) in rooms.enumerated() {
            for file in files {
                // Ignore names that several rooms declare, such as names of nested types.
                let above = file.used.filter { homes[$0]?.count == 1 && homes[$0]?.first.map { $0 < level } == true }
                #expect(above.isEmpty, "\(file.path) names \(above.sorted().joined(separator: ", "))")
            }
        }
    }

    @Test("Every folder of a target is a room", arguments: rooms.keys)
    func everyFolderIsARoom(target: String) throws {
        let folders = try Package.files(below: "Sources/\(target)", ending: ".swift")
            .map { $0.split(separator: "/") }.filter { $0.count > 3 }.map { String($0[2]) }
        #expect(Set(folders) == Set(Self.rooms[target, default: []]))
    }

    /// Returns the capitalized words in the code of each file of a room, and the types that the file declares.
    private func words(
        of room: String
    ) throws -> [(path: String, used: Set<Substring>, declared: [Substring])] {
        // Generated tables use only their own type.
        let files = try Package.files(below: "Sources/\(room)", ending: ".swift").filter { !$0.contains("/Generated/") }
        return try files.map { path in
            let code = try Package.text(of: path).split(separator: "\n")
                .map { line in
                    // Regular expressions are slow in debug builds, and most lines have no comment or string.
                    line.contains { "/\"".contains($0) } ? line.replacing(/\/\/.*|"(\\.|[^"\\])*"/, with: "") : line
                }
                .joined(separator: "\n")
            let declared = code.split(separator: "\n").compactMap { line in
                // Top-level types only, because nested types share names.
                line.prefixMatch(of: /(?:[a-z@]+ )*(?:struct|enum|protocol|class|actor) ([A-Z]\w+)/)?.1
            }
            let nested = code.matches(of: /(?:struct|enum) ([A-Z]\w+)/).map(\.1)
            // Not `\b`: in Unicode, a dot between letters is not a word boundary.
            let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter {
                $0.first?.isUppercase == true
            }
            return (path, Set(words).subtracting(nested), declared)
        }
    }
}
