#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

public import OxfordTransport

/// Recorded requests and responses that tests replay without a network.
///
/// A transport's `recording(to:)` method writes the file:
///
/// ```swift
/// import Foundation
///
/// let file = FileManager.default.temporaryDirectory
///     .appendingPathComponent("\(UUID()).jsonl")
/// defer { try? FileManager.default.removeItem(at: file) }
/// let ace = TransportRequest(url: "https://example.com/ace")
/// let wire = ClosureTransport { _ in TransportResponse(body: "{}") }
/// _ = try await wire.recording(to: file.path).send(ace)
///
/// print(try String(contentsOf: file, encoding: .utf8).dropLast())
/// let replayed = try Recording(contentsOf: file.path).replay()
/// print(try await replayed.send(ace).status, replayed.unused)
/// // {"body":"{}","requestHeaders":[],
/// //     "responseHeaders":["Content-Type: application/json"],
/// //     "status":200,"url":"https://example.com/ace"}
/// // 200 []
/// ```
///
/// The file has one JSON object per line, which you can edit, move and remove by hand. If its name ends in `.har`, the
/// format is HAR 1.2. HARs exported by browsers and proxies can be read, too:
///
/// ```swift
/// func makeFixture() throws {
///     let exported = try Recording(contentsOf: "exported.har")
///     try exported.write(to: "ace.recording.jsonl")
/// }
/// ```
public struct Recording: Hashable, Sendable {
    private let exchanges: [RecordedExchange]

    /// Reads a file of JSON lines or a HAR, without credentials.
    ///
    /// From another program's HAR, only GET requests with `/api/v` in the path are read. Cookies and headers that may
    /// hold a secret are removed. A credential that the server repeated is replaced by `…`.
    ///
    /// - Throws: ``RecordingError`` if the file cannot be read, or for the first line or entry that is not a recorded
    ///   exchange, such as a HAR entry without a body.
    public init(contentsOf path: String) throws(RecordingError) {
        guard let file = FileManager.default.contents(atPath: path) else {
            throw RecordingError(.unreadable, path: path)
        }
        exchanges =
            switch RecordingForm(of: file) {
            case .lines: try Self.exchanges(ofLines: file, path: path)
            case .har: try Self.exchanges(ofHAR: file, path: path)
            }
    }

    /// Reads a file in the folder of a source file.
    ///
    /// - Parameters:
    ///   - name: The name of the recording.
    ///   - source: The path of a file in the same folder, such as `#filePath`.
    /// - Throws: ``RecordingError`` if the file cannot be read or is not a recording.
    public init(_ name: String, beside source: String) throws(RecordingError) {
        try self.init(contentsOf: name.beside(source))
    }

    private static func exchanges(ofLines file: Data, path: String) throws(RecordingError) -> [RecordedExchange] {
        var exchanges: [RecordedExchange] = []
        let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy({ " \t\r".utf8.contains($0) }) {
            do {
                exchanges.append(try JSONDecoder().decode(RecordedExchange.self, from: Data(line)))
            } catch {
                throw RecordingError(
                    .malformed, path: path, line: index + 1,
                    detail: Self.problem(of: error) + "; correct the line or remove it")
            }
        }
        return exchanges
    }

    private static func exchanges(ofHAR file: Data, path: String) throws(RecordingError) -> [RecordedExchange] {
        do {
            return try JSONDecoder().decode(HARLog.self, from: file).exchanges
        } catch let error as HARLog.InvalidEntry {
            throw RecordingError(.malformed, path: path, entry: error.index, detail: error.problem)
        } catch {
            throw RecordingError(.malformed, path: path, detail: Self.problem(of: error) + "; export it again")
        }
    }

    private static func problem(of error: any Error) -> String {
        (error as? DecodingError)?.problem() ?? "not JSON"
    }

    /// Writes the recording to a file, replacing its contents.
    ///
    /// The format is HAR 1.2 if the file's name ends in `.har`, and otherwise JSON lines. Equal recordings are written
    /// as equal bytes.
    ///
    /// - Throws: ``RecordingError`` if the file cannot be written.
    public func write(to path: String) throws(RecordingError) {
        do {
            try RecordingForm(ofFileNamed: path).encode(exchanges)
                .write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw RecordingError(cannotWrite: path)
        }
    }

    /// Returns a transport that returns the recorded responses and fails all other requests.
    public func replay() -> ReplayingTransport { ReplayingTransport(exchanges, other: nil) }

    /// Returns a transport that returns the recorded responses and forwards all other requests.
    ///
    /// To add missing exchanges to a recording, forward to a transport that records to the same file:
    ///
    /// ```swift
    /// func replaying(
    ///     _ path: String, completedBy wire: some Transport
    /// ) throws -> ReplayingTransport {
    ///     let recorder = try wire.recording(to: path)
    ///     return try Recording(contentsOf: path)
    ///         .replay(forwardingTo: recorder)
    /// }
    /// ```
    public func replay(forwardingTo other: some Transport) -> ReplayingTransport {
        ReplayingTransport(exchanges, other: other)
    }
}
