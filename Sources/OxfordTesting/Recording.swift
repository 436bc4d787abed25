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
/// `recording(to:)` of a transport makes a recording. Lines of the file may be moved, removed and edited by hand, and empty
/// lines are skipped.
///
/// If the name of the file ends in `.har`, its form is HAR 1.2, which network panels of browsers and proxies open. A HAR that
/// they exported is a recording too:
///
/// ```swift
/// func makeFixture() throws {
///     try Recording(contentsOf: "exported.har").write(to: "ace.recording.jsonl")
/// }
/// ```
public struct Recording: Hashable, Sendable {
    private let exchanges: [RecordedExchange]

    /// Reads a file in either form, without credentials.
    ///
    /// If another program wrote a HAR, the recording has its requests of the API: those with the method GET and `/api/v` in the
    /// path. It leaves out all other requests, such as preflights. It has neither cookies nor headers that may hold a secret,
    /// and `…` where the server repeated a credential.
    ///
    /// - Throws: ``RecordingError`` with the first line or entry that is not a recorded exchange, such as an entry of a
    ///   HAR that was exported without the bodies.
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

    /// Writes the recording to a file, and replaces its contents.
    ///
    /// If the name of the file ends in `.har`, the form is HAR 1.2. Otherwise each exchange is a line of JSON. Equal recordings
    /// have the same bytes.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// let folder = FileManager.default.temporaryDirectory.path
    /// let (lines, har) = ("\(folder)/\(UUID()).jsonl", "\(folder)/\(UUID()).har")
    /// defer { for path in [lines, har] { try? FileManager.default.removeItem(atPath: path) } }
    /// let wire = ClosureTransport { _ in TransportResponse(body: #"{"results": []}"#) }
    /// _ = try await wire.recording(to: lines).send(TransportRequest(url: "https://example.com/ace"))
    ///
    /// try Recording(contentsOf: lines).write(to: har)
    /// print(try Recording(contentsOf: har) == Recording(contentsOf: lines))
    /// // true
    /// ```
    public func write(to path: String) throws(RecordingError) {
        do {
            try RecordingForm(ofFileNamed: path).encode(exchanges)
                .write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw RecordingError(.unwritable, path: path)
        }
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
}
