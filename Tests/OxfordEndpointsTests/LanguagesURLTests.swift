import OxfordEndpoints
import OxfordTesting
import Testing

@Suite struct LanguagesURLs {
    @Test func everyParameterAloneAndTogether() throws {
        try expectGolden(
            "languages.golden.txt",
            [
                GoldenRow("plain", LanguagesRequest()),
                GoldenRow("source", LanguagesRequest(source: .english)),
                GoldenRow("target", LanguagesRequest(target: .spanish)),
                GoldenRow("source + target", LanguagesRequest(source: .english, target: .spanish)),
                GoldenRow("on the sandbox", LanguagesRequest(), on: .sandbox),
            ] + Language.known.map { GoldenRow("source \($0)", LanguagesRequest(source: $0)) })
    }

    @Test func factoryMakesTheSameRequest() {
        func same<Request: OxfordEndpointRequest>(_ one: Request, _ other: Request) -> Bool { one == other }
        #expect(
            same(
                LanguagesRequest(source: .english, target: .zulu), .languages(source: .english, target: .zulu)
            ))
    }
}
