import Foundation
import OxfordDictionaries
import OxfordTesting
import Testing

// The code to test, which is usually in another module.
func definitionRequest(for word: WordText) -> EntriesRequest {
    EntriesRequest(
        word, in: .britishEnglish, filters: [.fields(.definitions)])
}

func firstDefinition(
    of word: WordText, from oxford: OxfordClient
) async throws -> String {
    try await oxford.send(definitionRequest(for: word))
        .definitions().first?.text ?? "no definition"
}

@Suite struct DefinitionTests {
    @Test("A response without a definition says so")
    func scriptedResponse() async throws {
        let wire = ScriptedTransport([
            .answer(
                definitionRequest(for: "ace"),
                with: TransportResponse(body: #"{"results": []}"#))
        ])
        let oxford = OxfordClient(transport: wire)
        let shown = try await firstDefinition(of: "ace", from: oxford)
        #expect(shown == "no definition")
        #expect(wire.unused == [])
    }

    @Test("The first definition of a real response is shown")
    func recordedResponse() async throws {
        try await withClient(recordedIn: "Recordings/ace.har") { oxford in
            let shown = try await firstDefinition(of: "ace", from: oxford)
            #expect(shown == "a person who is very good at something")
        }
    }

    @Test("The URLs of the requests are unchanged")
    func goldenURLs() throws {
        let golden = GoldenURLs(
            "Golden/requests.golden.txt", beside: #filePath)
        let difference = try golden.difference(from: [
            GoldenRow("ace", definitionRequest(for: "ace")),
            GoldenRow("café", definitionRequest(for: "café")),
        ])
        #expect(difference == nil, "\(difference?.description ?? "")")
    }
}

/// Passes a client that replays recorded responses to a test.
///
/// If `OXFORD_RECORD_RESPONSES` is `1`, the client sends the requests
/// to the service, and records the responses.
func withClient(
    recordedIn name: String,
    _ test: (OxfordClient) async throws -> Void
) async throws {
    let environment = ProcessInfo.processInfo.environment
    if environment["OXFORD_RECORD_RESPONSES"] == "1" {
        let recorder = try Recorder(to: name, beside: #filePath)
        try await test(
            OxfordClient(
                transport: PlatformTransport().recorded(by: recorder),
                credentials: try .environment()))
        try await recorder.write()
    } else {
        let recording = try Recording(contentsOf: name, beside: #filePath)
        let wire = recording.replay()
        try await test(OxfordClient(transport: wire))
        // Without these lines, a test that catches the error for a
        // request that was not recorded would pass.
        #expect(wire.unexpected == [])
        #expect(wire.unused == [])
    }
}
