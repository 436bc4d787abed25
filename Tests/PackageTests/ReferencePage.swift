import Foundation
import TestSupport

/// A page of the reference: the public declarations of one or more modules, as Markdown.
///
/// A type has a heading, its summary, and a table of its declaration with its conformances and of its members in the
/// order of the source files. Each member has its own line, so that a review shows every change. The page leaves out members that
/// the compiler derives, and descriptions and mirrors that a conformance already announces.
struct ReferencePage {
    let name: String
    /// The modules whose declarations are on the page, beginning with the module that gives the page its name.
    let modules: [String]
    /// The documentation catalog whose topics set the order of the types.
    let catalog: String

    /// The pages of all modules.
    static let all = [
        ReferencePage(name: "OxfordEndpoints", modules: ["OxfordEndpoints"], catalog: "OxfordDictionaries"),
        // The other modules of this page add only a transport each, or a few members.
        ReferencePage(
            name: "OxfordTransport",
            modules: ["OxfordTransport", "OxfordURLSession", "OxfordCurl", "OxfordDictionaries"],
            catalog: "OxfordDictionaries"),
        ReferencePage(name: "OxfordSamples", modules: ["OxfordSamples"], catalog: "OxfordSamples"),
        ReferencePage(name: "OxfordTesting", modules: ["OxfordTesting"], catalog: "OxfordTesting"),
        ReferencePage(name: "OxfordVersion1", modules: ["OxfordVersion1"], catalog: "OxfordVersion1"),
    ]

    var file: String { "Docs/Reference/\(name).md" }

    /// Returns the text of the page, from the symbol graphs of the modules that were built with the tests.
    func text() async throws -> String {
        var graphs: [String: [SymbolGraph]] = [:]
        var places: [String: String] = [:]
        for page in Self.all {
            for module in page.modules {
                let found = try await PublicSymbols.graphs(of: module)
                graphs[module] = found
                for type in found.flatMap(\.symbols) where type.isType {
                    places[type.name] = (page.name == name ? "" : "\(page.name).md") + Self.anchor(of: type.name)
                }
            }
        }
        let own = modules.map { (module: $0, graphs: graphs[$0] ?? []) }
        let relationships = graphs.values.flatMap { $0 }.flatMap(\.relationships)
        let writer = PageWriter(page: self, modules: own, relationships: relationships, places: places)
        return writer.text(sections: try topics())
    }

    /// Returns the fragment of the URL that leads to the heading of a type on a code host.
    static func anchor(of type: String) -> String { "#" + type.lowercased().filter { $0 != "." } }

    /// Returns the headings of the catalog's topics with the types that they list, in order.
    private func topics() throws -> [(heading: String, types: [String])] {
        let folder = "Docs/\(catalog).docc"
        var topics: [(heading: String, types: [String])] = []
        // Version 1 nests its types in `V1`, whose own page lists them.
        for (page, parent) in [("\(catalog).md", ""), ("Symbols/V1.md", "V1.")] {
            guard let text = try? Package.text(of: "\(folder)/\(page)") else { continue }
            for line in text.split(separator: "\n") {
                if line.hasPrefix("### ") {
                    topics.append((String(line.dropFirst(4)), []))
                } else if line.hasPrefix("- ``"), !topics.isEmpty {
                    let link = line.dropFirst(4).prefix { $0 != "`" }.replacing("/", with: ".")
                    topics[topics.count - 1].types.append(parent + link)
                }
            }
        }
        return topics
    }
}

private struct PageWriter {
    /// The protocols that types conform to implicitly, which differ between compilers.
    private static let implied: Set = ["Copyable", "Escapable", "SendableMetatype"]

    /// The standard library's protocols that inherit from others.
    private static let inheritance = [
        "Hashable": ["Equatable"], "BidirectionalCollection": ["Collection", "Sequence"],
        "RandomAccessCollection": ["BidirectionalCollection", "Collection", "Sequence"],
    ]

    /// The members that a conformance announces.
    private static let announced = [
        "CustomStringConvertible": "description", "CustomDebugStringConvertible": "debugDescription",
        "CustomReflectable": "customMirror",
    ]

