import Foundation

/// The public symbols of a module, as the compiler's symbol graph has them.
public enum PublicSymbols {
    /// Their paths, such as `V1.EntriesRequest.init(_:in:filters:)`.
    public static func paths(of module: String) async throws -> Set<String> {
        try await withTemporaryFolder { folder in
            let result = try await Compiler.writeSymbolGraph(of: module, to: folder)
            guard result.status == 0 else { throw Package.Missing(what: result.errors) }
            let file = folder.appendingPathComponent("\(module).symbols.json")
            let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
            return Set(graph.symbols.map { $0.pathComponents.joined(separator: ".") })
        }
    }

    private struct Graph: Decodable {
        struct Symbol: Decodable { let pathComponents: [String] }
        let symbols: [Symbol]
    }
}
