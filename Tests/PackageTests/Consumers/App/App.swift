import OxfordDictionaries
import OxfordSamples

@main
struct App {
    @MainActor static func main() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: OxfordEvent.self)
        let transport = Quota(100, of: AnagramTransport(base: SampleTransport()))
            .deadline(.seconds(60)).rateLimited(.perSecond(100)).retrying(.standard).coalescing()
        let model = LookUpModel(
            OxfordClient(credentials: nil, transport: transport, observer: EventStream(continuation: continuation)))

        model.lookUp("running")
        await model.lookUp("ace").value
        print(model.state)
        await model.lookUp("aceing").value
        print(model.state)
        await model.lookUp(all: ["ace", "aceing", "run"])
        print(model.missing, model.progress)
        try await model.suggest("ac")
        print(model.suggestions)
        try await model.findAnagrams(of: "rat")
        print(model.anagrams)

        continuation.finish()
        await model.count(events)
        print(model.kinds["answeredWithError"], model.kinds["unanswered"])
    }
}
