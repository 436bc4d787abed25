import OxfordEndpoints

/// The headers of a request or a response, in their original order.
///
/// Several headers can have the same name. To find a header by its name, the letter case does not matter:
///
/// ```swift
/// var headers = try Headers(validating: ["Accept-Language": "en-GB"])
/// try headers.set("de", for: "accept-language")
/// print(headers["ACCEPT-LANGUAGE"] ?? "none", headers.count)
/// // de 1
/// ```
///
/// Two lists of headers are equal if their names and values have the same UTF-8 bytes, in the same order. Names that
/// differ only in letter case are not equal.
///
/// Some headers contain secrets. Descriptions, mirrors, and `dump` therefore show `…` instead of a header's value,
/// unless the header is known to contain no secret, as is the case for `Accept`. To leave out all headers that may
/// contain a secret, use ``withoutSecrets``:
///
/// ```swift
/// let headers = try Headers(
///     validating: ["Accept": "application/json", "app_key": "secret"])
/// print(headers)
/// print(headers.withoutSecrets)
/// // Accept: application/json, app_key: …
/// // Accept: application/json
/// ```
public struct Headers: Hashable, Sendable {
    /// A single header.
    ///
    /// The description of a header shows the value only if the header is known to contain no secret.
    public struct Field: Hashable, Sendable {
        /// The name, in its original letter case.
        public let name: String

        /// The value.
        public let value: String
    }

    private var fields: [Field]
}

extension Headers {
    /// Creates an empty list of headers.
    public init() { fields = [] }

    /// Creates headers from names and values.
    ///
    /// ```swift
    /// do {
    ///     _ = try Headers(validating: ["Accept": "text/html\r\nHost: a.com"])
    /// } catch let error as InvalidHeader {
    ///     print(error.reason)
    /// }
    /// // invalidCharacter
    /// ```
    ///
    /// - Throws: ``InvalidHeader`` if a name is invalid, or if a value begins or ends with a space or contains a
    ///   character that is not printable ASCII. A line break in a value, for example, would add another header to the
    ///   request.
    public init(validating headers: KeyValuePairs<String, String>) throws {
        self.init()
        for (name, value) in headers { try append(value, for: name) }
    }

    /// Creates headers from a dictionary, such as one that was read from a file, sorted by name.
    ///
    /// ```swift
    /// let settings = ["X-Team": "a", "Accept-Language": "en"]
    /// print(try Headers(dictionary: settings).map(\.name))
    /// // ["Accept-Language", "X-Team"]
    /// ```
    ///
    /// - Throws: ``InvalidHeader`` if a name or a value is invalid.
    public init(dictionary headers: [String: String]) throws {
        self.init()
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) { try append(value, for: name) }
    }

    /// Creates headers from the names and values in a server's response.
    ///
    /// Use this initializer in a custom ``Transport``. The initializer drops invalid headers instead of throwing an
    /// error. A header is invalid if its name is invalid, or if its value contains a line break or any other control
    /// character except a tab.
    ///
    /// ```swift
    /// let headers = Headers(received: [
    ///     (name: "Content-Type", value: "text/html"), (name: "", value: "lost"),
    /// ])
    /// print(headers)
    /// // Content-Type: text/html
    /// ```
    public init(received headers: [(name: String, value: String)]) {
        fields = headers.compactMap { name, value in
            InvalidHeader.isName(name) && InvalidHeader.isReceivedValue(value) ? Field(name: name, value: value) : nil
        }
    }

    /// The value of the first header with the given name, or `nil` if there is no such header.
    ///
    /// To set a value, call ``set(_:for:)``.
    public subscript(name: String) -> String? {
        get { fields.first { $0.has(name) }?.value }
        @available(*, unavailable, message: "a value can be invalid; write try headers.set(value, for: name)")
        set { fatalError() }
    }

    /// Returns the values of all headers with the given name, in order.
    ///
    /// ```swift
    /// let headers = Headers(received: [
    ///     (name: "Server", value: "gateway"), (name: "server", value: "nginx"),
    /// ])
    /// print(headers.values(of: "Server"))
    /// // ["gateway", "nginx"]
    /// ```
    public func values(of name: String) -> [String] {
        fields.filter { $0.has(name) }.map(\.value)
    }

    /// The headers that are known to contain no secret, and are therefore safe to write to logs and files.
    public var withoutSecrets: Headers { Headers(fields: fields.filter(\.isShown)) }

    /// Returns a copy of the headers in which each secret that the server repeated is replaced by `…`.
    ///
    /// The copy leaves out a header if its name contains a secret.
    func hiding(_ secrets: Secrets) -> Headers {
        let others = fields.filter { secrets.ranges(in: Array($0.name.utf8)).isEmpty }
        return Headers(fields: others.map { Field(name: $0.name, value: secrets.hidden(in: $0.value)) })
    }

    /// Adds a header without removing existing headers with the same name.
    ///
    /// ```swift
    /// var headers = try Headers(validating: ["Accept-Language": "en-GB"])
    /// try headers.append("de", for: "Accept-Language")
    /// print(headers)
    /// // Accept-Language: en-GB, Accept-Language: de
    /// ```
    ///
    /// - Throws: ``InvalidHeader`` if the name or the value is invalid.
    public mutating func append(_ value: String, for name: String) throws {
        try InvalidHeader.check(name: name, value: value)
        fields.append(Field(name: name, value: value))
    }

    /// Sets the value of a header, and removes all other headers with the same name.
    ///
    /// - Throws: ``InvalidHeader`` if the name or the value is invalid.
    public mutating func set(_ value: String, for name: String) throws {
        try InvalidHeader.check(name: name, value: value)
        replace(name, value)
    }

    mutating func replace(_ name: String, _ value: String) {
        fields.removeAll { $0.has(name) }
        fields.append(Field(name: name, value: value))
    }

    mutating func replace(with others: Headers) {
        fields.removeAll { others[$0.name] != nil }
        fields += others.fields
    }
}