    /// The number of constants above which a page folds them.
    private static let foldedCount = 100

    let page: ReferencePage
    private let places: [String: String]
    private let types: [String: SymbolGraph.Symbol]
    private let modulesOfTypes: [String: String]
    private let members: [String: [(module: String, symbol: SymbolGraph.Symbol)]]
    private let extensions: [String: [SymbolGraph.Symbol]]
    private let inherited: [String: [String]]
    private let requirements: Set<String>
    private let conformances: [String: [SymbolGraph.Relationship]]
    private let names: [String: String]

    init(
        page: ReferencePage, modules: [(module: String, graphs: [SymbolGraph])],
        relationships: [SymbolGraph.Relationship], places: [String: String]
    ) {
        self.page = page
        self.places = places
        let all = modules.flatMap { module, graphs in graphs.flatMap(\.symbols).map { (module: module, symbol: $0) } }
        let own = all.filter { !$0.symbol.isInherited && !$0.symbol.isDerived }
        types = Dictionary(own.filter(\.symbol.isType).map { ($0.symbol.name, $0.symbol) }) { first, _ in first }
        modulesOfTypes = Dictionary(own.filter(\.symbol.isType).map { ($0.symbol.name, $0.module) }) { first, _ in first
        }
        names = Dictionary(own.map { ($0.symbol.id, $0.symbol.name) }) { first, _ in first }
        members = Dictionary(grouping: own.filter { !$0.symbol.isType && !$0.symbol.isExtension }, by: \.symbol.parent)
        extensions = Dictionary(grouping: own.map(\.symbol).filter(\.isExtension), by: \.name)
        inherited = Dictionary(
            grouping: all.map(\.symbol).filter { $0.isInherited && !$0.isDerived && $0.isNamed }, by: \.parent
        ).mapValues { symbols in Set(symbols.compactMap(\.pathComponents.last)).sorted() }
        requirements = Set(relationships.filter { $0.kind == "requirementOf" }.map(\.source))
        conformances = Dictionary(grouping: relationships.filter { $0.kind == "conformsTo" }, by: \.source)
    }

    // MARK: - Sections

    func text(sections: [(heading: String, types: [String])]) -> String {
        let topics = Set(sections.flatMap(\.types))
        var parts = sections.map { heading, names in
            (heading, types: names.flatMap { [$0] + nested(in: $0, except: topics) }.filter { types[$0] != nil })
        }
        let listed = Set(parts.flatMap(\.types))
        let rest = types.keys.filter { !listed.contains($0) }.sorted()
        parts.append(("Other types", rest))
        parts.append(("Extensions of other modules' types", members.keys.filter { types[$0] == nil }.sorted()))
        parts.removeAll { $0.types.isEmpty }
        let contents = parts.map { heading, names in
            // A nested type is below its type.
            "- \(heading): "
                + names.filter { !names.contains(parent(of: $0)) }.map { "[\($0)](\(ReferencePage.anchor(of: $0)))" }
                .joined(separator: ", ")
        }
        let sections = parts.map { heading, names in "## \(heading)\n\n" + names.map(entry).joined(separator: "\n") }
        let modules = page.modules.map { "`\($0)`" }.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
        return """
            # \(page.name)

            \(wrap("The public declarations of \(modules), generated from the source code."))

            \(contents.map { wrap($0, indentation: 2) }.joined(separator: "\n"))

            \(sections.joined(separator: "\n"))
            """
    }

    private func parent(of type: String) -> String { type.split(separator: ".").dropLast().joined(separator: ".") }

    /// Returns the types that are nested in a type and have no topic, each followed by its own nested types.
    private func nested(in type: String, except topics: Set<String>) -> [String] {
        types.values.filter { $0.parent == type && !topics.contains($0.name) }.sorted(by: isBefore).map(\.name)
            .flatMap { [$0] + nested(in: $0, except: topics) }
    }

    private func isBefore(_ one: SymbolGraph.Symbol, _ other: SymbolGraph.Symbol) -> Bool {
        (one.file ?? "", one.line, one.name) < (other.file ?? "", other.line, other.name)
    }

