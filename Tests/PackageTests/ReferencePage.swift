import Foundation
import TestSupport

/// A page of the reference: the public declarations of a module, as Markdown.
///
/// A type, or a type of another module that this module extends, has a heading, a summary, and a table of its
/// declaration with its conformances and of its members in the order of the source files. Each member has its own line,
/// so that a review shows every change. Members that the compiler derives are left out.
struct ReferencePage {
    /// The protocols that types conform to implicitly, which differ between compilers.
    private static let implied = ["Copyable", "Escapable", "SendableMetatype"]

    private let module: String
    private let symbols: [SymbolGraph.Symbol]
    private let relationships: [SymbolGraph.Relationship]

    /// Reads the symbol graphs of a module that was built with the tests.
    init(of module: String) async throws {
        let graphs = try await PublicSymbols.graphs(of: module)
        self.module = module
        symbols = graphs.flatMap(\.symbols).filter { !$0.isInherited && $0.file != nil }
            .sorted { $0.place < $1.place }
        relationships = graphs.flatMap(\.relationships)
    }

    var text: String {
        let types = Dictionary(grouping: symbols.filter(\.isType), by: \.name)
        let members = Dictionary(grouping: symbols.filter { !$0.isType }, by: \.parent)
        let sections = Set(types.keys).union(members.keys).sorted().map { name in
            section(of: name, types[name] ?? [], members[name] ?? [])
        }
        return """
            # \(module)

            The public declarations of the module `\(module)` on Linux, generated from the source code. If a declaration
            differs on other platforms, its summary says so.

            \(sections.joined(separator: "\n"))
            """
    }

    private func section(of name: String, _ types: [SymbolGraph.Symbol], _ members: [SymbolGraph.Symbol]) -> String {
        let type = types.first { $0.kindID != "swift.extension" }
        // The members in the file of the type come first.
        let own = members.filter { $0.file == type?.file }
        let others = members.filter { $0.file != type?.file }
        let rows =
            types.map { ($0.declaration, conformances(of: $0)) }.filter { !$0.hasPrefix("extension ") || !$1.isEmpty }
            + (own + others).filter { !$0.isGeneratedConstant }.map { member in
                let isRequired = relationships.contains { $0.kind == "requirementOf" && $0.source == member.id }
                return (member.declaration(of: type), member.description + (isRequired ? " (required)" : ""))
            }
        let constants = members.filter(\.isGeneratedConstant).compactMap(\.pathComponents.last).map { "`\($0)`" }
        return """
            ## \(name)
            \(type.map { "\n\($0.description)\n" } ?? "")
            | Declaration | Description |
            |---|---|
            \(rows.map { "| `\($0)` | \($1) |\n" }.joined())\
            \(constants.isEmpty ? "" : "| constants | \(constants.joined(separator: ", ")) |\n")
            """
    }

    private func conformances(of type: SymbolGraph.Symbol) -> String {
        // The declaration of a protocol already lists the inherited protocols.
        guard type.kindID != "swift.protocol" else { return "" }
        let all = relationships.filter { $0.kind == "conformsTo" && $0.source == type.id }.compactMap { conformance in
            let name =
                conformance.targetFallback?.split(separator: ".").last.map(String.init)
                ?? symbols.first { $0.id == conformance.target }?.name
            guard let name, !Self.implied.contains(name) else { return nil as String? }
            let own = type.genericConstraints
            let conditions = (conformance.swiftConstraints ?? []).filter { !own.contains($0) }.map(\.text)
            return "`\(name)`" + (conditions.isEmpty ? "" : " where `\(conditions.joined(separator: ", "))`")
        }
        return all.isEmpty ? "" : "conforms to " + Set(all).sorted().joined(separator: ", ")
    }
}

extension SymbolGraph.Symbol {
    fileprivate var name: String { pathComponents.joined(separator: ".") }
    fileprivate var parent: String { pathComponents.dropLast().joined(separator: ".") }
    fileprivate var place: (String, Int, String) { (file ?? "", line, name) }

    /// Whether the symbol has a heading, or is an extension of another module's type, which has a heading, too.
    fileprivate var isType: Bool {
        ["struct", "class", "enum", "protocol", "extension"].contains { kindID == "swift.\($0)" }
            || kindID == "swift.typealias" && pathComponents.count == 1
    }

    /// Whether the symbol comes from a protocol extension, whose own section lists it.
    fileprivate var isInherited: Bool { id.contains("::SYNTHESIZED::") }

    /// Whether the symbol is a generated constant whose type is the vocabulary that it belongs to.
    fileprivate var isGeneratedConstant: Bool {
        file?.contains("/Vocabularies/Generated/") == true && kindID == "swift.type.property"
            && declaration.contains(": \(pathComponents.dropLast().last ?? "")")
    }

    /// Returns the declaration, with the constraints of its extension that its type does not have.
    fileprivate func declaration(of type: SymbolGraph.Symbol?) -> String {
        let own = type?.genericConstraints ?? []
        let constraints = extensionConstraints.filter { !own.contains($0) }.map(\.text)
        let start = declaration.contains(" where ") ? ", " : " where "
        return constraints.isEmpty ? declaration : declaration + start + constraints.joined(separator: ", ")
    }

    /// The summary, with names instead of links.
    fileprivate var description: String {
        summary.replacing(/``([^`]+)``/) { match in
            let names = match.1.split(separator: "/").map { $0.replacing(/-swift\.[a-z.]+$|-[0-9a-z]{4,5}$/, with: "") }
            return "`\(names.joined(separator: "."))`"
        }
    }
}
