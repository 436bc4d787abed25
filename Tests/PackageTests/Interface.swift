import TestSupport

/// The public interface of a module, one line for each declaration.
///
/// A line is a declaration with its full path, followed by the conformances of a type. Members of a protocol extension
/// are listed once, with the protocol. Members that the compiler derives are omitted. The generated constants of a type
/// share one line.
struct Interface {
    /// Sorted by path.
    let lines: [String]

    /// Reads the interface of a module that was built with the tests.
    init(of module: String) async throws {
        let reader = InterfaceReader(try await PublicSymbols.graphs(of: module))
        lines = reader.rows().sorted { one, other in
            one.path == other.path ? one.line < other.line : one.path.lexicographicallyPrecedes(other.path)
        }.map(\.line)
    }
}

private struct InterfaceReader {
    typealias Row = (path: [String], line: String)

    /// The protocols that types conform to implicitly, which differ between compilers.
    private static let implied: Set = ["Copyable", "Escapable", "SendableMetatype"]

    /// An empty name, which sorts a line after its type and before the type's members.
    private static let afterType = [""]

    private let symbols: [SymbolGraph.Symbol]
    private let names: [String: String]
    private let types: [String: SymbolGraph.Symbol]
    private let conformances: [String: [SymbolGraph.Relationship]]
    private let requirements: Set<String>

    init(_ graphs: [SymbolGraph]) {
        symbols = graphs.flatMap(\.symbols).filter { !$0.isInherited && !$0.isDerived }
        names = Dictionary(symbols.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        types = Dictionary(symbols.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let relationships = graphs.flatMap(\.relationships)
        conformances = Dictionary(grouping: relationships.filter { $0.kind == "conformsTo" }, by: \.source)
        requirements = Set(relationships.filter { $0.kind == "requirementOf" }.map(\.source))
    }

    func rows() -> [Row] {
        let constants = Dictionary(grouping: symbols.filter(\.isGeneratedConstant), by: \.parent)
        return symbols.filter { !$0.isGeneratedConstant }.flatMap(rows)
            + constants.map { type, constants in
                let path = constants[0].pathComponents.dropLast() + Self.afterType
                return (Array(path), "\(type), generated constants: \(constants.count)")
            }
    }

    /// Returns the line of a declaration, and a line per set of conditions for conditional conformances.
    private func rows(of symbol: SymbolGraph.Symbol) -> [Row] {
        var declaration = Declaration(of: symbol, known: types[symbol.parent]?.genericConstraints ?? [])
        if requirements.contains(symbol.id) { declaration.text = "requirement " + declaration.text }
        var protocols = protocolsByConditions(of: symbol)
        declaration.protocols = protocols.removeValue(forKey: []) ?? []
        // The graph has a symbol even for an extension of another module's type that only adds members.
        let isEmpty = symbol.kindID == "swift.extension" && declaration.protocols.isEmpty
        return (isEmpty ? [] : [(symbol.pathComponents, declaration.line)])
            + protocols.map { conditions, protocols in
                let text = "extension \(symbol.name)"
                let declaration = Declaration(text: text, protocols: protocols, constraints: conditions)
                return (symbol.pathComponents + Self.afterType, declaration.line)
            }
    }

    private func protocolsByConditions(of symbol: SymbolGraph.Symbol) -> [[String]: Set<String>] {
        // The declaration of a protocol already lists the inherited protocols.
        guard symbol.kindID != "swift.protocol" else { return [:] }
        return conformances[symbol.id, default: []].reduce(into: [:]) { protocols, conformance in
            guard let name = names[conformance.target] ?? conformance.nameOfTarget, !Self.implied.contains(name)
            else { return }
            let conditions = (conformance.swiftConstraints ?? []).filter { !symbol.genericConstraints.contains($0) }
            protocols[conditions.map(\.text), default: []].insert(name)
        }
    }
}

private struct Declaration {
    var text: String
    var protocols: Set<String> = []
    var constraints: [String] = []

    var line: String {
        text + (protocols.isEmpty ? "" : ": " + protocols.sorted().joined(separator: ", "))
            + (constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", "))
    }
}

extension Declaration {
    /// Creates a declaration from a symbol, without the constraints of its type.
    init(of symbol: SymbolGraph.Symbol, known: [SymbolGraph.Constraint]) {
        var spellings = symbol.declarationFragments.map(\.spelling)
        let name = symbol.declarationFragments.firstIndex {
            $0.kind == "identifier" || ["init", "subscript"].contains($0.spelling)
        }
        if let name, !symbol.parent.isEmpty { spellings[name] = "\(symbol.parent).\(spellings[name])" }
        let declaration = spellings.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing(" : ", with: ": ")
        let end = declaration.firstRange(of: " where ")
        text = String(declaration[..<(end?.lowerBound ?? declaration.endIndex)])
        constraints =
            (end.map { [String(declaration[$0.upperBound...])] } ?? [])
            // The text of an extension already has its constraints.
            + (symbol.kindID == "swift.extension"
                ? [] : symbol.extensionConstraints.filter { !known.contains($0) }.map(\.text))
    }
}

extension SymbolGraph.Symbol {
    fileprivate var name: String { pathComponents.joined(separator: ".") }
    fileprivate var parent: String { pathComponents.dropLast().joined(separator: ".") }

    /// Whether the compiler derived the symbol, so that no source file has it.
    fileprivate var isDerived: Bool { file == nil }

    /// Whether the symbol is a generated constant of a vocabulary, other than the list `known`.
    fileprivate var isGeneratedConstant: Bool {
        file?.contains("/Vocabularies/Generated/") == true && kindID == "swift.type.property"
            && pathComponents.last != "known"
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
