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
    public let headers: Headers

    /// The ID of the request.
    ///
    /// All attempts to send the request share this ID. The ID is never sent to the server.
    public let id: RequestID

    /// The number of this attempt to send the request, starting at 1.
    ///
    /// The number is not sent to the server.
    public internal(set) var attempt = 1

    /// The object that counts attempts to send this request, or `nil` if no client created the request.
    var counter: (any AttemptCounter)?

    /// The attempt that the client counted when this request was passed to the transport, or `nil` if it counted none.
    ///
    /// A wrapped transport that sends this request counts its own attempt, and removes this attempt from the count.
    /// Otherwise, a single attempt would be counted twice.
    var enclosing: OpenAttempt?

    /// Creates a request from a percent-encoded URL.
    public init(url: String, headers: Headers = Headers()) {
        self.init(url: url, headers: headers, id: RequestID(), counter: nil)
    }

    /// Creates an HTTP request from an endpoint request.
    public init(_ request: some OxfordEndpointRequest, on server: Server = .live, headers: Headers = Headers()) {
        self.init(url: request.urlString(on: server), headers: headers)
    }

    /// Returns a copy of the request with additional headers, which replace headers with the same names.
    ///
    /// Use this function to add headers in a transport that wraps another transport. If you created a new
    /// `TransportRequest` instead, it would have a different ``id``, and the client could not count its attempts.
    ///
    /// ```swift
    /// struct Localized<Base: Transport>: Transport {
    ///     let base: Base
    ///     let language: Headers
    ///
    ///     func send(
    ///         _ request: TransportRequest
    ///     ) async throws(TransportError) -> TransportResponse {
    ///         try await base.send(request.adding(language))
    ///     }
    /// }
    ///
    /// let wire = ClosureTransport { request in
    ///     print(request.headers["Accept-Language"] ?? "any language")
    ///     return TransportResponse(body: #"{"results": []}"#)
    /// }
    /// let german = try Headers(validating: ["Accept-Language": "de"])
    /// let client = OxfordClient(
    ///     credentials: nil,
    ///     transport: Localized(base: wire.retrying(), language: german))
    /// _ = try await client.send(.lemmas("mice", in: .english))
    /// // de
    /// ```
    public func adding(_ headers: Headers) -> TransportRequest {
        var all = self.headers
        all.replace(with: headers)
        var request = TransportRequest(url: url, headers: all, id: id, counter: counter)
        request.attempt = attempt
        request.enclosing = enclosing
        return request
    }

    /// Tells the client that the request waits before its next attempt.
    ///
    /// If your transport retries requests or keeps them in a queue, call this function before each pause. The client's
    /// observer then receives an event for the pause.
    ///
    /// - Parameters:
    ///   - pause: The expected duration of the pause.
    ///   - number: The number of the attempt after the pause.
    public func report(pause: Duration, beforeAttempt number: Int) {
        counter?.report(pause: pause, beforeAttempt: number)
    }

    /// Tells the client that your transport handles this request without sending it to a server.
    ///
    /// Call this function if your transport refuses a request, or if it answers the request without contacting a
    /// server, for example from a file. The client counts every request that it passes to your transport as an attempt,
    /// because the service may bill it. When you call this function, the client subtracts the attempt again.
    ///
    /// ```swift
    /// struct Offline: Transport {
    ///     let body: String
    ///
    ///     func send(
    ///         _ request: TransportRequest
    ///     ) async throws(TransportError) -> TransportResponse {
    ///         request.reportUnsent()
    ///         return TransportResponse(body: body)
    ///     }
    /// }
    ///
    /// let client = OxfordClient(
    ///     credentials: nil, transport: Offline(body: #"{"results": []}"#))
    /// let response = try await client.response(to: .lemmas("ran", in: .english))
    /// print(response.attempts)
    /// // 0
    /// ```
    public func reportUnsent() {
        enclosing?.withdraw()
    }

    /// Begins an attempt to send the request, and counts the attempt.
    ///
    /// - Returns: The new attempt, or `nil` if nobody is waiting for the response anymore, for example because a
    ///   deadline has passed or a batch has ended. If the result is `nil`, do not send the request.
    package func beginAttempt() -> OpenAttempt? {
        enclosing?.withdraw()
        guard let counter else { return OpenAttempt(journal: nil, id: 0) }
        return counter.begin(attempt)
    }

    init(url: String, headers: Headers, id: RequestID, counter: (any AttemptCounter)?) {
        self.url = url
        self.headers = headers
        self.id = id
        self.counter = counter
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
    /// NUL characters are removed, because a shell argument cannot contain them. Quotes are escaped byte by byte. Swift
    /// treats a quote followed by a combining accent as a single `Character` that is not equal to a quote, so escaping
    /// the text character by character would miss such a quote.
    fileprivate var quotedForShell: String {
        let bytes = utf8.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "'"): Array(#"'\''"#.utf8)
            case 0: []
            default: [byte]
            }
        }
        return "'" + String(decoding: bytes, as: UTF8.self) + "'"
    }
}

/// A random identifier that connects the events, log lines, and errors of one request.
///
/// The library creates this ID and never sends it to the service. The service assigns its own ID to each request. To
/// read the service's ID, use ``OxfordResponse/serviceID`` or ``OxfordError/serviceID``.
public struct RequestID: Hashable, Sendable, CustomStringConvertible {
    private let number: UInt64

    /// Creates a random ID.
    public init() {
        number = .random(in: 1 ... .max)
    }

    private init(number: UInt64) {
        self.number = number
    }

    /// The ID for an error that does not belong to a request, such as an error that a test creates.
    static let ofNoRequest = RequestID(number: 0)

    /// The ID as 16 hexadecimal digits.
    public var description: String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// The URL and all headers of a request, used as a key for its response.
///
/// Two requests can share a response only if their keys are equal.
struct RequestKey: Hashable, Sendable {
    let url: String
    let headers: Headers

    init(_ request: TransportRequest) {
        url = request.url
        headers = request.headers
    }

    // Compare the bytes, because `String` treats different Unicode forms of the same text as equal, but in URLs they
    // are different.
    static func == (one: RequestKey, other: RequestKey) -> Bool {
        one.url.utf8.elementsEqual(other.url.utf8) && one.headers == other.headers
    }
}
