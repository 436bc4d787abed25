import Foundation
import Synchronization

/// The public symbols of a module, read from the symbol graphs that the compiler writes.
public enum PublicSymbols {
    private static let found = Mutex<[String: Task<[SymbolGraph], any Error>]>([:])

    /// Returns the symbol graphs of a module's types and of its extensions to other modules' types.
    ///
    /// The compiler runs only once per module, because later calls return the same graphs.
    public static func graphs(of module: String) async throws -> [SymbolGraph] {
        try await found.withLock { found in
            if let task = found[module] { return task }
            let task = Task { try await read(module) }
            found[module] = task
            return task
        }.value
    }

    private static func read(_ module: String) async throws -> [SymbolGraph] {
        try await withTemporaryFolder { folder in
            let result = try await Compiler.writeSymbolGraph(of: module, to: folder)
            guard result.status == 0 else { throw Package.Missing(what: result.errors) }
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return try files.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
        }
    }
}
