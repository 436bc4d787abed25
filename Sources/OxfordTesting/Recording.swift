#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Recorded requests and responses, which tests can replay without a network.
///
/// A ``Recorder`` writes the file:
///
/// ```swift
/// import Foundation
///
/// let file = FileManager.default.temporaryDirectory
///     .appendingPathComponent("\(UUID()).har")
/// defer { try? FileManager.default.removeItem(at: file) }
/// let wire = ClosureTransport { _ in
///     TransportResponse(body: #"{"results": []}"#)
/// }
/// let recorder = try Recorder(to: file.path)
/// let online = OxfordClient(transport: wire.recorded(by: recorder))
/// _ = try await online.send(.lemmas("mice", in: .english))
/// try await recorder.write()
///
/// let replayed = try Recording(contentsOf: file.path).replay()
/// let offline = OxfordClient(transport: replayed)
/// let response = try await offline.response(
///     to: .lemmas("mice", in: .english))
/// print(response.calls, replayed.unused)
/// // 0 []
/// ```
///
/// The file is an HTTP archive (HAR 1.2). Each exchange (a request with its response or error) is on its own line, so
/// that a diff shows which exchanges changed. You can also make a recording from a HAR file that a browser or a proxy
/// exported:
///
/// ```swift
/// func makeFixture() throws {
///     let exported = try Recording(contentsOf: "exported.har")
///     try exported.write(to: "ace.har", beside: #filePath)
/// }
/// ```
public struct Recording: Hashable, Sendable {
    let exchanges: [ScriptedStep]

    /// The names of the query parameters that are left out of the targets.
    let leftOut: Set<String>

    init(_ exchanges: [ScriptedStep], leavingOut names: Set<String> = []) {
        (self.exchanges, leftOut) = (exchanges, names)
    }

    /// Reads a recording from a HAR file.
    ///
    /// The recording contains what a ``Recorder`` would have recorded. In responses, `…` replaces the secrets. If
    /// another program wrote the file, only the GET requests whose path contains `/api/v` are read, because the file
    /// may contain other traffic. Members that the standard HAR 1.2 does not define are ignored.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - source: The path of a source file, such as `#filePath`, if `path` is relative to its folder.
    ///   - parameters: If another program wrote the file, the names of the query parameters that belong to a request,
    ///     in addition to the ones that this library writes.
    ///   - others: The names of query parameters that do not belong to a request, or whose values are secret. Requests
    ///     that differ only in these parameters have the same response. A file that a recorder wrote contains these
    ///     names.
    /// - Throws: ``RecordingError`` if the file cannot be read, or if it contains an entry that is not a recorded
    ///   exchange, for example because the body is missing, or because it has a query parameter that is not named. The
    ///   error reports the first invalid entry.
    public init(
        contentsOf path: String, beside source: String? = nil, keeping parameters: [String] = [],
        leavingOut others: [String] = []
    ) throws {
        let path = path.beside(source)
        guard let file = path.contents else { throw RecordingError(.unreadable, path: path) }
        self = try HAR.recording(in: file, at: path, keeping: parameters, leavingOut: others)
    }

    /// Writes the recording to a file in HAR 1.2 format, replacing the contents of the file if it exists.
    ///
    /// An existing file keeps its permissions.
    ///
    /// Equal recordings produce identical bytes, so writing the same recording again does not change the file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - source: The path of a source file, such as `#filePath`, if `path` is relative to its folder.
    /// - Throws: ``RecordingError`` if the file cannot be written. A read-only file is not replaced.
    public func write(to path: String, beside source: String? = nil) throws {
        _ = try Recorder.write(HAR.text(of: self), to: path.beside(source))
    }

    /// Returns a transport that answers recorded requests with the recorded responses, and fails all other requests.
    ///
    /// At the end of a test, expect that ``ScriptedTransport/unexpected`` and ``ScriptedTransport/unused`` are empty.
    /// Otherwise, the test may pass although it does not send the recorded requests.
    ///
    /// To send the other requests to the service, and to add their exchanges to the recording, answer the recorded
    /// requests in a middleware, which comes before the transport that records:
    ///
    /// ```swift
    /// func completing(
    ///     _ recorder: Recorder, over wire: some Transport
    /// ) -> OxfordClient {
    ///     let replayed = recorder.recording.replay()
    ///     let replaying = TransportMiddleware { request, next in
    ///         do {
    ///             return try await replayed.send(request)
    ///         } catch TransportError.Reason.unexpectedRequest {
    ///             return try await next(request)
    ///         }
    ///     }
    ///     return OxfordClient(
    ///         transport: wire.recorded(by: recorder), middleware: [replaying])
    /// }
    /// ```
    public func replay() -> ScriptedTransport { ScriptedTransport(replaying: self) }
}

/// An error that explains why a recording could not be read or written.
///
/// ```swift
/// do {
///     _ = try Recording(contentsOf: "/nowhere/ace.har")
/// } catch let error as RecordingError {
///     print(error.reason, "–", error)
/// }
/// // unreadable – cannot read /nowhere/ace.har;
/// //     check its path and permissions
/// ```
public struct RecordingError: SelfDescribingError, Hashable, Sendable {
    /// The reason why a recording could not be read or written.
    ///
    /// Later versions may add reasons, so a `switch` over a reason needs a `default` case.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the reason, such as `unreadable`.
        public let description: String

        private init(_ name: String) {
            description = name
        }

        /// The file does not exist or cannot be read.
        public static let unreadable = Reason("unreadable")

        /// The file cannot be written because its folder does not exist.
        public static let missingFolder = Reason("missingFolder")

        /// The file cannot be written for another reason.
        public static let unwritable = Reason("unwritable")

        /// Another program wrote or edited the file, so a recorder cannot add exchanges to it.
        public static let foreign = Reason("foreign")

        /// Another program or another recorder has changed the file during the recording, so the recorder has not
        /// written it.
        public static let changed = Reason("changed")

        /// The file is not an HTTP archive (HAR).
        public static let malformed = Reason("malformed")

        /// An entry of the file's `log.entries` array cannot be read as a recorded exchange, or has a query parameter
        /// that is not named.
        public static let malformedEntry = Reason("malformedEntry")
    }

    /// The reason why the recording could not be read or written.
    public let reason: Reason

    /// The path of the file.
    public let path: String

    /// The index of the entry in the file's `log.entries` array, or `nil` if the problem is not an entry.
    public let index: Int?

    /// A description of what is wrong with the file or the entry, or an empty text.
    ///
    /// The text may contain names from the file, but no values, because the file may contain secrets.
    public let problem: String

    package init(_ reason: Reason, path: String, index: Int? = nil, problem: String = "") {
        self.reason = reason
        self.path = path
        self.index = index
        self.problem = problem
    }

    /// A one-line message with the path of the file, the problem, and its solution.
    public var description: String {
        switch reason {
        case .unreadable: "cannot read \(path); check its path and permissions"
        case .missingFolder: "cannot write \(path): its folder does not exist; create the folder"
        case .unwritable: "cannot write \(path); check its permissions and the free space"
        case .foreign:
            "cannot add to \(path): another program wrote or edited it;"
                + " read it with Recording, write a copy with write(to:), and record to the copy"
        case .changed:
            "cannot write \(path): another program or recorder changed it during the recording;"
                + " write recorder.recording to another file, and use one recorder for each file"
        case .malformed: "\(path) is not a HAR: \(problem)"
        case .malformedEntry:
            "\(path): \(index.map { "log.entries[\($0)]" } ?? "an entry") is not a recorded exchange: \(problem)"
        default: "cannot use \(path): \(reason)"
        }
    }
}