    // MARK: - Types

    private func entry(of type: String) -> String {
        var lines = ["### \(type)", ""]
        var rows: [String] = []
        let symbol = types[type]
        var hidden: Set<String> = []
        var conformances = extensions[type, default: []].map(protocolsByConditions)
        if let symbol {
            if let summary = summary(of: symbol) { lines += [summary, ""] }
            var protocols = protocolsByConditions(of: symbol)
            let always = protocols.removeValue(forKey: []) ?? []
            hidden = Set(always.compactMap { Self.announced[$0] })
            var declaration = Declaration(of: symbol, known: types[symbol.parent]?.genericConstraints ?? [])
            declaration.protocols = always
            rows.append("| declaration | \(code(declaration.line)) |")
            conformances.append(protocols)
        }
        let conditional = conformances.flatMap { $0 }.map { conditions, protocols in
            Declaration(text: "extension \(type)", protocols: protocols, constraints: conditions).line
        }.sorted()
        let all = members[type, default: []].filter { !hidden.contains($0.symbol.pathComponents.last ?? "") }
        let listed = all.filter { !$0.symbol.isGeneratedConstant }.sorted { one, other in
            // The members in the file of the type come first.
            let places = [one, other].map { $0.symbol.file == symbol?.file ? 0 : 1 }
            return places[0] == places[1] ? isBefore(one.symbol, other.symbol) : places[0] < places[1]
        }
        rows += listed.map { member(of: type, $0.symbol, from: $0.module) } + conditional.map { "| \(code($0)) | |" }
        let constants = all.map(\.symbol).filter(\.isGeneratedConstant).sorted(by: isBefore)
            .compactMap(\.pathComponents.last)
        let areFolded = constants.count > Self.foldedCount
        if !constants.isEmpty, !areFolded { rows.append("| constants | \(codes(constants)) |") }
        let own = Set(all.compactMap(\.symbol.pathComponents.last))
        let others = inherited[type, default: []].filter { !hidden.contains($0) && !own.contains($0) }
        if !others.isEmpty { rows.append("| from protocols of this library | \(codes(others)) |") }
        lines += ["| Member | Description |", "|---|---|"] + rows + [""]
        if areFolded { lines += [folded(constants), ""] }
        return lines.joined(separator: "\n")
    }

    private func folded(_ constants: [String]) -> String {
        """
        <details><summary>\(constants.count) constants</summary>

        \(wrap(codes(constants)))

        </details>
        """
    }

    private func member(of type: String, _ symbol: SymbolGraph.Symbol, from module: String) -> String {
        let declaration = Declaration(of: symbol, known: types[type]?.genericConstraints ?? [])
        let notes = [
            requirements.contains(symbol.id) ? "required" : nil,
            modulesOfTypes[type].map { $0 == module } == false || types[type] == nil && page.modules.count > 1
                ? "in `\(module)`" : nil,
        ].compactMap { $0 }
        let text = [summary(of: symbol), notes.isEmpty ? nil : "(\(notes.joined(separator: ", ")))"].compactMap(\.self)
        return "| \(code(declaration.line)) | \(text.joined(separator: " ")) |"
    }

    private func protocolsByConditions(of symbol: SymbolGraph.Symbol) -> [[String]: [String]] {
        // The declaration of a protocol already lists the inherited protocols.
        guard symbol.kindID != "swift.protocol" else { return [:] }
        let all = conformances[symbol.id, default: []].reduce(into: [[String]: Set<String>]()) {
            protocols, conformance in
            guard let name = names[conformance.target] ?? conformance.nameOfTarget, !Self.implied.contains(name)
            else { return }
            let conditions = (conformance.swiftConstraints ?? []).filter { !symbol.genericConstraints.contains($0) }
            protocols[conditions.map(\.text), default: []].insert(name)
        }
        return all.mapValues { protocols in
            let inherited = Set(protocols.flatMap { Self.inheritance[$0] ?? [] })
            let isCodable = protocols.isSuperset(of: ["Decodable", "Encodable"])
            let coding: Set = isCodable ? ["Decodable", "Encodable"] : []
            return (protocols.subtracting(inherited).subtracting(coding) + (isCodable ? ["Codable"] : [])).sorted()
        }
    }

