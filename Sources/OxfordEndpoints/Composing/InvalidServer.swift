/// Why a text is no ``Server``.
///
/// It is fit to be shown and logged, since it leaves out what may be a secret.
///
/// ```swift
/// do {
///     _ = try Server(validating: "https://me:1234@example.com/oxford")
/// } catch {
///     print(error)
/// }
/// // invalid server "…@example.com/oxford": credentials are sent as headers;
/// //     remove the user name and password
/// ```
public struct InvalidServer: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule that the text breaks.
    ///
    /// ```swift
    /// do {
    ///     _ = try Server(validating: "example.com")
    /// } catch {
    ///     if error.reason == .scheme { print(try Server(validating: "https://" + error.text).base) }
    /// }
    /// // https://example.com
    /// ```
    public struct Reason: Error, Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// It does not begin with `https://`.
        public static let scheme = Reason("scheme")
        /// It is `http` to another machine, where credentials would travel in clear.
        public static let insecure = Reason("insecure")
        /// It has no host, or one that is neither a name nor an address.
        public static let host = Reason("host")
        /// Its port is not a number from 1 to 65535.
        public static let port = Reason("port")
        /// It holds a user name or a password.
        public static let userInfo = Reason("userInfo")
        /// It has a query.
        public static let query = Reason("query")
        /// It has a fragment.
        public static let fragment = Reason("fragment")
        /// Its path has an empty part, a part that is `.` or `..`, or a character that no path holds.
        public static let path = Reason("path")
        /// Its path already ends with `/api`, `/api/v1` or `/api/v2`, which requests write themselves.
        public static let versionIncluded = Reason("versionIncluded")
        /// It holds a space, a control character or one that is not ASCII.
        public static let character = Reason("character")
    }

    /// The text that was given, without user name, password, query and fragment.
    public let text: String

    /// The rule that it breaks.
    public let reason: Reason

    private let character: Unicode.Scalar?

    init(text: String, reason: Reason) {
        // Errors are logged, and what stands before an @ or behind a ? or # may be a secret.
        let scalars = text.unicodeScalars
        let user = scalars.lastIndex(of: "@").map { scalars[...$0] } ?? scalars.prefix(0)
        let end = scalars.firstIndex { $0 == "?" || $0 == "#" } ?? scalars.endIndex
        let shown = user.endIndex < end ? String(scalars[user.endIndex..<end]) : ""
        self.text = (user.isEmpty ? "" : "…@") + shown
        self.reason = reason
        character = scalars.first { !$0.isVisibleASCII }
    }

    /// The text, the rule and what to write, in one line.
    public var description: String {
        "invalid server \(text.quoted): \(advice)"
    }

    /// The rule and what to write.
    package var advice: String {
        switch reason {
        case .scheme: "the scheme is not https; begin the URL with https://"
        case .insecure: "http is allowed for localhost only; use https"
        case .host: "the host is missing or invalid; write a host such as example.com after https://"
        case .port: "the port is missing or invalid; write 1 to 65535 after the colon"
        case .userInfo: "credentials are sent as headers; remove the user name and password"
        case .query: "a server has no query; remove everything from the ? on"
        case .fragment: "a server has no fragment; remove everything from the # on"
        case .path: "the path is invalid; remove empty, . and .. segments, and percent-encode special characters"
        case .versionIncluded: "requests add /api and the version; remove /api and everything after it"
        default:
            "the character \(String(character.map(Character.init) ?? " ").quoted) is not allowed in a URL;"
                + " write the host in its xn-- form, and percent-encode the path"
        }
    }
}

extension Unicode.Scalar {
    /// Whether a URL may contain the scalar as it is.
    var isVisibleASCII: Bool { 0x21...0x7E ~= value }
}
