public import OxfordEndpoints

/// A GET request without a body, for a ``Transport`` to send.
///
/// ```swift
/// let request = TransportRequest(EntriesRequest("ace", in: .britishEnglish))
/// print(request.url)
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
/// ```
public struct TransportRequest: Sendable {
    /// The complete URL, percent-encoded.
    public let url: String

    /// The headers, credentials included.
    public private(set) var headers: Headers

    /// The ID of the request.
    ///
    /// If the request is sent several times, for example because it is retried, each time it has the same ID. The ID is
    /// never sent to the server.
    public let id: RequestID

    /// Creates a request from a percent-encoded URL.
    public init(url: String, headers: Headers = Headers()) {
        self.init(url: url, headers: headers, id: RequestID())
    }

    init(url: String, headers: Headers, id: RequestID) {
        self.url = url
        self.headers = headers
        self.id = id
    }

    /// Creates an HTTP request from an endpoint request.
    public init(_ request: any OxfordEndpointRequest, on server: Server = .live, headers: Headers = Headers()) {
        self.init(url: request.urlString(on: server), headers: headers)
    }

    /// Returns a copy of the request with additional headers, which replace headers with the same names.
    ///
    /// Use this function to add headers in a middleware:
    ///
    /// ```swift
    /// let german = try Headers(validating: ["Accept-Language": "de"])
    /// let wire = ClosureTransport { request in
    ///     print(request.headers["Accept-Language"] ?? "any language")
    ///     return TransportResponse(body: #"{"results": []}"#)
    /// }
    /// let client = OxfordClient(
    ///     transport: wire,
    ///     middleware: [
    ///         TransportMiddleware { request, next in
    ///             try await next(request.adding(german))
    ///         }
    ///     ])
    /// _ = try await client.send(.lemmas("mice", in: .english))
    /// // de
    /// ```
    public func adding(_ headers: Headers) -> TransportRequest {
        var request = self
        request.headers.replace(with: headers)
        return request
    }
}

extension TransportRequest: CustomStringConvertible {
    /// The URL and the headers, with `…` for each header value that may be secret.
    public var description: String { "GET \(url) [\(headers)]" }
}

extension TransportRequest {
    /// A curl command that sends the same request.
    ///
    /// The command does not contain the credentials, but reads them from the shell variables `OXFORD_APP_ID` and
    /// `OXFORD_APP_KEY`. Any other header value that may be secret appears as `…`.
    ///
    /// ```swift
    /// let headers = try Headers(
    ///     validating: ["Accept": "application/json", "app_key": "01234567"])
    /// let request = TransportRequest(
    ///     LemmasRequest("mice", in: .english), headers: headers)
    /// print(request.curl)
    /// // curl -H 'Accept: application/json' -H "app_key: $OXFORD_APP_KEY"
    /// //     'https://od-api.oxforddictionaries.com/api/v2/lemmas/en/mice'
    /// ```
    public var curl: String {
        let options = headers.map { field in
            switch field.name.lowercased() {
            case "app_id": #"-H "app_id: $OXFORD_APP_ID""#
            case "app_key": #"-H "app_key: $OXFORD_APP_KEY""#
            // An empty header must end with a semicolon, because curl does not send a header that ends with its colon.
            default: "-H " + (field.value.isBlank ? "\(field.name);" : field.description).quotedForShell
            }
        }
        // Without `--url`, curl would parse a URL that begins with a hyphen as an option.
        let target = (url.hasPrefix("-") ? "--url " : "") + url.quotedForShell
        return (["curl"] + options + [target]).joined(separator: " ")
    }
}

extension String {
    fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

    /// The text, single-quoted and escaped for use as a shell argument.
    ///
    /// NUL characters are removed, because a shell argument cannot contain them.
    fileprivate var quotedForShell: String {
        let parts = String(decoding: utf8.filter { $0 != 0 }, as: UTF8.self).parts(between: UInt8(ascii: "'"))
        return "'" + parts.joined(separator: #"'\''"#) + "'"
    }
}

/// A random identifier that connects the events, log lines, and errors of one request.
///
/// The library creates this ID and never sends it to the service. The service assigns its own ID to each request. To
/// read the service's ID, use ``OxfordResponse/serviceID`` or ``OxfordError/serviceID``.
///
/// A look-up has an ID too. The IDs of its requests begin with it and end with their numbers, as in
/// `1f2e3d4c5b6a7980-2`.
public struct RequestID: Hashable, Sendable, CustomStringConvertible {
    /// A number with 16 hexadecimal digits.
    private let number = UInt64.random(in: 1 << 60 ... .max)

    /// The number of the request in its look-up, or 0 if it belongs to none.
    private var position = 0

    /// Creates a random ID.
    public init() {}

    /// The ID as 16 hexadecimal digits, followed by a number for a request of a look-up.
    public var description: String { String(number, radix: 16) + (position > 0 ? "-\(position)" : "") }

    func numbered(_ position: Int) -> RequestID {
        var id = self
        id.position = position
        return id
    }
}
