/// An error that reports why a recording could not be read or written.
///
/// ```swift
/// do {
///     _ = try Recording(contentsOf: "/nowhere/ace.jsonl")
/// } catch {
///     print(error.reason, error.path)
///     print(error)
/// }
/// // unreadable /nowhere/ace.jsonl
/// // cannot read /nowhere/ace.jsonl; check its path and permissions
/// ```
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A reason for an error.
    ///
    /// Later versions may add reasons, so a `switch` needs a `default`.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The file does not exist or cannot be read.
        public static let unreadable = Reason("unreadable")

        /// The file cannot be written, because its folder does not exist.
        public static let missingFolder = Reason("missingFolder")

        /// The file cannot be written for another reason.
        public static let unwritable = Reason("unwritable")

        /// A line or a HAR entry is not a recorded exchange, or the HAR itself is malformed.
        public static let malformed = Reason("malformed")
    }

    /// The reason for the error.
    public let reason: Reason

    /// The path of the file.
    public let path: String

    /// The number of the malformed line, starting at 1.
    public let line: Int?

    /// The index of the malformed entry in the HAR's `log.entries`, starting at 0.
    public let entry: Int?

    /// A description of the problem that shows no contents of the file.
    public let detail: String?

    /// Creates an error to compare with a thrown one.
    public init(_ reason: Reason, path: String, line: Int? = nil, entry: Int? = nil, detail: String? = nil) {
        self.reason = reason
        self.path = path
        self.line = line
        self.entry = entry
        self.detail = detail
    }

    /// Creates the error for a file that could not be written.
    init(cannotWrite path: String) {
        self.init(path.isInMissingFolder ? .missingFolder : .unwritable, path: path)
    }

    /// The path and the problem, on one line.
    public var description: String {
        let problem = detail.map { ": \($0)" }
        return switch reason {
        case .unreadable: "cannot read \(path)" + (problem ?? "; check its path and permissions")
        case .missingFolder: "cannot write \(path): its folder does not exist; create the folder"
        case .unwritable: "cannot write \(path)" + (problem ?? "; check its permissions")
        default: malformedPart + (problem ?? "; record it again")
        }
    }

    private var malformedPart: String {
        if let line { return "\(path):\(line) is not a recorded exchange" }
        if let entry { return "\(path): log.entries[\(entry)] is not a recorded exchange" }
        return "\(path) is not a HAR"
    }
}
