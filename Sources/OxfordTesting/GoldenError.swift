/// An error that reports why rows could not be compared with a golden file.
///
/// ```swift
/// let golden = GoldenURLs(
///     "words.golden.txt", beside: "/nowhere/Tests.swift",
///     environment: [:])
/// do {
///     _ = try golden.difference(from: [])
/// } catch {
///     print(error)
/// }
/// // cannot read /nowhere/words.golden.txt;
/// //     set OXFORD_RECORD_GOLDEN=1 to record it
/// ```
public struct GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
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
        public static let missing = Reason("missing")

        /// `OXFORD_RECORD_GOLDEN` and `CI` are both set.
        public static let recordingRefused = Reason("recordingRefused")

        /// The file cannot be written, because its folder does not exist.
        public static let missingFolder = Reason("missingFolder")

        /// The file cannot be written for another reason.
        public static let unwritable = Reason("unwritable")

        /// A row has no label, or contains a line break, a tab or another control character.
        public static let malformedRow = Reason("malformedRow")

        /// Two rows have the same label.
        public static let repeatedLabel = Reason("repeatedLabel")
    }

    /// The reason for the error.
    public let reason: Reason

    /// The path of the golden file.
    public let path: String

    /// The label of a row, if the reason is ``Reason-swift.struct/malformedRow`` or
    /// ``Reason-swift.struct/repeatedLabel``.
    public let label: String?

    /// Creates an error to compare with a thrown one.
    public init(_ reason: Reason, path: String, label: String? = nil) {
        self.reason = reason
        self.path = path
        self.label = label
    }

    /// The problem and its solution, on one line.
    public var description: String {
        let row = (label ?? "").debugDescription
        return switch reason {
        case .missing: "cannot read \(path); set OXFORD_RECORD_GOLDEN=1 to record it"
        case .recordingRefused: "cannot record \(path) when CI is set; record it on another machine and commit it"
        case .missingFolder: "cannot write \(path): its folder does not exist; create the folder"
        case .malformedRow: "invalid row \(row); give it a label, and remove control characters"
        case .repeatedLabel: "two rows have the label \(row); rename one"
        default: "cannot write \(path); check its permissions"
        }
    }
}
