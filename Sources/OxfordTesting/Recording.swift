#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

public import OxfordTransport

/// What was asked and answered while a transport recorded it, for tests that need no network.
///
/// ```swift
/// import Foundation
///
/// let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
/// defer { try? FileManager.default.removeItem(at: file) }
/// let ace = TransportRequest(url: "https://example.com/ace")
/// let wire = ClosureTransport { _ in TransportResponse(status: 200, body: Array("{}".utf8)) }
/// _ = try await wire.recording(to: file.path).send(ace)
///
/// print(try String(contentsOf: file, encoding: .utf8).dropLast())
/// let replayed = try Recording(contentsOf: file.path).replay()
/// print(try await replayed.send(ace).status, replayed.unused)
/// // {"body":"{}","requestHeaders":[],"responseHeaders":[],"status":200,"url":"https://example.com/ace"}
/// // 200 []
/// ```
///
/// A recording is made by `recording(to:)` of a transport. Lines of the file may be moved, removed and
/// edited by hand; empty ones are passed over.
public struct Recording: Hashable, Sendable {
    private let exchanges: [RecordedExchange]

    /// Reads a file, whose first line that is no exchange is an error.
    public init(contentsOf path: String) throws(RecordingError) {
        guard let file = FileManager.default.contents(atPath: path) else {
            throw RecordingError(.unreadable, path: path)
        }
        var exchanges: [RecordedExchange] = []
        let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy({ " \t\r".utf8.contains($0) }) {
            do {
                exchanges.append(try JSONDecoder().decode(RecordedExchange.self, from: Data(line)))
            } catch {
                throw RecordingError(.malformed, path: path, line: index + 1, detail: Self.detail(of: error))
            }
        }
        self.exchanges = exchanges
    }

    /// A transport that answers as recorded, and fails whatever else is asked.
    public func replay() -> ReplayingTransport { ReplayingTransport(exchanges, other: nil) }

    /// Returns a transport that responds as recorded and forwards all other requests to another transport.
    ///
    /// If the other transport records to the same file, the missing exchanges are added to it.
    ///
    /// ```swift
    /// func completing(_ path: String, by wire: some Transport) throws -> ReplayingTransport {
    ///     let recording = try wire.recording(to: path)
    ///     return try Recording(contentsOf: path).replay(forwardingTo: recording)
    /// }
    /// ```
    public func replay(forwardingTo other: some Transport) -> ReplayingTransport {
        ReplayingTransport(exchanges, other: other)
    }

    /// What is wrong, without what the line holds.
    private static func detail(of error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            context.codingPath.first.map { "\"\($0.stringValue)\" has the wrong type" } ?? "it is no JSON object"
        case .dataCorrupted(let context):
            context.codingPath.first.map { "\"\($0.stringValue)\" cannot be read" } ?? "it is no JSON"
        default: "it is no JSON"
        }
    }
}
