import OxfordSamples
import OxfordTransport

#if os(Linux) && canImport(Glibc)
    import OxfordCurl

    private typealias PlatformTransport = CurlTransport
#elseif os(Linux)
    /// Fails every request.
    ///
    /// Package.swift excludes `OxfordURLSession` on Linux, because it loads libraries that the tool does not need.
    private struct PlatformTransport: Transport {
        init(timeout _: Duration) {}

        func send(_: TransportRequest) async throws(TransportError) -> TransportResponse {
            throw TransportError(.other, detail: "this build has no HTTP client; on Linux, build with glibc")
        }
    }
#else
    import OxfordURLSession

    private typealias PlatformTransport = URLSessionTransport
#endif

/// The sample dictionary or a server, with the client that queries it.
struct AnswerSource {
    let client: OxfordClient

    /// The `source` in the `--json` output.
    let name: String

    var isSample: Bool { name == Self.sampleName }

    private static let sampleName = "sample"

    let credentials: Credentials?

    /// Chooses the server named by `--server`; by default, the live service if there are credentials.
    init(_ options: ParsedArguments, attempts: Int, noting note: (String) -> Void) throws(ToolError) {
        let observer = ToolObserver(isVerbose: options.has(.verbose))
        if options.server == .sample {
            self.init(sampleFor: observer)
            return
        }
        var credentials: Credentials?
        var unset: InvalidCredentials?
        do throws(InvalidCredentials) {
            credentials = try .environment()
        } catch  where error.reason == .unset && error.parts.count > 1 {
            unset = error
        } catch {
            // An incomplete or malformed pair is an error for every server.
            throw ToolError("\(error)", status: .credentials)
        }
        let server: Server
        switch (options.server, unset) {
        case (nil, .some):
            note("no key is set; using the sample dictionary")
            self.init(sampleFor: observer)
            return
        case (.server(let named), let unset?):
            // Any other server may be a proxy that adds the credentials.
            if named == .live || named == .sandbox { throw ToolError("\(unset)", status: .credentials) }
            server = named
        case (.server(let named), nil):
            server = named
        default:
            server = .live
        }
        self.init(
            client: OxfordClient(
                server: server, credentials: credentials,
                // The deadline covers the retries and their pauses. The timeout of an attempt is only the fallback.
                transport: PlatformTransport(timeout: options.timeout + .seconds(1))
                    .retrying(RetryPolicy(attempts: attempts, budget: options.timeout)).deadline(options.timeout),
                observer: observer),
            name: server == .live ? "live" : server == .sandbox ? "sandbox" : server.base, credentials: credentials)
    }

    private init(client: OxfordClient, name: String, credentials: Credentials? = nil) {
        self.client = client
        self.name = name
        self.credentials = credentials
    }

    /// Returns the body of an error response without credentials, which a server may echo.
    func body(of error: OxfordError) -> String {
        String(decoding: credentials?.hidden(in: error.body) ?? error.body, as: UTF8.self)
    }

    /// Returns the error's description, or what the sample dictionary lacks and the variables to set.
    ///
    /// The library's advice about the sample dictionary says what to write in code instead.
    func message(about error: OxfordError) -> String {
        guard error.reason == .notInSample, let lack = error.errorDescription else { return "\(error)" }
        return "\(lack); set OXFORD_APP_ID and OXFORD_APP_KEY to query the service"
    }

    /// Returns the sample dictionary's message for a request that finds nothing, or `nil` for a server.
    func lack(of request: some OxfordEndpointRequest) async -> String? {
        guard isSample else { return nil }
        do throws(OxfordError) {
            _ = try await client.send(request)
            return nil
        } catch {
            return error.reason == .notInSample ? message(about: error) : nil
        }
    }

    private init(sampleFor observer: ToolObserver) {
        self.init(
            client: OxfordClient(credentials: nil, transport: SampleTransport(), observer: observer),
            name: Self.sampleName)
    }
}

/// Reports every event on standard error with `--verbose`, otherwise only waits of more than a second.
private struct ToolObserver: OxfordObserver {
    let isVerbose: Bool

    func observe(_ event: OxfordEvent) {
        if isVerbose {
            LoggingObserver { System.report("oxford: \($0)") }.observe(event)
        } else if event.kind == .waiting, event.duration > .seconds(1) {
            System.report("oxford: waiting \(event.duration.text) before attempt \(event.attempt)")
        }
    }
}
