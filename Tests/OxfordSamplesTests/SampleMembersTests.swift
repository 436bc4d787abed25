import Foundation
import OxfordSamples
import Testing

/// The members that the service's documents list for each type of object in entries and translations.
///
/// Each line of the file DocumentedMembers.txt contains the name of a type and its members. Where the value of a member
/// is an object or a list of objects, `=` and the name of their type follow. The documents have separate types for
/// bilingual entries. In the file, the members that only bilingual entries have begin with `+`.
@Suite struct SampleMembers {
    /// The type of each member's value, or an empty string if the value is not an object.
    private var types: [String: String] = [:]
    private var bilingual: Set<String> = []

    init() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("DocumentedMembers.txt")
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            for word in words.dropFirst() {
                let parts = word.split(separator: "=")
                let name = "\(words[0]).\(parts[0].drop { $0 == "+" })"
                types[name] = parts.count > 1 ? String(parts[1]) : ""
                if word.hasPrefix("+") { bilingual.insert(name) }
            }
        }
    }

    @Test("The entries have every member that the documents list for entries, and no others")
    func entries() throws {
        var found: Set<String> = []
        for id in SampleDictionary.headwords {
            try add(#require(SampleDictionary.entries(of: id)), to: &found)
        }
        #expect(Set(types.keys).subtracting(bilingual).subtracting(found).sorted() == [])
        #expect(found.subtracting(types.keys).union(found.intersection(bilingual)).sorted() == [])
    }

    @Test("The translations have every member that the documents add for bilingual entries")
    func translations() async throws {
        var found: Set<String> = []
        for (word, target) in [("bank", "de"), ("bank", "es"), ("water", "zh")] {
            try add(await response(to: "translations/en/\(target)/\(word)").body, to: &found)
        }
        #expect(bilingual.subtracting(found).sorted() == [])
        #expect(found.subtracting(types.keys).sorted() == [])
    }

    private func add(_ body: [UInt8], to found: inout Set<String>) throws {
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
        add(answer["results"] ?? [], "HeadwordEntry", to: &found)
    }

    private func add(_ value: Any, _ type: String, to found: inout Set<String>) {
        for element in value as? [Any] ?? [] { add(element, type, to: &found) }
        for (key, member) in value as? [String: Any] ?? [:] {
            let name = "\(type).\(key)"
            found.insert(name)
            add(member, types[name] ?? "", to: &found)
        }
    }
}
