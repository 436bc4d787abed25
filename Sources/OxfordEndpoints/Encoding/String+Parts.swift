extension String {
    package var dotPart: String? {
        if allBytes(satisfy: { $0 != UInt8(ascii: ".") }) { return nil }
        return parts(between: UInt8(ascii: "/")).first { $0 == "." || $0 == ".." }
    }

    /// The parts between separators, including empty parts.
    ///
    /// Splits bytes rather than characters, because a combining mark after a separator forms one character with it.
    package func parts(between separator: UInt8) -> [String] {
        utf8.split(separator: separator, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}
