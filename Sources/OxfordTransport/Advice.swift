public import OxfordEndpoints

// Unavailable functions for common mistakes, whose messages say what to write.

extension OxfordClient {
    /// Unavailable: pass credentials, or a transport that needs none.
    @available(
        *, unavailable,
        message: "add `credentials: try .environment()`, or `credentials: nil, transport: SampleTransport()`"
    )
    public init(server: Server = .live) { fatalError() }

    /// Unavailable: pass credentials.
    @available(*, unavailable, message: "write `credentials: try Credentials(appID: …, appKey: …)`")
    public init(server: Server = .live, appID: String, appKey: String) { fatalError() }

    /// Unavailable: validate run-time text first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public func lookUp(
        _ word: String, in language: MonolingualLanguage, filters: WordsRequest.Filter...
    ) async throws(OxfordError) -> Lookup { fatalError() }

    /// Unavailable: validate run-time text first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public func lookUp(
        _ word: String, translating languages: LanguagePair
    ) async throws(OxfordError) -> Lookup { fatalError() }
}
