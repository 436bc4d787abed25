public import OxfordTransport
import Synchronization

#if canImport(Dispatch)
    import Dispatch
#endif

/// Records requests and responses in a file, so that tests can replay them.
///
/// ```swift
/// func recordAce() async throws {
///     let recorder = try Recorder(to: "ace.har", beside: #filePath)
///     let client = OxfordClient(
///         transport: PlatformTransport().recorded(by: recorder),
///         credentials: try .environment())
///     _ = try await client.send(.entries("ace", in: .britishEnglish))
///     try await recorder.write()
/// }
/// ```
///
/// An exchange is a request with its response or error. The recorder keeps the exchanges in memory until you call
/// ``write()``. If the file already exists, the new exchanges are added to it. If you record a URL again, its new
/// exchanges replace the ones in the file.
///
/// Several clients can use the same recorder at the same time. Do not create several recorders for the same file. Only
/// the first of them can write it, and the others throw an error with the reason ``RecordingError/Reason/changed``.
///
/// A recording contains no header of the request, and `…` replaces the secrets that a response repeats. The
/// documentation of this type lists what a recording contains, and what to check before you commit it.
public final class Recorder: Sendable {
    private struct State {
        /// The exchanges that were in the file at the beginning.
        let old: [ScriptedStep]
        var new: [ScriptedStep] = []
        var rules: RecordingRules

        var recording: Recording {
            // If the old exchanges of a URL stayed, a replay would return the old response first.
            let targets = Set(new.map(\.target))
            return Recording(old.filter { !targets.contains($0.target) } + new, leavingOut: rules.leftOut)
        }
    }

    private let path: String
    private let state: Mutex<State>

    /// The contents of the file, as this recorder has last read or written them.
    private let file: Mutex<[UInt8]>

    /// Creates a recorder for a file.
    ///
    /// The initializer reads the file, or creates it if it does not exist. It then writes the file again, so that no
    /// request is sent if the file cannot be written.
    ///
    /// A request with a query parameter that neither the library writes nor you name is not sent, because the parameter
    /// may select the response, and it may be a secret.
    ///
    /// - Parameters:
    ///   - path: The path of the file. Use the extension `.har`, by which other programs recognize the format.
    ///   - source: The path of a source file, such as `#filePath`, if `path` is relative to its folder.
    ///   - parameters: The names of other query parameters on which the response depends. They are recorded.
    ///   - others: The names of query parameters on which the response does not depend, or whose values are secret.
    ///     They are left out of the recorded URLs, and a replay ignores them, too. The file contains these names.
    /// - Throws: ``RecordingError`` if the file cannot be read or written, or if another program wrote it.
    public init(
        to path: String, beside source: String? = nil, keeping parameters: [String] = [],
        leavingOut others: [String] = []
    ) throws {
        let path = path.beside(source)
        let (contents, recording) = try path.locked { () throws(RecordingError) in
            guard var contents = path.contents ?? (path.exists ? nil : []) else {
                throw RecordingError(.unreadable, path: path)
            }
            if contents.isEmpty { contents = HAR.text(of: Recording([])) }
            guard contents.starts(with: HAR.ownStart.utf8) else { throw RecordingError(.foreign, path: path) }
            let recording = try HAR.recording(in: contents, at: path, leavingOut: others)
            return (try Self.write(contents, to: path), recording)
        }
        self.path = path
        state = Mutex(State(old: recording.exchanges, rules: RecordingRules(keeping: parameters, like: recording)))
        file = Mutex(contents)
    }

    /// The exchanges in the file, followed by the exchanges that were recorded since then.
    public var recording: Recording { state.withLock(\.recording) }

    /// Writes all exchanges to the file.
    ///
    /// Call this method at the end of a test. You can call it again after you have recorded more. The file keeps its
    /// permissions.
    ///
    /// - Returns: The number of texts that `…` has replaced since the recorder was created, because they are secrets.
    ///   If the number is larger than you expect, look at the file.
    /// - Throws: ``RecordingError`` if the file cannot be written. If another program or another recorder has changed
    ///   it since this recorder last read or wrote it, the file remains as it is, and the reason is
    ///   ``RecordingError/Reason/changed``. To keep the exchanges, write ``recording`` to another file.
    @discardableResult
    public func write() async throws -> Int {
        // Files are not written on the threads that all tasks share, because these must never block.
        #if canImport(Dispatch)
            let outcome = await withCheckedContinuation { (continuation: CheckedContinuation<_, Never>) in
                DispatchQueue.global().async { continuation.resume(returning: self.writeFile()) }
            }
        #else
            let outcome = writeFile()
        #endif
        return try outcome.get()
    }

    private func writeFile() -> Result<Int, RecordingError> {
        file.withLock { file in
            Result { () throws(RecordingError) in
                try path.locked { () throws(RecordingError) in
                    guard path.contents == file else { throw RecordingError(.changed, path: path) }
                    let (recording, replaced) = state.withLock { ($0.recording, $0.rules.replaced) }
                    file = try Self.write(HAR.text(of: recording), to: path)
                    return replaced
                }
            }
        }
    }

    /// Writes the contents of a file.
    ///
    /// - Returns: The contents.
    static func write(_ contents: [UInt8], to path: String) throws(RecordingError) -> [UInt8] {
        guard path.write(contents) else {
            throw RecordingError(path.isInMissingFolder ? .missingFolder : .unwritable, path: path)
        }
        return contents
    }

    fileprivate func problem(with request: TransportRequest) -> String? {
        state.withLock { $0.rules.problem(with: request) }
    }

    fileprivate func add(_ request: TransportRequest, _ outcome: Outcome) {
        state.withLock { $0.new.append($0.rules.exchange(request, outcome)) }
    }
}

extension Transport {
    /// Returns a transport that passes requests on to this one, and every exchange to a recorder.
    ///
    /// ```swift
    /// func recordedClient(
    ///     over wire: some Transport, by recorder: Recorder
    /// ) -> OxfordClient {
    ///     OxfordClient(transport: wire.recorded(by: recorder))
    /// }
    /// ```
    ///
    /// The recording contains each attempt as it leaves the client, after your middleware has changed it. If a request
    /// cannot be recorded, it fails before it is sent. For example, its URL has a query parameter that is not named, or
    /// no API path such as `/api/v2/lemmas/en/mice`.
    public func recorded(by recorder: Recorder) -> some Transport { RecordedTransport(wire: self, recorder: recorder) }
}

private struct RecordedTransport<Wire: Transport>: Transport {
    let wire: Wire
    let recorder: Recorder

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        if let problem = recorder.problem(with: request) {
            throw TransportError(.other, detail: problem, isCall: false)
        }
        do {
            let response = try await wire.send(request)
            recorder.add(request, .success(response))
            return response
        } catch {
            recorder.add(request, .failure(TransportError(error)))
            throw error
        }
    }
}
