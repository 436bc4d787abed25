/// Where requests go: what stands before `/api/v2` in a URL.
///
/// ``live`` is the service, ``sandbox`` its small twin for trying out. A server of your own, made by
/// ``init(validating:)``, is a proxy that adds the credentials, so that an app need not carry them.
///
/// ```swift
/// let proxy = try Server(validating: "https://example.com:8443/oxford")
/// print(EntriesRequest("ace", in: .britishEnglish).urlString(on: proxy))
/// // https://example.com:8443/oxford/api/v2/entries/en-gb/ace
/// ```
public struct Server: Hashable, Sendable {
    /// Scheme, host, port and path prefix, with no slash at the end.
    public let base: String

    private init(_ base: String) {
        self.base = base
    }

    /// The service itself.
    public static let live = Server("https://od-api.oxforddictionaries.com")

    /// Oxford's sandbox: every endpoint and language, but few calls, and only words that begin with the first
    /// letter of the alphabet.
    public static let sandbox = Server("https://od-api-sandbox.oxforddictionaries.com")

    /// Makes a server from the text of a URL: all that stands before `/api/v2`.
    ///
    /// It is `https`, or `http` for this machine itself (`localhost`, `127.…`, `[::1]`). Scheme and host are
    /// lower-cased and a slash at the end is dropped; port and path prefix stay as they are.
    ///
    /// The host is a name of RFC 1123, an IPv4 address of four decimal numbers, or an IPv6 address in brackets without a
    /// zone. A name whose last part is a number is refused, because some programs read it as an address.
    ///
    /// ```swift
    /// do {
    ///     _ = try Server(validating: "http://example.com")
    /// } catch {
    ///     print(error)
    /// }
    /// // invalid server "http://example.com": http is allowed for localhost only;
    /// //     use https
    /// ```
    public init(validating text: String) throws(InvalidServer) {
        do throws(InvalidServer.Reason) {
            self.init(try ServerText(text).base())
        } catch {
            throw InvalidServer(text: text, reason: error)
        }
    }
}

/// The parts of a server's text, as they are checked.
private struct ServerText {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
    }

    consuming func base() throws(InvalidServer.Reason) -> String {
        let scalars = String(Substring(rest)).unicodeScalars
        if !scalars.allSatisfy(\.isVisibleASCII) { throw .character }
        if rest.contains(UInt8(ascii: "?")) { throw .query }
        if rest.contains(UInt8(ascii: "#")) { throw .fragment }
        let scheme = try scheme()
        let authority = take { $0 != UInt8(ascii: "/") }
        let path = try path()
        if authority.contains("@") { throw .userInfo }
        let (host, port) = try hostAndPort(authority)
        if scheme == "http", !host.isLoopback { throw .insecure }
        return scheme + "://" + host.text + port + path
    }

    private mutating func take(while belongs: (UInt8) -> Bool) -> String {
        let taken = rest.prefix(while: belongs)
        rest = rest.dropFirst(taken.count)
        return String(Substring(taken))
    }

    private mutating func scheme() throws(InvalidServer.Reason) -> String {
        let scheme = take { $0 != UInt8(ascii: ":") }.lowercased()
        guard scheme == "https" || scheme == "http", rest.starts(with: "://".utf8) else { throw .scheme }
        rest = rest.dropFirst(3)
        return scheme
    }

    private func hostAndPort(_ authority: String) throws(InvalidServer.Reason) -> (host: Host, port: String) {
        let portStart: String.Index
        if authority.hasPrefix("["), let bracket = authority.firstIndex(of: "]") {
            portStart = authority.index(after: bracket)
        } else {
            portStart = authority.firstIndex(of: ":") ?? authority.endIndex
        }
        let port = String(authority[portStart...])
        guard let host = Host(String(authority[..<portStart])) else { throw .host }
        if !port.isEmpty {
            let digits = port.utf8.dropFirst()
            guard port.hasPrefix(":"), digits.allSatisfy(\.isDigit),
                let number = UInt16(String(Substring(digits))),
                number > 0
            else { throw .port }
        }
        return (host, port)
    }

    private mutating func path() throws(InvalidServer.Reason) -> String {
        var path = take { _ in true }
        if path.hasSuffix("/") { path.removeLast() }
        guard !path.isEmpty else { return path }
        for segment in path.parts(between: UInt8(ascii: "/")).dropFirst() {
            let isPlain = segment.utf8.allSatisfy { $0.isUnreserved || "!$&'()*+,;=:@%".utf8.contains($0) }
            let escapes = segment.parts(between: UInt8(ascii: "%")).dropFirst()
            let areWhole = escapes.allSatisfy { $0.utf8.prefix(2).count(where: \.isHexDigit) == 2 }
            guard isPlain, areWhole, !segment.isEmpty, PercentEncoded.decode(segment).dotPart == nil else {
                throw .path
            }
        }
        if ["/api", "/api/v1", "/api/v2"].contains(where: path.hasSuffix) { throw .versionIncluded }
        return path
    }
}
