import Foundation
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite(.temporaryFolder) struct Recordings {
    private let ace = TransportRequest(EntriesRequest("ace", in: .britishEnglish))
    private let found = TransportResponse(body: "{}")

    @Test("A path is relative to the folder of a source file") func pathsBesideASource() async throws {
        let source = TemporaryFolder.path + "/Tests.swift"
        let response = found
        let recorder = try Recorder(to: "a.har", beside: source)
        _ = try await Line(ClosureTransport { _ in response }.recorded(by: recorder)).send(ace)
        try await recorder.write()
        let recording = try Recording(contentsOf: "a.har", beside: source)
        #expect(try recording == Recording(contentsOf: path))
        try recording.write(to: "b.har", beside: source)
        #expect(try Recording(contentsOf: TemporaryFolder.path + "/b.har") == recording)
    }

    @Test("A written recording has the bytes of the recorded file") func writtenBytes() async throws {
        try await record([.success(found), .failure(TransportError(.offline))], of: ace, to: path)
        let before = try text(of: path)
        try Recording(contentsOf: path).write(to: path)
        #expect(try text(of: path) == before)
    }

    @Test("A recorder's recording has the content of its file") func oneContent() async throws {
        let recorder = try Recorder(to: path)
        let wire = ClosureTransport { _ in throw TransportError(.offline, detail: "detail") }
        _ = await Line(wire.recorded(by: recorder)).outcome(of: ace)
        try await recorder.write()
        #expect(try recorder.recording == Recording(contentsOf: path))
    }

    @Test("An entry is one line with the members of HAR 1.2, and only those parts of the exchange that replaying needs")
    func exactBytes() async throws {
        // Of the URL, the API path and the named parameters are recorded, whatever the server.
        let url =
            "http://localhost:8080/t/s3cr3t/api/v2/a?q=a%20b&app_key=0123456789&limit&authorisation=&theme=dark#mark"
        let headers = try Headers(validating: ["Accept": "application/json", "app_id": "1a2b3c4d", "X-Own": "own"])
        let response = TransportResponse(
            status: 404,
            headers: Headers(received: [
                (name: "Server", value: "nginx"), (name: "Content-Type", value: "text/plain"),
                (name: "X-Gateway-Access", value: "open"), (name: "retry-after", value: "3"),
                (name: "X-Request-Id", value: "7"), (name: "content-type", value: "a: b/\"é\""),
                (name: "Set-Cookie", value: "a=1"),
            ]), body: Array("é/\n".utf8))
        let outcomes: [Outcome] = [.success(response), .failure(TransportError(.offline))]
        try await record(
            outcomes, of: TransportRequest(url: url, headers: headers), to: path,
            leavingOut: ["theme", "authorisation", "app_key"])
        let expected = try Package.text(of: "Tests/OxfordTestingTests/Fixtures/exchange.har")
        #expect(try text(of: path) == expected.replacing("VERSION", with: LibraryVersion.current))
    }
}
