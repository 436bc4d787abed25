public import OxfordEndpoints

// These initializers are unavailable on purpose. Each one matches a common mistake, so that the compiler's message says
// what to write instead. Calls to them do not compile, so `fatalError()` in their bodies never runs.

extension OxfordClient {
    /// Unavailable: pass credentials, or a gateway that adds them, or a transport.
    @available(
        *, unavailable,
        message: "add `credentials: try .environment()`, or write OxfordClient.sample (import OxfordSamples)"
    )
    public init(server: Server = .live) { fatalError() }

    /// Unavailable: pass credentials.
    @available(*, unavailable, message: "write `credentials: try Credentials(appID: …, appKey: …)`")
    public init(server: Server = .live, appID: String, appKey: String) { fatalError() }
}
