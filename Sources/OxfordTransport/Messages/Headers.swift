/// The headers of a request or of an answer: in order, and read whatever the letter case of their names.
///
/// ```swift
/// var headers = try Headers(validating: ["Accept-Language": "en-GB"])
/// try headers.set("de", for: "accept-language")
/// print(headers["ACCEPT-LANGUAGE"] ?? "none", headers.count)
/// // de 1
/// ```
///
/// Headers carry credentials, so their description, their mirror and `dump` show the values of those alone that are
/// known to hold none:
///
/// ```swift
/// print(try Headers(validating: ["Accept": "application/json", "app_key": "secret"]))
/// // Accept: application/json, app_key: …
/// ```
public struct Headers: Hashable, Sendable {
    /// One header.
    ///
    /// Its description has the value only where that is known to be no secret:
    ///
    /// ```swift
    /// for field in try Headers(validating: ["Accept": "text/html", "Authorization": "Bearer 0123"]) {
    ///     print(field.name, field.value.count, field)
    /// }
    /// // Accept 9 Accept: text/html
    /// // Authorization 11 Authorization: …
    /// ```
    public struct Field: Hashable, Sendable {
        /// The name, in the letter case in which it was given.
        public let name: String

        /// The value.
        public let value: String
    }

    private var fields: [Field] = []

    /// Makes none.
    public init() {}

    /// Makes headers of names and values, of which none can smuggle in another.
    ///
    /// ```swift
    /// do {
    ///     _ = try Headers(validating: ["Accept": "text/html\r\nHost: example.com"])
    /// } catch {
    ///     print(error)
    /// }
    /// // the value of header "Accept" contains a character that is not printable ASCII; encode it
    /// ```
    public init(validating headers: KeyValuePairs<String, String>) throws(InvalidHeader) {
        for (name, value) in headers { try append(value, for: name) }
    }

    /// Makes headers of what a server sent, without what is none: an empty name, or a line break or a control character.
    ///
    /// For a ``Transport`` of your own, which has no say in what comes.
    ///
    /// ```swift
    /// let headers = Headers(received: [(name: "Content-Type", value: "text/html"), (name: "", value: "lost")])
    /// print(headers)
    /// // Content-Type: text/html
    /// ```
    public init(received headers: some Sequence<(name: String, value: String)>) {
        fields = headers.compactMap { name, value in
            InvalidHeader.isName(name) && InvalidHeader.isReceivedValue(value) ? Field(name: name, value: value) : nil
        }
    }

    /// The first value of a name.
    public subscript(name: String) -> String? {
        fields.first { $0.has(name) }?.value
    }

    /// Every value of a name, in order.
    ///
    /// ```swift
    /// let headers = Headers(received: [(name: "Server", value: "gateway"), (name: "server", value: "dictionary")])
    /// print(headers["Server"] ?? "none", headers.values(of: "Server"))
    /// // gateway ["gateway", "dictionary"]
    /// ```
    public func values(of name: String) -> [String] {
        fields.filter { $0.has(name) }.map(\.value)
    }

    /// The headers that are known to hold no secret, for what is kept or shown.
    ///
    /// ```swift
    /// let headers = try Headers(validating: ["Accept": "application/json", "app_key": "secret"])
    /// print(headers.withoutSecrets.map(\.name))
    /// // ["Accept"]
    /// ```
    ///
    /// Of a name that the library does not know, nothing is left: it may hold one.
    public var withoutSecrets: Headers {
        var headers = Headers()
        headers.fields = fields.filter(\.isShown)
        return headers
    }

    /// Adds a value, beside those that the name has.
    ///
    /// ```swift
    /// var headers = try Headers(validating: ["Accept-Language": "en-GB"])
    /// try headers.append("de", for: "Accept-Language")
    /// print(headers)
    /// // Accept-Language: en-GB, Accept-Language: de
    /// ```
    public mutating func append(_ value: String, for name: String) throws(InvalidHeader) {
        try InvalidHeader.check(name: name, value: value)
        fields.append(Field(name: name, value: value))
    }

    /// Gives a name one value, in place of those that it has.
    ///
    /// ```swift
    /// var headers = try Headers(validating: ["accept": "text/html", "Accept": "text/plain"])
    /// try headers.set("application/json", for: "Accept")
    /// print(headers)
    /// // Accept: application/json
    /// ```
    public mutating func set(_ value: String, for name: String) throws(InvalidHeader) {
        try InvalidHeader.check(name: name, value: value)
        replace(name, value)
    }

    /// The same, for what has been checked.
    mutating func replace(_ name: String, _ value: String) {
        fields.removeAll { $0.has(name) }
        fields.append(Field(name: name, value: value))
    }

    /// Gives every name of other headers the values that it has there.
    mutating func replace(with others: Headers) {
        fields.removeAll { others[$0.name] != nil }
        fields += others.fields
    }
}

extension Headers: RandomAccessCollection {
    /// Where the first header is.
    public var startIndex: Int { fields.startIndex }

    /// Where the headers end.
    public var endIndex: Int { fields.endIndex }

    /// The header at a place.
    public subscript(position: Int) -> Field { fields[position] }
}

extension Headers: CustomStringConvertible, CustomReflectable {
    /// Every name, with the values that hold no secret.
    public var description: String { map(\.description).joined(separator: ", ") }

    /// The same for `dump` and debuggers.
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: map(\.description), displayStyle: .collection) }
}

extension Headers.Field: CustomStringConvertible, CustomReflectable {
    /// The name, and the value if it holds no secret.
    public var description: String { "\(name): \(shownValue)" }

    /// The same for `dump` and debuggers.
    public var customMirror: Mirror { Mirror(self, children: [name: shownValue], displayStyle: .struct) }

    /// The value, if the header is one that never holds a secret.
    private var shownValue: String { isShown ? value : "…" }

    fileprivate var isShown: Bool { Self.shown.contains(name.lowercased()) }

    private static let shown: Set = [
        "accept", "accept-encoding", "accept-language", "api-version", "code-version", "connection",
        "content-encoding", "content-length", "content-type", "date", "retry-after", "server", "transfer-encoding",
        "user-agent", "x-request-id",
    ]

    fileprivate func has(_ name: String) -> Bool {
        self.name.utf8.count == name.utf8.count
            && zip(self.name.utf8, name.utf8).allSatisfy { $0.lowercased == $1.lowercased }
    }
}

extension UInt8 {
    /// The byte, as a lowercase letter if it is a letter of ASCII.
    var lowercased: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self }
}
