/// The scheme, host and port of a URL.
///
/// Servers, transports and errors all use this type, so that they agree on which hosts are valid and on where
/// credentials may be sent.
package struct Origin: Hashable, Sendable, CustomStringConvertible {
    /// The scheme in lowercase, either `https` or `http`.
    package let scheme: String

    /// The host in lowercase: a host name, an IPv4 address, or an IPv6 address in brackets.
    package let host: String

    /// The port with its leading colon, or an empty string if the URL contains no port.
    private let port: String

    /// Whether the URL contains a user name or a password.
    package let hasUserInfo: Bool

    package var isSecure: Bool { scheme == "https" }

    package var isLoopback: Bool {
        host == "localhost" || host == "[::1]" || host.hasPrefix("127.") && host.isIPv4Address
    }

    /// The host, and the port if the URL contains one.
    package var authority: String { host + port }

    /// The origin as a URL, without a user name or a path.
    package var description: String { scheme + "://" + authority }
}

extension Origin {
    /// Creates the origin of an absolute URL.
    package init(of url: String) throws(InvalidServer) {
        self = try Self.parse(url).origin
    }

    /// Splits an absolute URL into its origin and the text that follows.
    ///
    /// The function does not percent-decode the host. Decoding would turn `localhost%2f.example.com` into
    /// `localhost/.example.com`. The host would then be `localhost`, to which the library may send requests without
    /// encryption.
    static func parse(_ url: String) throws(InvalidServer) -> (origin: Origin, rest: String) {
        let scheme = url.utf8.prefix { $0 != UInt8(ascii: ":") }
        let afterScheme = url.utf8.dropFirst(scheme.count)
        guard let scheme = ["https", "http"].first(where: { $0 == String(Substring(scheme)).lowercased() }),
            afterScheme.starts(with: "://".utf8)
        else { throw InvalidServer(text: url, reason: .scheme) }
        let authority = afterScheme.dropFirst(3).prefix { !"/?#".utf8.contains($0) }
        let user = authority.lastIndex(of: UInt8(ascii: "@"))
        let address = user.map { authority[$0...].dropFirst() } ?? authority
        let bracket = address.first == UInt8(ascii: "[") ? address.firstIndex(of: UInt8(ascii: "]")) : nil
        let hostEnd =
            bracket.map(address.index(after:)) ?? address.firstIndex(of: UInt8(ascii: ":")) ?? address.endIndex
        let origin = Origin(
            scheme: scheme, host: String(Substring(address[..<hostEnd])).lowercased(),
            port: String(Substring(address[hostEnd...])), hasUserInfo: user != nil)
        guard origin.host.isHost else { throw InvalidServer(text: url, reason: .host) }
        guard origin.port.isEmpty || origin.port.isPort else { throw InvalidServer(text: url, reason: .port) }
        return (origin, String(Substring(url.utf8[authority.endIndex...])))
    }
}

extension String {
    fileprivate var isHost: Bool {
        hasPrefix("[") && hasSuffix("]")
            ? String(dropFirst().dropLast()).isIPv6Address : isIPv4Address || isHostName
    }

    fileprivate var isPort: Bool {
        let digits = utf8.dropFirst()
        return hasPrefix(":") && digits.allSatisfy(\.isDigit) && UInt16(String(Substring(digits))) ?? 0 > 0
    }

    /// Whether the text is an IPv4 address in dotted-decimal form.
    ///
    /// An address that contains a number with a leading zero, such as `010`, is rejected, because some programs read
    /// the number as octal and would connect to a different address.
    fileprivate var isIPv4Address: Bool {
        var (octets, digits, value) = (1, 0, 0)
        for byte in utf8 {
            if byte == UInt8(ascii: "."), digits > 0 {
                (octets, digits, value) = (octets + 1, 0, 0)
                continue
            }
            guard byte.isDigit, digits == 0 || value > 0 else { return false }
            (digits, value) = (digits + 1, 10 * value + Int(byte - UInt8(ascii: "0")))
            guard value <= 255 else { return false }
        }
        return octets == 4 && digits > 0
    }

    /// Whether the text is an IPv6 address as defined in RFC 4291, without brackets and without a zone.
    fileprivate var isIPv6Address: Bool {
        guard !isEmpty else { return false }
        var groups = parts(between: UInt8(ascii: ":"))
        // A double colon at the start or end creates two empty groups. One of them represents the omitted zeros, so
        // only the other is removed.
        if hasPrefix("::") { groups.removeFirst() } else if hasPrefix(":") { return false }
        if hasSuffix("::") { groups.removeLast() } else if hasSuffix(":") { return false }
        var count = groups.count
        if let last = groups.last, last.isIPv4Address {
            groups.removeLast()
            count += 1
        }
        let written = groups.filter { !$0.isEmpty }
        guard written.allSatisfy({ $0.utf8.count <= 4 && $0.utf8.allSatisfy(\.isHexDigit) }) else { return false }
        switch groups.count - written.count {
        case 0: return count == 8
        case 1: return count <= 8
        default: return false
        }
    }

    /// Whether the text is a valid host name (RFC 1123) whose last label, the part after the last dot, is not a number.
    ///
    /// Some programs read a host name as an IP address if its last label is a number.
    fileprivate var isHostName: Bool {
        let labels = parts(between: UInt8(ascii: "."))
        let areLabels = labels.allSatisfy { label in
            1...63 ~= label.utf8.count && !label.hasPrefix("-") && !label.hasSuffix("-")
                && label.utf8.allSatisfy { $0.isUnreserved && !"._~".utf8.contains($0) }
        }
        return areLabels && utf8.count <= 253 && labels.last?.isNumber == false
    }

    /// Whether the text is a decimal or hexadecimal number, such as `127` or `0x7f`.
    private var isNumber: Bool {
        utf8.allSatisfy(\.isDigit) || hasPrefix("0x") && utf8.dropFirst(2).allSatisfy(\.isHexDigit)
    }
}
