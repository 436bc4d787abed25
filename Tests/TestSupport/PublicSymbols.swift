import Foundation
import Synchronization

/// The public symbols of a module, as the compiler's symbol graph has them.
public enum PublicSymbols {
    private static let found = Mutex<[String: Task<Set<String>, any Error>]>([:])

    /// Their paths, such as `V1.EntriesRequest.init(_:in:filters:)`.
    ///
    /// The compiler runs once for each module.
    public static func paths(of module: String) async throws -> Set<String> {
        try await found.withLock { found in
            if let task = found[module] { return task }
            let task = Task { try await read(module) }
            found[module] = task
            return task
        }.value
    }

    private static func read(_ module: String) async throws -> Set<String> {
        try await withTemporaryFolder { folder in
            let result = try await Compiler.writeSymbolGraph(of: module, to: folder)
            guard result.status == 0 else { throw Package.Missing(what: result.errors) }
            // What a module adds to the types of another is in a file for each of those.
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            let graphs = try files.map { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)) }
            return Set(graphs.flatMap(\.symbols).map { $0.pathComponents.joined(separator: ".") })
        }
    }

    private struct Graph: Decodable {
        struct Symbol: Decodable { let pathComponents: [String] }
        let symbols: [Symbol]
    }
}