extension Headers: RandomAccessCollection {
    /// The position of the first header.
    public var startIndex: Int { fields.startIndex }

    /// The position after the last header.
    public var endIndex: Int { fields.endIndex }

    /// The header at a position.
    public subscript(position: Int) -> Field { fields[position] }
}

extension Headers: CustomStringConvertible {
    /// The headers as text, with `…` instead of each value that may be secret.
    public var description: String { map(\.description).joined(separator: ", ") }
}

extension Headers.Field {
    /// Returns whether two headers have the same name and the same value, byte for byte.
    public static func == (one: Self, other: Self) -> Bool {
        one.name.hasSameBytes(as: other.name) && one.value.hasSameBytes(as: other.value)
    }
}

extension Headers.Field: CustomStringConvertible, CustomReflectable {
    /// The header's name and value.
    ///
    /// If the value may be secret, `…` takes its place.
    public var description: String { "\(name): \(shownValue)" }

    /// A mirror that shows the header's name and value as `description` does, for `dump` and debuggers.
    public var customMirror: Mirror { Mirror(self, children: [name: shownValue], displayStyle: .struct) }

    private var shownValue: String { isShown ? value : "…" }

    /// Whether the header may contain a secret.
    package var isSecret: Bool { !isShown }

    /// Whether the header is known to contain no secret.
    fileprivate var isShown: Bool { Self.shown.contains(name.lowercased()) }

    private static let shown: Set = [
        "accept", "accept-encoding", "accept-language", "api-version", "cache-control", "code-version", "connection",
        "content-encoding", "content-length", "content-type", "date", "host", "origin", "pragma", "retry-after",
        "sec-fetch-dest", "sec-fetch-mode", "sec-fetch-site", "sec-fetch-user", "server", "te", "transfer-encoding",
        "user-agent", "x-request-id",
    ]

    fileprivate func has(_ name: String) -> Bool {
        self.name.utf8.count == name.utf8.count
            && zip(self.name.utf8, name.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
    }
}

@available(*, unavailable, message: "a value can be invalid; write try Headers(validating: [name: value])")
extension Headers: ExpressibleByDictionaryLiteral {
    /// Unavailable: write `try Headers(validating:)` with the dictionary literal, because a value can be invalid.
    public init(dictionaryLiteral headers: (String, String)...) { fatalError() }
}
