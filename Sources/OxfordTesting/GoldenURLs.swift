#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A golden file: a text file of labels and the URLs that requests are expected to compose.
///
/// A test composes the rows and compares them with the file, byte for byte:
///
/// ```swift
/// let golden = GoldenURLs("entries.golden.txt", beside: #filePath)
/// let ace = EntriesRequest("ace", in: .britishEnglish)
/// let rows = [
///     GoldenRow("plain", ace),
///     GoldenRow("sandbox", ace, on: .sandbox),
/// ]
///
/// func entryURLsAreUnchanged() throws {
///     if let difference = try golden.difference(from: rows) {
///         print(difference)
///     }
/// }
/// ```
///
/// Set the environment variable `OXFORD_RECORD_GOLDEN` to `1` to record the file. The test fails once more to show what
/// changed. If `CI` is set, recording throws, so that a CI run cannot pass against a file it has just written.
public struct GoldenURLs: Sendable {
    /// The path of the golden file.
    public let path: String

    // The environment itself is not stored: it contains the app key, and a failing test prints stored properties.
    private let isRecording: Bool
    private let mayRecord: Bool

    /// Creates a golden file in the folder of a source file.
    ///
    /// - Parameters:
    ///   - name: The name of the golden file.
    ///   - source: The path of a file in the same folder, such as `#filePath`.
    ///   - environment: The environment variables to read, or `nil` for the environment of the process.
    public init(_ name: String, beside source: String, environment: [String: String]? = nil) {
        path = name.beside(source)
        let environment = environment ?? ProcessInfo.processInfo.environment
        isRecording = environment["OXFORD_RECORD_GOLDEN"] == "1"
        mayRecord = environment["CI", default: ""].isEmpty
    }

    /// Compares rows with the file, and records them if the environment requests it.
    ///
    /// - Returns: The difference, or `nil` if the file has exactly these bytes.
    /// - Throws: ``GoldenError`` if the file cannot be read or recorded, or if a row is invalid.
    public func difference(from rows: [GoldenRow]) throws(GoldenError) -> GoldenDifference? {
        let composed = try text(of: rows)
        let recorded = FileManager.default.contents(atPath: path)
        if let recorded, recorded.elementsEqual(composed.utf8) { return nil }
        if isRecording {
            try record(composed)
        } else if recorded == nil {
            throw GoldenError(.missing, path: path)
        }
        return GoldenDifference(
            path: path, recorded: String(decoding: recorded ?? Data(), as: UTF8.self), composed: composed,
            isRecorded: isRecording)
    }

    private func record(_ text: String) throws(GoldenError) {
        guard mayRecord else { throw GoldenError(.recordingRefused, path: path) }
        guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
            throw GoldenError(path.isInMissingFolder ? .missingFolder : .unwritable, path: path)
        }
    }

    private func text(of rows: [GoldenRow]) throws(GoldenError) -> String {
        var labels: Set<String> = []
        for row in rows {
            let isPlain = (row.label + row.text).unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control
            }
            guard isPlain, !row.label.isEmpty else {
                throw GoldenError(.malformedRow, path: path, label: row.label)
            }
            guard labels.insert(row.label).inserted else {
                throw GoldenError(.repeatedLabel, path: path, label: row.label)
            }
        }
        return rows.map { "\($0.label)\t\($0.text)\n" }.joined()
    }
}
