#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The URLs that requests are expected to compose, kept in a text file with a label for each.
///
/// A test hands over the rows as they are composed now, and is told how they differ from the file, byte for
/// byte; where they do not, it is told nothing.
///
/// ```swift
/// let golden = GoldenURLs("entries.golden.txt", beside: #filePath)
/// let rows = [
///     GoldenRow("plain", EntriesRequest("ace", in: .britishEnglish)),
///     GoldenRow("fields", EntriesRequest("ace", in: .britishEnglish, filters: .fields(.definitions))),
/// ]
///
/// func entriesComposeAsBefore() throws {
///     if let difference = try golden.difference(from: rows) { print(difference) }
/// }
/// ```
///
/// The file is written anew while the environment variable `OXFORD_RECORD_GOLDEN` is `1`. The test is still told
/// the difference, so that it fails once and shows what changed. Where `CI` is set, recording is refused.
public struct GoldenURLs: Sendable {
    /// Where the file is.
    public let path: String

    // What is asked of the environment, and not the environment itself: it has the app key, and a test that fails prints
    // the values that are in it.
    private let isRecording: Bool
    private let mayRecord: Bool

    /// Names a file in the folder of the test.
    ///
    /// ```swift
    /// print(GoldenURLs("words.golden.txt", beside: "/package/Tests/WordTests.swift").path)
    /// // /package/Tests/words.golden.txt
    /// ```
    ///
    /// - Parameters:
    ///   - name: The file's name.
    ///   - source: Another file of the folder; `#filePath` is the test's own.
    ///   - environment: The variables that say whether to record; without any, those of the process.
    public init(_ name: String, beside source: String, environment: [String: String]? = nil) {
        path = (source.lastIndex(of: "/").map { source[...$0] } ?? "") + name
        let environment = environment ?? ProcessInfo.processInfo.environment
        isRecording = environment["OXFORD_RECORD_GOLDEN"] == "1"
        mayRecord = environment["CI", default: ""].isEmpty
    }

    /// How the rows differ from the file, or nothing where they are the same bytes.
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
            throw GoldenError(.unwritable, path: path)
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
