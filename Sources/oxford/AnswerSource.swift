import OxfordSamples
import OxfordTransport

#if os(Linux) && canImport(Glibc)
    import OxfordCurl
#elseif canImport(Darwin)
    import OxfordURLSession
#endif

/// Where the tool gets its answers from: a server or the sample dictionary.
struct AnswerSource {
    let client: OxfordClient

    /// The name of the server or dictionary, such as `live`.
    ///
    /// The tool's `--json` output contains it as `source`.
    let name: String

    var isSample: Bool { name == "sample" }

    /// Advice for a request that the sample dictionary cannot answer.
    let sampleAdvice: String

    private let maxCalls: Int?

    /// Creates the source that the `--server` option selects.
    ///
    /// Without `--server`, the tool uses the live service if credentials are set, and the sample dictionary otherwise.
    /// In the latter case, a note says so where a person reads it.
    init(_ options: ParsedArguments, attempts: Int = 3) throws(ToolError) {
        let observer = OxfordObserver { event in
            if options.has(.verbose) {
                System.report("\(event)")
            } else if let wait = event.wait, wait > .seconds(1) {
                System.report("waiting \(wait.text) before the next call")
            }
        }
        maxCalls = options.maxCalls
        let credentials: Credentials?
        let unset: InvalidCredentials?
        do {
            (credentials, unset) = (try .environment(), nil)
        } catch let error as InvalidCredentials
            where error.reason == .unset && error.parts.count > 1 || options.isSample
        {
            (credentials, unset) = (nil, error)
        } catch {
            // Incomplete or malformed credentials are an error for every server, even one that needs none.
            throw ToolError("\(error)", status: .credentials)
        }
        if options.isSample || options.server == nil && unset != nil {
            if !options.isSample, System.isTerminal(.output), System.isTerminal(.error) {
                System.report("OXFORD_APP_ID and OXFORD_APP_KEY are not set; using the sample dictionary")
            }
            let steps =
                (unset == nil ? [] : ["set OXFORD_APP_ID and OXFORD_APP_KEY"])
                + (options.isSample ? ["remove --server sample"] : [])
            sampleAdvice = steps.joined(separator: " and ") + " to query the service"
            client = OxfordClient(transport: SampleTransport(), observer: observer)
            name = "sample"
            return
        }
        let server = options.server ?? .live
        // Only Oxford's servers need credentials. Any other server may be a proxy that adds them.
        if let unset, server == .live || server == .sandbox { throw ToolError("\(unset)", status: .credentials) }
        sampleAdvice = ""
        // A server may repeat the credentials in a response.
        let hiding = TransportMiddleware { request, next in
            let response = try await next(request)
            return TransportResponse(
                status: response.status, headers: response.headers,
                body: credentials?.hidden(in: response.body) ?? response.body)
        }
        client = OxfordClient(
            transport: Self.transport(), credentials: credentials, server: server,
            policy: CallPolicy(
                timeout: options.timeout, retries: RetryPolicy(attempts: attempts),
                budget: maxCalls.map { CallBudget($0) }),
            middleware: [hiding], observer: observer)
        name = server == .live ? "live" : server == .sandbox ? "sandbox" : server.base
    }

    /// A transport without a time limit, because the client limits the time of a request with its retries.
    private static func transport() -> some Transport {
        // On Linux, OxfordURLSession would load FoundationNetworking, which the tool does not need. Package.swift
        // therefore adds that module to the tool only on Apple platforms, and `CurlTransport` requires glibc.
        #if os(Linux) && canImport(Glibc)
            CurlTransport(timeout: nil)
        #elseif canImport(Darwin)
            URLSessionTransport(timeout: nil)
        #else
            ClosureTransport { _ in
                throw TransportError(.other, detail: "this build has no HTTP client; on Linux, build with glibc")
            }
        #endif
    }

    /// Returns the message that the tool prints for an error.
    ///
    /// Some advice of the library is code for a programmer to write. This method returns advice for the tool instead.
    func message(about error: OxfordError) -> String {
        switch (error.reason, error.errorDescription) {
        case (.notInSample, let lack?): "\(lack); \(sampleAdvice)"
        case (.budgetSpent, _): "--max-calls \(maxCalls ?? 0) is used up; raise it, or look up the rest later"
        default: "\(error)"
        }
    }

    /// Returns why the sample dictionary cannot answer a request, without advice, or `nil` if it can.
    ///
    /// If the tool queries a server instead of the sample dictionary, this method returns `nil` without sending the
    /// request.
    func lack(of request: some OxfordEndpointRequest) async -> String? {
        guard isSample else { return nil }
        do {
            _ = try await client.send(request)
            return nil
        } catch {
            let error = OxfordError(error)
            return error.reason == .notInSample ? error.errorDescription : nil
        }
    }
}
