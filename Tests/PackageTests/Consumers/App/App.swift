import OxfordDictionaries
import OxfordSamples

@main
struct App {
    @MainActor static func main() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: OxfordEvent.self)
        let client = OxfordClient(
            transport: Quota(100, of: SampleTransport()),
            middleware: [
                .coalescing(), .retrying(), .rateLimited(.perSecond(100)), .deadline(.seconds(60)), .anagrams,
            ],
            observer: OxfordObserver { continuation.yield($0) })
        let model = LookUpModel(client)

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
        print(model.kinds["failed"])
    }
}
