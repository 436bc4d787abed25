import OxfordDictionaries
import OxfordSamples

/// Who answers: the sample dictionary, or a server.
struct AnswerSource {
    let client: OxfordClient

    /// What `--json` calls it.
    let name: String

    private let credentials: Credentials?

    /// Chooses by what was said, and else by whether there are credentials.
    init(_ options: ParsedArguments, environment: [String: String]?, noting note: (String) -> Void) throws(ToolError) {
        let credentials = Result { try Credentials.environment(environment) }
        let server: Server
        switch options.server {
        case .sample:
            self = Self.sample
            return
        case .server(let named):
            server = named
        case nil:
            if case .failure(let error as InvalidCredentials) = credentials, error.reason == .unset {
                note("the sample dictionary answers, since \(error)")
                self = Self.sample
                return
            }
            server = .live
        }
        let isOxfords = server == .live || server == .sandbox
        do {
            // A proxy may add them by itself.
            let given = isOxfords ? try credentials.get() : try? credentials.get()
            self.init(
                client: OxfordClient(
                    server: server, credentials: given,
                    transport: URLSessionTransport().deadline(options.timeout).retrying(.standard),
                    observer: options.has(.verbose) ? LoggingObserver { System.report("oxford: \($0)") } : nil),
                name: server == .live ? "live" : server == .sandbox ? "sandbox" : server.base, credentials: given)
        } catch {
            throw ToolError("\(error)", status: .credentials)
        }
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

    private static let sample = AnswerSource(
        client: OxfordClient(credentials: nil, transport: SampleTransport()), name: "sample")
}
