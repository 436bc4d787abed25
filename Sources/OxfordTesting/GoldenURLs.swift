#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

public import OxfordEndpoints

/// A file of expected URLs, called a golden file, which a test compares with the URLs of its requests.
///
/// In a test, create a ``GoldenRow`` for each request, and pass the rows to ``difference(from:)``, which compares them
/// byte for byte with the golden file. A test that throws the difference fails, and shows it:
///
/// ```swift
/// func entryURLsAreUnchanged() throws {
///     let golden = GoldenURLs("entries.golden.txt", beside: #filePath)
///     let ace = EntriesRequest("ace", in: .britishEnglish)
///     let difference = try golden.difference(from: [
///         GoldenRow("plain", ace),
///         GoldenRow("sandbox", ace, on: .sandbox),
///     ])
///     if let difference { throw difference }
/// }
/// ```
///
/// To write the file, run the test with the environment variable `OXFORD_RECORD_GOLDEN` set to `1`. This run still
/// fails, and shows what changed. The next run passes.
public struct GoldenURLs: Sendable {
    /// The path of the golden file.
    public let path: String

    // Store these two values instead of the environment. The environment contains the app key, and a failing test
    // prints stored properties.
    private let isRecording: Bool
    private let mayRecord: Bool

    /// Creates a reference to the golden file in the same folder as the given source file.
    ///
    /// The file does not have to exist yet, because it is read only when you call ``difference(from:)``.
    ///
    /// - Parameters:
    ///   - name: The name of the golden file.
    ///   - source: The path of a file in the same folder, such as `#filePath`.
    public init(_ name: String, beside source: String) {
        self.init(name, beside: source, environment: ProcessInfo.processInfo.environment)
    }

    package init(_ name: String, beside source: String, environment: [String: String]) {
        path = name.beside(source)
        isRecording = environment["OXFORD_RECORD_GOLDEN"] == "1"
        mayRecord = environment["CI", default: ""].isEmpty
    }

    /// Compares the given rows with the golden file.
    ///
    /// If the rows differ from the file and the environment variable `OXFORD_RECORD_GOLDEN` is `1`, this method
    /// replaces the contents of the file with the rows, and keeps the permissions of the file. If the variable `CI` is
    /// set too, the method throws an error with the reason ``GoldenError/Reason/recordingRefused`` instead, because a
    /// CI job could otherwise pass against a file that it has just written.
    ///
    /// - Returns: The differences between the rows and the file, or `nil` if the file contains exactly these rows.
    /// - Throws: ``GoldenError`` if a row is invalid, or if the file cannot be read or written.
    public func difference(from rows: [GoldenRow]) throws -> GoldenDifference? {
        let composed = try text(of: rows)
        let recorded = path.contents
        if let recorded, recorded.elementsEqual(composed.utf8) { return nil }
        if isRecording {
            try record(composed)
        } else if recorded == nil {
            throw GoldenError(.missing, path: path)
        }
        return GoldenDifference(
            path: path, recorded: recorded ?? [], composed: rows, isRecorded: isRecording)
    }

    private func record(_ text: String) throws(GoldenError) {
        guard mayRecord else { throw GoldenError(.recordingRefused, path: path) }
        guard path.write(Array(text.utf8)) else {
            throw GoldenError(path.isInMissingFolder ? .missingFolder : .unwritable, path: path)
        }
    }

    private func text(of rows: [GoldenRow]) throws(GoldenError) -> String {
        var labels: Set<[UInt8]> = []
        for row in rows {
            let isPlain = (row.label + row.text).unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control
            }
            guard isPlain, !row.label.isEmpty else { throw GoldenError(.malformedRow, path: path, label: row.label) }
            guard labels.insert(Array(row.label.utf8)).inserted else {
                throw GoldenError(.repeatedLabel, path: path, label: row.label)
            }
        }
        return rows.map { "\($0.label)\t\($0.text)\n" }.joined()
    }
}

