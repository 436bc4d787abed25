public import OxfordEndpoints

// These functions are unavailable on purpose. Each one matches a common mistake, so that the compiler's message says
// what to write instead. Calls to these functions do not compile, so `fatalError()` in their bodies never runs.

extension OxfordClient {
    /// Unavailable: pass credentials, or pass `credentials: nil` and a transport that works without credentials.
    @available(
        *, unavailable,
        message: "add `credentials: try .environment()`, or `credentials: nil, transport: SampleTransport()`"
    )
    public init(server: Server = .live) { fatalError() }

    /// Unavailable: pass credentials.
    @available(*, unavailable, message: "write `credentials: try Credentials(appID: …, appKey: …)`")
    public init(server: Server = .live, appID: String, appKey: String) { fatalError() }

    /// Unavailable: to look up text that is not a literal, create a ``Headword`` from it with `Headword(validating:)`.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public func lookUp(
        _ word: String, in language: MonolingualLanguage, filters: WordsRequest.Filter...
    ) async throws(OxfordError) -> Lookup { fatalError() }

    /// Unavailable: to look up text that is not a literal, create a ``Headword`` from it with `Headword(validating:)`.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public func lookUp(
        _ word: String, translating languages: LanguagePair
    ) async throws(OxfordError) -> Lookup { fatalError() }
}
