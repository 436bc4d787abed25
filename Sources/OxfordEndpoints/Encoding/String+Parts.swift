extension String {
    /// The first part between slashes that is `.` or `..`.
    package var dotPart: String? {
        if allBytes(satisfy: { $0 != UInt8(ascii: ".") }) { return nil }
        return parts(between: UInt8(ascii: "/")).first { $0 == "." || $0 == ".." }
    }

    /// The parts between separators, including empty ones.
    ///
    /// It compares bytes, because a combining mark after a separator hides it from a comparison of characters.
    package func parts(between separator: UInt8) -> [String] {
        utf8.split(separator: separator, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}
