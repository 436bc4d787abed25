/// The host of a URL, in lowercase.
///
/// The host is a host name, an IPv4 address, or an IPv6 address in brackets.
package struct Host {
    package let text: String
    private let isIPv4Address: Bool

    package init?(_ text: String) {
        self.text = text.lowercased()
        isIPv4Address = self.text.isIPv4Address
        let isValid =
            self.text.hasPrefix("[") && self.text.hasSuffix("]")
            ? String(self.text.dropFirst().dropLast()).isIPv6Address
            : isIPv4Address || self.text.isHostName
        guard isValid else { return nil }
    }

    package var isLoopback: Bool {
        text == "localhost" || text == "[::1]" || text.hasPrefix("127.") && isIPv4Address
    }
}

extension String {
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

    /// Whether the text is a valid host name (RFC 1123) that no program mistakes for an IP address.
    fileprivate var isHostName: Bool {
        let labels = parts(between: UInt8(ascii: "."))
        let areLabels = labels.allSatisfy { label in
            1...63 ~= label.utf8.count && !label.hasPrefix("-") && !label.hasSuffix("-")
                && label.utf8.allSatisfy { $0.isUnreserved && !"._~".utf8.contains($0) }
        }
        return areLabels && utf8.count <= 253 && labels.last?.isNumber == false
    }

    /// Whether the text is a number, such as `127` or `0x7f`.
    ///
    /// Some programs read a host name as an IP address if its last label, the part after the last dot, is a number.
    private var isNumber: Bool {
        utf8.allSatisfy(\.isDigit) || hasPrefix("0x") && utf8.dropFirst(2).allSatisfy(\.isHexDigit)
    }
}
