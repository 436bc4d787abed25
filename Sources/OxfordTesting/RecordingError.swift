/// Why a recording could not be read or written.
///
/// ```swift
/// do {
///     _ = try Recording(contentsOf: "/nowhere/ace.jsonl")
/// } catch {
///     print(error)
/// }
/// // /nowhere/ace.jsonl cannot be read
/// ```
public enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no file, or it may not be read.
    case unreadable(path: String)

    /// The file cannot be written.
    case unwritable(path: String)

    /// A line, counted from 1, is no recorded exchange.
    case malformed(path: String, line: Int, reason: String)

    /// What is wrong and where, in one line.
    public var description: String {
        switch self {
        case .unreadable(let path): "\(path) cannot be read"
        case .unwritable(let path): "\(path) cannot be written"
        case .malformed(let path, let line, let reason): "\(path):\(line) is no recorded exchange: \(reason)"
        }
    }
}
