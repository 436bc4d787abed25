import Foundation

/// The public symbols of a module, read from the symbol graphs that the compiler writes.
public enum PublicSymbols {
    /// Returns the symbol graphs of a module's types and of its extensions to other modules' types.
    public static func graphs(of module: String) async throws -> [SymbolGraph] {
        try await withTemporaryFolder { folder in
            let result = try await Compiler.writeSymbolGraph(of: module, to: folder)
            guard result.status == 0 else { throw Package.Missing(what: result.errors) }
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return try files.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
        }
    }
}
