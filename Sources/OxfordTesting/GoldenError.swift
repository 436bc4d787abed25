/// Why rows could not be held against a golden file.
///
/// ```swift
/// do {
///     _ = try GoldenURLs("words.golden.txt", beside: "/nowhere/Tests.swift", environment: [:]).difference(from: [])
/// } catch {
///     print(error)
/// }
/// // /nowhere/words.golden.txt cannot be read; set OXFORD_RECORD_GOLDEN=1 to record it
/// ```
public enum GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no file to compare with.
    case missing(path: String)

    /// Recording was asked for where `CI` is set.
    case recordingRefused(path: String)

    /// The file could not be written.
    case unwritable(path: String)

    /// A row has no label, or a line break, a tab or another control character.
    case malformedRow(label: String)

    /// Two rows have one label.
    case repeatedLabel(String)

    /// What is wrong and what to do, in one line.
    public var description: String {
        switch self {
        case .missing(let path): "\(path) cannot be read; set OXFORD_RECORD_GOLDEN=1 to record it"
        case .recordingRefused(let path):
            "\(path) is not recorded where CI is set; record it elsewhere and commit it"
        case .unwritable(let path): "\(path) cannot be written"
        case .malformedRow(let label):
            "the row \(label.debugDescription) needs a label, and no control character"
        case .repeatedLabel(let label): "two rows have the label \(label.debugDescription)"
        }
    }
}
