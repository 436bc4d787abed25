import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

// MARK: - Golden files

let goldenRows = [
    GoldenRow("plain", EntriesRequest("ace", in: .britishEnglish)),
    GoldenRow("fields", EntriesRequest("ace", in: .britishEnglish, filters: [.fields(.definitions)])),
    GoldenRow("refused", text: "refused: a headword cannot be blank"),
]
let goldenFile = """
    plain\thttps://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
    fields\thttps://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?fields=definitions
    refused\trefused: a headword cannot be blank

    """

/// Compares rows with a file in the test's folder, and returns the difference and the file's contents afterwards.
func compare(
    _ rows: [GoldenRow], with text: String?, environment: [String: String] = [:]
) throws -> (difference: GoldenDifference?, file: String?) {
    let path = TemporaryFolder.path + "/a.golden.txt"
    try text?.write(toFile: path, atomically: true, encoding: .utf8)
    let golden = GoldenURLs(
        "a.golden.txt", beside: TemporaryFolder.path + "/Test.swift", environment: environment)
    #expect(golden.path == path)
    let difference = try golden.difference(from: rows)
    return (difference, try? String(contentsOfFile: path, encoding: .utf8))
}

// MARK: - Files

/// A trait that gives each test a temporary folder.
struct TemporaryFolder: SuiteTrait, TestTrait, TestScoping {
    @TaskLocal static var path = ""

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            try await Self.$path.withValue(folder.path) { try await function() }
        }
    }
}

extension Trait where Self == TemporaryFolder {
    static var temporaryFolder: Self { Self() }
}

/// The path of a recording in the test's folder.
///
/// The file does not exist when the test begins.
var path: String { TemporaryFolder.path + "/a.har" }

// MARK: - Recordings

typealias Outcome = Result<TransportResponse, TransportError>

func text(of path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

extension Transport {
    func outcome(of request: TransportRequest) async -> Outcome {
        do {
            return .success(try await send(request))
        } catch {
            return .failure(TransportError(error))
        }
    }
}

/// Records outcomes of a request with a new recorder.
func record(
    _ outcomes: [Outcome], of request: TransportRequest, to path: String, leavingOut names: [String] = []
) async throws {
    let recorder = try Recorder(to: path, leavingOut: names)
    for outcome in outcomes {
        let wire = ClosureTransport { _ in try outcome.get() }
        #expect(await Line(wire.recorded(by: recorder)).outcome(of: request) == outcome)
    }
    try await recorder.write()
}

/// Records a response to a request, and returns the replayed response and the file's text.
func replay(
    _ response: TransportResponse, to request: TransportRequest, leavingOut names: [String] = []
) async throws -> (response: TransportResponse, file: String) {
    try await withTemporaryFolder { folder in
        let path = folder.path + "/a.har"
        try await record([.success(response)], of: request, to: path, leavingOut: names)
        return (try await Recording(contentsOf: path).replay().send(request), try text(of: path))
    }
}
