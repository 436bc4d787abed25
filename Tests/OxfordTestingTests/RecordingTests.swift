import Foundation
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite struct Recordings {
    private let ace = TransportRequest(EntriesRequest("ace", in: .britishEnglish))
    private let mice = TransportRequest(url: "https://example.com/api/v2/mice")
    private let found = TransportResponse(body: "{}")

    @Test("A path is relative to the folder of a source file") func pathsBesideASource() async throws {
        try await withTemporaryFolder { folder in
            let (source, path) = (folder.path + "/Tests.swift", folder.path + "/a.har")
            let response = found
            let recorder = try Recorder(to: "a.har", beside: source)
            _ = try await Line(ClosureTransport { _ in response }, .recording(by: recorder)).send(ace)
            try await recorder.write()
            let recording = try Recording(contentsOf: "a.har", beside: source)
            #expect(try recording == Recording(contentsOf: path))
            try recording.write(to: "b.har", beside: source)
            #expect(try Recording(contentsOf: folder.path + "/b.har") == recording)
        }
    }

    @Test("A written recording has the bytes of the recorded file") func writtenBytes() async throws {
        try await withPath { path in
            try await record([.success(found), .failure(TransportError(.offline))], of: ace, to: path)
            let before = try text(of: path)
            try Recording(contentsOf: path).write(to: path)
            #expect(try text(of: path) == before)
        }
    }

    @Test("A missing file cannot be read") func missingFile() {
        #expect(throws: RecordingError.unreadable(path: "/nowhere/a.har")) {
            try Recording(contentsOf: "/nowhere/a.har")
        }
    }

    @Test("Writing to a missing folder throws") func missingFolder() async throws {
        try await withPath { path in
            let recording = try Recorder(to: path).recording
            #expect(throws: RecordingError.missingFolder(path: "/nowhere/a.har")) {
                try recording.write(to: "/nowhere/a.har")
            }
        }
    }

}
