import Foundation
import LoopbackServer
import OxfordDictionaries
import TestSupport

/// nginx in front of a local server, installed as `Docs/Gateway/README.md` says.
struct Gateway {
    /// The path of nginx, which `Scripts/attack gateway` sets.
    static let nginx = ProcessInfo.processInfo.environment["OXFORD_GATEWAY"]

    /// The credentials in the documentation, which the gateway adds.
    static let credentials = (id: "1a2b3c4d", key: "0123456789abcdef0123456789abcdef")

    /// The TLS certificate of the service.
    typealias Certificate = (host: String, isTrusted: Bool)

    /// The port of the gateway.
    let port: UInt16

    /// The port of the gateway's second server.
    let secondPort: UInt16

    /// The value of the header `Authorization` for each caller.
    private(set) var tokens: [String] = []

    private let folder: URL

    /// The gateway's URL without a path.
    var base: String { "http://127.0.0.1:\(port)" }

    /// Runs a closure with a gateway that sends its requests to a local service.
    ///
    /// - Parameters:
    ///   - answer: A function that returns the service's response to a request.
    ///   - isCached: Whether the gateway caches responses.
    ///   - isLimited: Whether the gateway has the documented rate limits. Without them, a test can send hundreds of
    ///     requests.
    ///   - callers: The number of callers with a token, which is two in the documentation.
    ///   - certificate: The TLS certificate of the service, or `nil` for HTTP.
    ///   - sessions: The port of a server that accepts sessions, or `nil` if the gateway does not ask a server.
    ///   - body: The closure.
    static func run(
        answering answer: @escaping @Sendable (LoopbackServer.Request) -> [Step] = { _ in
            [.answer(HTTPTransportTests.body)]
        },
        isCached: Bool = false, isLimited: Bool = true, callers: Int = 2, certificate: Certificate? = nil,
        sessions: UInt16? = nil,
        _ body: (Gateway, LoopbackServer) async throws -> Void
    ) async throws {
        let service = try LoopbackServer.start(answer)
        defer { service.stop() }
        try await withTemporaryFolder { folder in
            let ports = try freePorts(3)
            var gateway = Gateway(port: ports[0], secondPort: ports[1], folder: folder)
            let hasTLS = certificate != nil
            try await gateway.install(isCached: isCached, callers: callers)
            try gateway.configure(
                service: hasTLS ? ports[2] : service.port, hasTLS: hasTLS, isLimited: isLimited, sessions: sessions)
            if let certificate { try await gateway.add(certificate, of: service.port, at: ports[2]) }
            #if os(macOS) || os(Linux)
                let process = try await gateway.start()
                defer {
                    process.terminate()
                    process.waitUntilExit()
                }
                try await body(gateway, service)
            #else
                throw Package.Missing(what: "no way to run nginx on this platform")
            #endif
        }
    }

    /// Reloads the configuration, as an administrator does after a change.
    func reload() async throws {
        let result = try await Program.run(Self.nginx ?? "nginx", arguments + ["-s", "reload"])
        if result.status != 0 { throw Package.Missing(what: result.errors) }
    }

