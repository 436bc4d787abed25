public import OxfordEndpoints

/// A GET request without a body, as a ``Transport`` sends it.
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

    /// The ID, which all attempts share, and which is not sent.
    public let id: RequestID

    /// The number of the attempt, starting at 1, which is not sent.
    public internal(set) var attempt = 1

    /// Counts the attempts, or `nil` if the request was not sent by a client.
    var counter: (any AttemptCounter)?

    /// The attempt that the request belongs to, which turns out not to be one if another begins inside it.
    var enclosing: OpenAttempt?

    /// Creates a request from a percent-encoded URL.
    public init(url: String, headers: Headers = Headers()) {
        self.init(url: url, headers: headers, id: RequestID(), counter: nil)
    }

    /// Creates the HTTP request for a request to a server.
    public init(_ request: some OxfordEndpointRequest, on server: Server = .live, headers: Headers = Headers()) {
        self.init(url: request.urlString(on: server), headers: headers)
    }

    /// Returns the request with additional headers, which replace headers with the same names.
    ///
    /// A transport that wraps another one changes requests with this function. A new `TransportRequest` would have
    /// another ``id``, and the client could not count its attempts.
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

    /// Reports to the client that a pause begins before the request is sent, for a transport that retries or queues.
    ///
    /// - Parameters:
    ///   - pause: The expected duration of the pause.
    ///   - number: The number of the attempt after the pause.
    public func report(pause: Duration, beforeAttempt number: Int) {
        enclosing?.withdraw()
        counter?.report(pause: pause, beforeAttempt: number)
    }

    /// Reports that the request was not sent, for a transport that reuses a response or drops a request.
    ///
    /// The client then does not count it as an attempt.
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

    /// Counts an attempt that is about to begin, or returns `nil` if the request must not be sent.
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
    /// The URL, and the headers without secrets.
    public var description: String { "GET \(url) [\(headers)]" }
}

extension TransportRequest {
    /// The curl command that sends the same request.
    ///
    /// It reads the credentials from the shell variables `OXFORD_APP_ID` and `OXFORD_APP_KEY`, and contains `…` for any
    /// other value that may be secret.
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
            // curl drops a header that ends in its colon, and sends one that ends in a semicolon as an empty header.
            default: "-H " + (field.value.isBlank ? "\(field.name);" : field.description).quotedForShell
            }
        }
        // Otherwise curl would parse text that begins with a hyphen as an option.
        let target = (url.hasPrefix("-") ? "--url " : "") + url.quotedForShell
        return (["curl"] + options + [target]).joined(separator: " ")
    }
}

extension String {
    fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

    /// The text in single quotes, without NUL, which no argument can contain.
    ///
    /// Works on bytes: as one `Character`, a quote with a combining accent would not be escaped.
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

/// A random identifier of a request in events, logs, and errors.
///
/// It is never sent. The service's identifier is ``OxfordError/serviceID`` or ``OxfordResponse/serviceID``.
public struct RequestID: Hashable, Sendable, CustomStringConvertible {
    private let number: UInt64

    /// Creates a random ID.
    public init() {
        number = .random(in: 1 ... .max)
    }

    private init(number: UInt64) {
        self.number = number
    }

    /// The ID of errors that no request caused.
    static let ofNoRequest = RequestID(number: 0)

    /// The ID as 16 hexadecimal digits.
    public var description: String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// The URL and all headers of a request, which must be equal for requests to share a response.
struct RequestKey: Hashable, Sendable {
    let url: String
    let headers: Headers

    init(_ request: TransportRequest) {
        url = request.url
        headers = request.headers
    }

    // Compare bytes: `String` equates Unicode forms that are different URLs.
    static func == (one: RequestKey, other: RequestKey) -> Bool {
        one.url.utf8.elementsEqual(other.url.utf8) && one.headers == other.headers
    }
}
