import OxfordSamples
import OxfordTransport

#if os(Linux) && canImport(Glibc)
    import OxfordCurl

    private typealias PlatformTransport = CurlTransport
#elseif os(Linux) || os(WASI)
    /// Package.swift leaves `OxfordURLSession` out on Linux, because it would load libraries that the tool does not need.
    ///
    /// WASI has no `URLSession`.
    private enum PlatformTransport {
        static func ending(after timeout: Duration) -> ClosureTransport {
            ClosureTransport { _ in
                throw TransportError(.other, detail: "this build has no HTTP client; on Linux, build it for glibc")
            }
        }
    }
#else
    import OxfordURLSession

    private typealias PlatformTransport = URLSessionTransport
#endif

/// Who answers: the sample dictionary, or a server.
struct AnswerSource {
    let client: OxfordClient

    /// What `--json` calls it.
    let name: String

    /// Whether the sample dictionary answers, which costs nothing.
    var isSample: Bool { name == Self.sample.name }

    private let credentials: Credentials?

    /// Chooses the server that the options name, or else the live service if there are credentials.
    init(
        _ options: ParsedArguments, environment: [String: String]?, attempts: Int, noting note: (String) -> Void
    ) throws(ToolError) {
        if options.server == .sample {
            self = Self.sample
            return
        }
        var credentials: Credentials?
        var unset: InvalidCredentials?
        do throws(InvalidCredentials) {
            credentials = try .environment(environment)
        } catch  where error.reason == .unset && error.parts.count > 1 {
            unset = error
        } catch {
            // Half a pair, or one that no header can carry, is a mistake whoever is asked.
            throw ToolError("\(error)", status: .credentials)
        }
        let server: Server
        switch (options.server, unset) {
        case (nil, .some):
            note("the sample dictionary answers, because no key is set")
            self = Self.sample
            return
        case (.server(let named), let unset?):
            // Another server may be a proxy that adds credentials itself.
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
                transport: PlatformTransport.ending(after: options.timeout)
                    .retrying(RetryPolicy(attempts: attempts, budget: options.timeout)),
                observer: ToolObserver(isVerbose: options.has(.verbose))),
            name: server == .live ? "live" : server == .sandbox ? "sandbox" : server.base, credentials: credentials)
    }

    private init(client: OxfordClient, name: String, credentials: Credentials? = nil) {
        self.client = client
        self.name = name
        self.credentials = credentials
    }

    /// The body of an error as it came, but for the credentials: a server may send back whatever it was sent.
    func body(of error: OxfordError) -> String {
        String(decoding: credentials?.hidden(in: error.body) ?? error.body, as: UTF8.self)
    }

    /// Returns what to say about an error.
    ///
    /// What the sample dictionary lacks is a whole message: the URL and the advice of the error are about the service.
    func message(about error: OxfordError) -> String { error.lackOfSample ?? "\(error)" }

    /// Returns why the sample dictionary has no entry for a word; `nil` if a server answers.
    func lack(of word: Headword, in language: MonolingualLanguage) async -> String? {
        guard isSample else { return nil }
        do throws(OxfordError) {
            _ = try await client.send(.words(QueryText(word), in: language))
            return nil
        } catch {
            return error.lackOfSample
        }
    }

    private static let sample = AnswerSource(
        client: OxfordClient(credentials: nil, transport: SampleTransport()), name: "sample")
}
