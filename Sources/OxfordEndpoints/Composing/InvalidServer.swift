/// An error for text that is not a valid ``Server``.
///
/// The error omits secrets, so it is safe to display and log:
///
/// ```swift
/// do {
///     _ = try Server(validating: "https://me:1234@example.com/oxford")
/// } catch {
///     print(error.text, error.reason)
/// }
/// // …@example.com/oxford userInfo
/// ```
public struct InvalidServer: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule that the text breaks.
    ///
    /// ```swift
    /// do {
    ///     _ = try Server(validating: "example.com")
    /// } catch {
    ///     if error.reason == .scheme {
    ///         print(try Server(validating: "https://" + error.text).base)
    ///     }
    /// }
    /// // https://example.com
    /// ```
    public struct Reason: Error, Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The text begins with neither `https://` nor `http://`.
        public static let scheme = Reason("scheme")
        /// The text is an `http` URL of a remote host, which would expose credentials.
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
        /// The path contains an empty, `.` or `..` segment, an invalid character or an incomplete escape.
        public static let path = Reason("path")
        /// The path ends with `/api`, `/api/v1` or `/api/v2`, which requests add.
        public static let versionIncluded = Reason("versionIncluded")
        /// The text contains a space, a control character or a non-ASCII character.
        public static let character = Reason("character")
    }

    /// The invalid text, without user name, password, query and fragment.
    public let text: String

    /// The rule that the text breaks.
    public let reason: Reason

    private let character: Unicode.Scalar?

    init(text: String, reason: Reason) {
        // The text before "@" or after "?" or "#" may be secret.
        let scalars = text.unicodeScalars
        let user = scalars.lastIndex(of: "@").map { scalars[...$0] } ?? scalars.prefix(0)
        let end = scalars.firstIndex { $0 == "?" || $0 == "#" } ?? scalars.endIndex
        let shown = user.endIndex < end ? String(scalars[user.endIndex..<end]) : ""
        self.text = (user.isEmpty ? "" : "…@") + shown
        self.reason = reason
        character = scalars.first { !$0.isVisibleASCII }
    }

    /// The text and the correction, in one line.
    public var description: String {
        "invalid server \(text.quoted): \(advice)"
    }

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
    var isVisibleASCII: Bool { 0x21...0x7E ~= value }
}
