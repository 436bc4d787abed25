// Prints the symbols in a DocC archive that lack documentation or a topic, and reports missing articles:
//
//     swift Scripts/check-documentation.swift SYMBOL-GRAPH ARCHIVE CATALOG
//
// A handwritten topic must list every symbol, with two exceptions: generated constants, and the members of a type that
// has at most 15 members. DocC lists these by kind.
import Foundation

let longestList = 15

struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Location: Decodable { let uri: String }
        struct Comment: Decodable {}

        let identifier: Identifier
        let pathComponents: [String]
        let docComment: Comment?
        let location: Location?

        var name: String { pathComponents.joined(separator: ".") }
        var parent: String { pathComponents.dropLast().joined(separator: ".") }

        /// Whether the symbol is inherited from a protocol.
        ///
        /// The page of the protocol documents it.
        var isInherited: Bool { identifier.precise.contains("::SYNTHESIZED::") }

        var isGenerated: Bool {
            location?.uri.contains("/Generated/") == true && pathComponents.count > 1
        }
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    /// The symbols that need a topic.
    ///
    /// These are all symbols except inherited ones and default implementations.
    var places: [Symbol] {
        let defaults = Set(relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.source))
        return symbols.filter { !$0.isInherited && !defaults.contains($0.identifier.precise) }
    }
}

struct Page: Decodable {
    struct Identifier: Decodable { let url: String }
    struct Metadata: Decodable {
        let role: String?
        let externalID: String?
    }
    struct Topic: Decodable {
        let generated: Bool?
        let identifiers: [String]
    }

    let identifier: Identifier
    let metadata: Metadata
    let topicSections: [Topic]?
}

func files(below folder: String, ending: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
}

func read<Value: Decodable>(_ path: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: path)))
}

let arguments = CommandLine.arguments.dropFirst()
guard let graph = arguments.first, let archive = arguments.dropFirst().first, let catalogue = arguments.last,
    arguments.count == 3
else {
    print("usage: check-documentation.swift SYMBOL-GRAPH ARCHIVE CATALOG")
    exit(2)
}

let symbols = try read(graph, as: Graph.self).places
let pages = try files(below: archive + "/data", ending: ".json").map { try read($0, as: Page.self) }
let listed = Set(pages.flatMap { $0.topicSections ?? [] }.filter { $0.generated != true }.flatMap(\.identifiers))
let listedSymbols = Set(pages.filter { listed.contains($0.identifier.url) }.compactMap(\.metadata.externalID))
let members = Dictionary(grouping: symbols.filter { !$0.isGenerated }, by: \.parent)

var faults = symbols.filter { $0.docComment == nil }.map { "\($0.name) has no documentation" }
var inLists = 0
for symbol in symbols where !listedSymbols.contains(symbol.identifier.precise) && !symbol.isGenerated {
    if symbol.parent.isEmpty || members[symbol.parent, default: []].count > longestList {
        faults.append("\(symbol.name) is not in a topic")
    } else {
        inLists += 1
    }
}

let articles = pages.filter { $0.metadata.role == "article" }
let written = try files(below: catalogue, ending: ".md").filter {
    try !String(contentsOfFile: $0, encoding: .utf8).hasPrefix("# ``")
}
if articles.count != written.count { faults.append("\(written.count) articles, but \(articles.count) in the archive") }

print(
    "\(articles.count) of \(written.count) articles, \(symbols.count) symbols: \(listedSymbols.count) in topics,",
    "\(inLists) in lists by kind, \(symbols.count(where: \.isGenerated)) generated;", "\(pages.count) pages")
faults.forEach { print($0) }
exit(faults.isEmpty ? 0 : 1)