    /// Returns the status and the process ID of each response.
    func answered() throws -> [(status: Int, process: Int)] {
        try String(contentsOf: folder.appendingPathComponent("access.log"), encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: " ").compactMap { Int($0) } }
            .filter { $0.first == Int(port) }.map { ($0[1], $0[2]) }
    }

    /// Creates a client on a simulated machine.
    ///
    /// All connections have the same source address, but each machine has a different token.
    func client(
        _ transport: any Transport, machine: Int, credentials: Credentials? = nil,
        policy: CallPolicy = CallPolicy(), observer: OxfordObserver? = nil
    ) throws -> OxfordClient {
        OxfordClient(
            transport: transport, credentials: credentials, server: try Server(validating: base),
            policy: policy, headers: try headers(ofMachine: machine), observer: observer)
    }

    func headers(ofMachine number: Int) throws -> Headers {
        try Headers(validating: ["Authorization": tokens[number % tokens.count]])
    }

    /// Runs the commands in the documentation, with a temporary folder instead of the folders of the system.
    private mutating func install(isCached: Bool, callers: Int) async throws {
        let page = try Package.text(of: "Docs/Gateway/README.md")
        let sections = page.split(separator: "\n## ")
        func blocks(_ language: String, in heading: String) throws -> [String] {
            let section = sections.first { $0.hasPrefix(heading) } ?? ""
            let blocks = section.matches(of: #/```(\w+)\n(.*?)```/#.dotMatchesNewlines())
            return blocks.filter { $0.1 == language }.map { String($0.2) }
        }
        var commands = try blocks("sh", in: "Configure the gateway")
        let add = commands.joined().split(separator: "\n").last { $0.contains("importer") } ?? ""
        commands += (2..<max(2, callers)).map { add.replacing("importer", with: "machine-\($0)") + "\n" }
        if isCached { commands += try blocks("sh", in: "Add a shared cache") }
        let script = commands.joined().replacing(/nginx -t .*/, with: "")
            .replacing("/etc/nginx", with: folder.path).replacing("/var/cache/nginx", with: folder.path)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("conf.d"), withIntermediateDirectories: true)
        let result = try await Program.run("sh", ["-euc", "cd '\(Package.root.path)/Docs/Gateway'\n\(script)"])
        if result.status != 0 { throw Package.Missing(what: result.errors) }
        try write(blocks("nginx", in: "Configure the gateway").first ?? "", to: "oxford-credentials.conf")
        let lines = try String(contentsOfFile: path("oxford-tokens.conf"), encoding: .utf8)
        tokens = lines.matches(of: /"(.+)" .+;/).map { String($0.1) }
    }

    /// Changes paths, addresses, TLS and sometimes the rates in the installed files, and writes a configuration that
    /// includes them.
    ///
    /// The gateway has no TLS, and the service has it only with a certificate.
    private func configure(service: UInt16, hasTLS: Bool, isLimited: Bool, sessions: UInt16?) throws {
        var replacements = [
            ("    ssl_certificate     /etc/nginx/dictionary.crt;\n", ""),
            ("    ssl_certificate_key /etc/nginx/dictionary.key;\n", ""),
            ("listen 443 ssl;", "listen 127.0.0.1:\(port);"),
            ("127.0.0.1:8081", "127.0.0.1:\(secondPort)"),
            ("od-api.oxforddictionaries.com:443", "127.0.0.1:\(service)"),
            ("/etc/ssl/certs/ca-certificates.crt", "\(folder.path)/trusted.crt"),
            ("/etc/nginx/", "\(folder.path)/"),
        ]
        if !hasTLS { replacements.append(("https://oxford;", "http://oxford;")) }
        if !isLimited { replacements.append(("r/m;", "000r/s;")) }
        if let sessions {
            replacements += [
                ("    # \"~^Bearer", "    \"~^Bearer"), ("        # auth_request", "        auth_request"),
                ("    # location = /session {\n    #", "    location = /session {\n"),
                ("    #     proxy", "        proxy"), ("    # }", "    }"), ("127.0.0.1:3000", "127.0.0.1:\(sessions)"),
            ]
        }
        try change("conf.d/gateway.conf", replacing: replacements)
        if FileManager.default.fileExists(atPath: path("conf.d/cache-zone.conf")) {
            try change("conf.d/cache-zone.conf", replacing: [("/var/cache/nginx/", "\(folder.path)/")])
        }
        // Relative paths allow nginx to run without root.
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map { "\($0)_temp_path temporary;\n" }
        try write(
            """
            pid nginx.pid;
            worker_processes 2;
            events {}
            http {
                log_format answered "$server_port $status $pid";
                access_log access.log answered;
                \(temporary.joined())
                include conf.d/*.conf;
            }

            """, to: "nginx.conf")
    }

    /// Adds a TLS server with a certificate in front of the service.
    private func add(_ certificate: Certificate, of service: UInt16, at port: UInt16) async throws {
        for name in ["trusted", "unknown"] {
            let made = try await Program.run(
                "openssl",
                [
                    "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=\(certificate.host)",
                    "-addext", "subjectAltName=DNS:\(certificate.host)",
                    "-keyout", path("\(name).key"), "-out", path("\(name).crt"),
                ])
            if made.status != 0 { throw Package.Missing(what: made.errors) }
        }
        let name = certificate.isTrusted ? "trusted" : "unknown"
        try write(
            """
            server {
                listen 127.0.0.1:\(port) ssl;
                ssl_certificate \(path("\(name).crt"));
                ssl_certificate_key \(path("\(name).key"));
                underscores_in_headers on;
                location / { proxy_pass http://127.0.0.1:\(service); }
            }

            """, to: "conf.d/service.conf")
    }

    private func change(_ file: String, replacing replacements: [(old: String, new: String)]) throws {
        var text = try String(contentsOfFile: path(file), encoding: .utf8)
        for (old, new) in replacements {
            guard text.contains(old) else { throw Package.Missing(what: "\(file) does not contain \(old)") }
            text = text.replacing(old, with: new)
        }
        try write(text, to: file)
    }

    private func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private var arguments: [String] { ["-p", folder.path + "/", "-c", path("nginx.conf"), "-e", path("error.log")] }

    #if os(macOS) || os(Linux)
        /// Starts nginx and waits until it listens.
        ///
        /// It does not run as a daemon: on Linux, a daemon inherits the socket that tells Foundation when a process
        /// exits.
        private func start() async throws -> Process {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: Self.nginx ?? "nginx")
            process.arguments = arguments + ["-g", "daemon off;"]
            try process.run()
            while process.isRunning, !FileManager.default.fileExists(atPath: path("nginx.pid")) {
                try await Task.sleep(for: .milliseconds(20))
            }
            if process.isRunning { return process }
            throw Package.Missing(what: try String(contentsOfFile: path("error.log"), encoding: .utf8))
        }
    #endif

    /// Returns unused ports.
    private static func freePorts(_ count: Int) throws -> [UInt16] {
        let servers = try (0..<count).map { _ in try LoopbackServer.start { _ in [] } }
        defer { servers.forEach { $0.stop() } }
        return servers.map(\.port)
    }
}