    // MARK: - Text

    /// Returns the first paragraph of a symbol's documentation, with links to types.
    private func summary(of symbol: SymbolGraph.Symbol) -> String? {
        let lines = symbol.documentation.prefix { !$0.allSatisfy(\.isWhitespace) }
        guard !lines.isEmpty else { return nil }
        return lines.joined(separator: " ").replacing(/``([^`]+)``/) { match in
            let link = match.1.split(separator: "/")
                .map { $0.replacing(/-swift\.[a-z.]+$|-[0-9a-z]{4,5}$/, with: "") }
            let target = link.joined(separator: ".")
            let scopes = (0...symbol.pathComponents.count).reversed()
                .map { (symbol.pathComponents.prefix($0) + [target]).joined(separator: ".") }
            let place = scopes.lazy.compactMap { places[$0] }.first
            return place.map { "[`\(target)`](\($0))" } ?? "`\(link.last ?? "")`"
        }
    }

    private func code(_ text: String) -> String { "`\(text)`" }

    private func codes(_ names: [String]) -> String { names.map(code).joined(separator: ", ") }

    /// Returns text in lines of at most 120 columns.
    private func wrap(_ text: String, indentation: Int = 0) -> String {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let line = lines.last, line.count + 1 + word.count <= 120 {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append((lines.isEmpty ? "" : String(repeating: " ", count: indentation)) + word)
            }
        }
        return lines.joined(separator: "\n")
    }
}

private struct Declaration {
    var text: String
    var protocols: [String] = []
    var constraints: [String] = []

    var line: String {
        text + (protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", "))
            + (constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", "))
    }
}

extension Declaration {
    /// Creates a declaration from a symbol, without the constraints of its type.
    init(of symbol: SymbolGraph.Symbol, known: [SymbolGraph.Constraint]) {
        let declaration = symbol.declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
            .joined(separator: " ").replacing(" : ", with: ": ")
        let end = declaration.firstRange(of: " where ")
        text = String(declaration[..<(end?.lowerBound ?? declaration.endIndex)])
        constraints =
            (end.map { [String(declaration[$0.upperBound...])] } ?? [])
            + symbol.extensionConstraints.filter { !known.contains($0) }.map(\.text)
    }
}

extension SymbolGraph.Symbol {
    fileprivate var name: String { pathComponents.joined(separator: ".") }
    fileprivate var parent: String { pathComponents.dropLast().joined(separator: ".") }

    /// Whether the symbol has a heading.
    fileprivate var isType: Bool {
        ["swift.struct", "swift.class", "swift.enum", "swift.protocol"].contains(kindID)
            || kindID == "swift.typealias" && pathComponents.count == 1
    }

    /// Whether the symbol is an extension of another module's type.
    fileprivate var isExtension: Bool { kindID == "swift.extension" }

    /// Whether the compiler derived the symbol, so that no source file has it.
    fileprivate var isDerived: Bool { file == nil }

    /// Whether code calls the symbol by a name, which is not the case for an operator or for what hashing calls.
    fileprivate var isNamed: Bool { kindID != "swift.func.op" && pathComponents.last != "hash(into:)" }

    /// Whether the symbol is a generated constant whose type is the vocabulary that it belongs to.
    fileprivate var isGeneratedConstant: Bool {
        file?.contains("/Vocabularies/Generated/") == true && kindID == "swift.type.property"
            && declarationFragments.last { $0.kind == "typeIdentifier" }?.spelling == pathComponents.dropLast().last
            && pathComponents.last?.hasPrefix("known") == false
    }
}

extension SymbolGraph.Constraint {
    fileprivate var text: String { kind == "sameType" ? "\(lhs) == \(rhs)" : "\(lhs): \(rhs)" }
}

extension SymbolGraph.Relationship {
    /// The name of the target in another module, without the module.
    fileprivate var nameOfTarget: String? {
        targetFallback?.split(separator: ".").dropFirst().joined(separator: ".")
    }
}
