import OxfordDictionaries
import Testing

@Suite struct ReplayingHelper {
    @Test("The article's helper fails if another word is requested, even if the test catches every error")
    func changedWord() async {
        await withKnownIssue {
            try await withClient(recordedIn: "Recordings/ace.har") { oxford in
                _ = try? await firstDefinition(of: "art", from: oxford)
            }
        }
    }

    @Test("The article's helper fails if a request is sent that was not recorded, after all that were")
    func addedRequest() async {
        await withKnownIssue {
            try await withClient(recordedIn: "Recordings/ace.har") { oxford in
                for word in ["ace", "art"] as [WordText] { _ = try? await firstDefinition(of: word, from: oxford) }
            }
        }
    }

    @Test("The article's helper fails if a recorded request is no longer sent") func unusedResponse() async {
        await withKnownIssue { try await withClient(recordedIn: "Recordings/ace.har") { _ in } }
    }
}
