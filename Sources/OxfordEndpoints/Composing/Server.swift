/// The server that receives requests, identified by the part of the URL before `/api/v2`.
///
/// Use ``live`` for the service itself, and ``sandbox`` for experiments. If your app must not contain credentials, send
/// its requests to a proxy that adds the credentials, and pass the URL of the proxy to ``init(validating:)``:
///
/// ```swift
/// let proxy = try Server(validating: "https://example.com:8443/oxford")
/// print(EntriesRequest("ace", in: .britishEnglish).urlString(on: proxy))
/// // https://example.com:8443/oxford/api/v2/entries/en-gb/ace
/// ```
public struct Server: Hashable, Sendable {
    /// The scheme, host, port and path prefix, without a trailing slash.
    public let base: String

    private init(_ base: String) {
        self.base = base
    }

    /// The Oxford Dictionaries API.
    public static let live = Server("https://od-api.oxforddictionaries.com")

    /// The sandbox of the Oxford Dictionaries API.
    ///
    /// The sandbox offers every endpoint and language, but allows fewer requests than the service. It contains only
    /// words that begin with the first letter of the language's alphabet, such as "a" in English.
    public static let sandbox = Server("https://od-api-sandbox.oxforddictionaries.com")

    /// Creates a server from a URL without `/api/v2`.
    ///
    /// The URL must use HTTPS, because requests contain credentials. HTTP is allowed only if the host is the local
    /// machine (`localhost`, `127.…` or `[::1]`).
    ///
    /// The host must be one of the following:
    ///
    /// - A host name that is valid under RFC 1123. The last part of the name must not be a number, because some
    ///   programs would read such a name as an IP address.
    /// - An IPv4 address in dotted-decimal form.
    /// - An IPv6 address in brackets, without a zone ID.
    ///
    /// The initializer converts the scheme and the host to lowercase, and removes a trailing slash. It keeps a port and
    /// a path prefix.
    ///
    /// - Throws: ``InvalidServer`` if the text is not a valid base URL.
    public init(validating text: String) throws {
        func check(_ isValid: Bool, _ reason: InvalidServer.Reason) throws(InvalidServer) {
            guard isValid else { throw InvalidServer(text: text, reason: reason) }
        }
        try check(text.unicodeScalars.allSatisfy(\.isVisibleASCII), .character)
        try check(!text.contains("?"), .query)
        try check(!text.contains("#"), .fragment)
        let (origin, rest) = try Origin.parse(text)
        try check(!origin.hasUserInfo, .userInfo)
        try check(origin.isSecure || origin.isLoopback, .insecure)
        let path = rest.hasSuffix("/") ? String(rest.dropLast()) : rest
        try check(path.parts(between: UInt8(ascii: "/")).dropFirst().allSatisfy(\.isEncodedSegment), .path)
        try check(!["/api", "/api/v1", "/api/v2"].contains(where: path.hasSuffix), .versionIncluded)
        self.init("\(origin)\(path)")
    }
}

/// An error for text that is not a valid ``Server``.
///
/// The error contains the invalid text, but leaves out the parts that may be secret, such as a password. You can
/// therefore safely display and log the error:
///
/// ```swift
/// do {
///     _ = try Server(validating: "https://me:1234@example.com/oxford")
/// } catch let error as InvalidServer {
///     print(error.text, error.reason)
/// }
/// // …@example.com/oxford userInfo
/// ```
public struct InvalidServer: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule that the text breaks.
    ///
    /// Later versions may add reasons, so a `switch` over a reason needs a `default` case.
    ///
    /// ```swift
    /// do {
    ///     _ = try Server(validating: "example.com")
    /// } catch let error as InvalidServer where error.reason == .scheme {
    ///     print(try Server(validating: "https://" + error.text).base)
    /// }
    /// // https://example.com
    /// ```
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the reason, such as `scheme`.
        public let description: String

        private init(_ name: String) {
            description = name
        }

        /// The text begins with neither `https://` nor `http://`.
        public static let scheme = Reason("scheme")
        /// The URL uses `http`, but its host is remote and therefore requires `https`.
        ///
        /// Over `http`, requests would expose the credentials.
        public static let insecure = Reason("insecure")
        /// The host is missing, or is not a valid name or address.
        public static let host = Reason("host")
        /// The port is not a number from 1 to 65535.
        public static let port = Reason("port")
        /// The text contains a user name or password.
        public static let userInfo = Reason("userInfo")
        /// The text contains a query.
        public static let query = Reason("query")
        /// The text contains a fragment.
        public static let fragment = Reason("fragment")
        /// The path contains an invalid character, an incomplete percent-escape, or a segment that is empty, `.` or
        /// `..`.
        public static let path = Reason("path")
        /// The path ends with `/api`, `/api/v1` or `/api/v2`.
        ///
        /// Each request adds this part to the URL.
        public static let versionIncluded = Reason("versionIncluded")
        /// The text contains a space, a control character or a non-ASCII character, which a URL must not contain.
        public static let character = Reason("character")
    }

    /// The invalid text, without the user name, password, query and fragment.
    public let text: String

    /// The rule that the text breaks.
    public let reason: Reason

    private let character: Unicode.Scalar?

    init(text: String, reason: Reason) {
        // The text before "@" and the text after "?" or "#" may contain secrets, so the error leaves them out.
        let scalars = text.unicodeScalars
        let user = scalars.lastIndex(of: "@").map { scalars[...$0] } ?? scalars.prefix(0)
        let end = scalars.firstIndex { $0 == "?" || $0 == "#" } ?? scalars.endIndex
        let shown = user.endIndex < end ? String(scalars[user.endIndex..<end]) : ""
        self.text = (user.isEmpty ? "" : "…@") + shown
        self.reason = reason
        character = scalars.first { !$0.isVisibleASCII }
    }

    /// A one-line message that quotes the invalid text and says how to correct it.
    public var description: String {
        "invalid server \(text.quoted): \(advice)"
    }

    package var advice: String {
        switch reason {
        case .scheme: "the scheme is not https; begin the URL with https://"
        case .insecure: "http is allowed for localhost only; use https"
        case .host: "the host is missing or invalid; write a host such as example.com after https://"
        case .port: "the port is missing or invalid; write 1 to 65535 after the colon"
        case .userInfo: "the URL contains a user name or password; remove them, because credentials are sent as headers"
        case .query: "a server has no query; remove everything from the ? on"
        case .fragment: "a server has no fragment; remove everything from the # on"
        case .path:
            #"the path is invalid; remove the segments that are empty, "." or "..", and percent-encode"#
                + " special characters"
        case .versionIncluded: "requests add /api and the version; remove /api and everything after it"
        default:
            "the character \(String(character.map(Character.init) ?? " ").quoted) is not allowed in a URL;"
                + " write the host in its xn-- form, and percent-encode the path"
        }
    }
}

extension Unicode.Scalar {
    var isVisibleASCII: Bool { 0x21...0x7E ~= value }
}
