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

    @Test("An entry is one line with all required members of HAR 1.2")
    func exactBytes() async throws {
        try await withPath { path in
            let request = TransportRequest(
                url: "https://example.com/t/s3cr3t/api/v2/a?q=a%20b&app_key=0123456789&limit",
                headers: try Headers(validating: ["Accept": "application/json", "app_id": "1a2b3c4d"]))
            let response = TransportResponse(
                status: 404, headers: try Headers(validating: ["Content-Type": "text/plain", "Set-Cookie": "a=1"]),
                body: Array("é/\n".utf8))
            try await record([.success(response), .failure(TransportError(.offline))], of: request, to: path)
            let version = LibraryVersion.current
            let start =
                #""request":{"bodySize":0,"cookies":[],"headers":[],"headersSize":-1,"httpVersion":"","method":"GET","#
                + #""queryString":[{"name":"q","value":"a b"},{"name":"limit","value":""}],"#
                + #""url":"https://server.invalid/api/v2/a?q=a%20b&limit"},"response":"#
            let end =
                #""startedDateTime":"1970-01-01T00:00:00.000Z","time":0,"timings":{"receive":0,"send":0,"wait":0}}"#
            #expect(
                try String(contentsOfFile: path, encoding: .utf8) == """
                    {"log":{"version":"1.2","creator":{"name":"OxfordDictionaries","version":"\(version)"},"entries":[
                    {"cache":{},\(start){"bodySize":-1,"content":{"mimeType":"text/plain","size":4,"text":"é/\\n"},\
                    "cookies":[],"headers":[{"name":"Content-Type","value":"text/plain"}],"headersSize":-1,\
                    "httpVersion":"","redirectURL":"","status":404,"statusText":""},\(end),
                    {"cache":{},\(start){"_error":"offline","bodySize":-1,"content":{"mimeType":"x-unknown","size":0,\
                    "text":""},"cookies":[],"headers":[],"headersSize":-1,"httpVersion":"","redirectURL":"",\
                    "status":0,"statusText":""},\(end)
                    ]}}

                    """)
        }
    }
}