/// A row of a golden file, with a label and a URL or other text.
///
/// ```swift
/// let row = GoldenRow("plain", EntriesRequest("ace", in: .britishEnglish))
/// print(row.text)
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
/// ```
public struct GoldenRow: Hashable, Sendable {
    /// The label of this row, which must be unique in the golden file.
    ///
    /// The label must contain at least one character, and no control characters.
    public let label: String

    /// The URL of a request, or any other text to compare.
    ///
    /// The text must not contain control characters.
    public let text: String

    /// Creates a row of a golden file from a label and the URL of a request to the given server.
    public init(_ label: String, _ request: any OxfordEndpointRequest, on server: Server = .live) {
        self.init(label, text: request.urlString(on: server))
    }

    /// Creates a row of a golden file from a label and any text, such as the message of an error that the test expects.
    ///
    /// ```swift
    /// do {
    ///     _ = try WordText(validating: " ")
    /// } catch {
    ///     print(GoldenRow("blank", text: "refused: \(error)").text)
    /// }
    /// // refused: a word cannot be blank; pass at least one visible character
    /// ```
    public init(_ label: String, text: String) {
        self.label = label
        self.text = text
    }
}

/// An error that explains why a test's URLs could not be compared with a golden file.
///
/// ```swift
/// let golden = GoldenURLs("words.golden.txt", beside: #filePath)
/// do {
///     _ = try golden.difference(from: [GoldenRow("", text: "a")])
/// } catch let error as GoldenError {
///     print(error.reason, "–", error)
/// }
/// // malformedRow – a row has no label; give it one
/// ```
public struct GoldenError: SelfDescribingError, Hashable, Sendable {
    /// The reason why the URLs could not be compared.
    ///
    /// Later versions may add reasons, so a `switch` over a reason needs a `default` case.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the reason, such as `missing`.
        public let description: String

        private init(_ name: String) {
            description = name
        }

        /// The golden file does not exist or cannot be read.
        public static let missing = Reason("missing")

        /// The test tried to record the golden file while the environment variable `CI` was set.
        ///
        /// A CI job must not record a golden file, because the job could then pass against a file that it has just
        /// written.
        public static let recordingRefused = Reason("recordingRefused")

        /// The golden file cannot be written because its folder does not exist.
        public static let missingFolder = Reason("missingFolder")

        /// The golden file cannot be written, although its folder exists.
        ///
        /// The file may be read-only, for example.
        public static let unwritable = Reason("unwritable")

        /// The label of a ``GoldenRow`` is empty, or the label or text contains a control character, such as a tab.
        public static let malformedRow = Reason("malformedRow")

        /// Two rows that were passed to ``GoldenURLs/difference(from:)`` have the same label.
        public static let repeatedLabel = Reason("repeatedLabel")
    }

    /// The reason why the URLs could not be compared.
    public let reason: Reason

    /// The path of the golden file.
    public let path: String

    /// The label of the invalid row, or `nil` if all rows are valid.
    public let label: String?

    package init(_ reason: Reason, path: String, label: String? = nil) {
        self.reason = reason
        self.path = path
        self.label = label
    }

    /// A one-line message that describes the problem and its solution.
    public var description: String {
        let label = label ?? ""
        return switch reason {
        case .missing: "cannot read \(path); set OXFORD_RECORD_GOLDEN=1 to record it"
        case .recordingRefused:
            "cannot record \(path) when CI is set; record it on another machine and commit it"
        case .missingFolder: "cannot write \(path): its folder does not exist; create the folder"
        case .unwritable: "cannot write \(path); check its permissions"
        case .malformedRow where label.isEmpty: "a row has no label; give it one"
        case .malformedRow:
            "the row \(label.debugDescription) contains a tab, a line break or another control character; remove it"
        case .repeatedLabel: "two rows have the label \(label.debugDescription); rename one"
        default: "cannot compare \(path): \(reason)"
        }
    }
}
