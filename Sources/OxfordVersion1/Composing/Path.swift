import OxfordEndpoints

extension Filters {
    /// The filters as one path segment, separated by `;`.
    var inPath: String { map(\.term.inPath).joined(separator: ";") }
}

extension V1.Language {
    /// The path segment for a translation's target language, such as `translations=es`.
    var translationsSegment: String { "translations=\(rawValue)" }
}

extension FilterTerm {
    /// The term's name and values, percent-encoded for a URL's path.
    ///
    /// A value that contains `;`, `=`, `,`, `/`, or `%` is percent-encoded twice. The service may decode the path
    /// before it splits the path into filters and values, and would then misread a value that is encoded only once.
    var inPath: String {
        let values = description.dropFirst(name.count + 1)
        if values.isEmpty { return name }
        let encoded = values.split(separator: ",", omittingEmptySubsequences: false).map { String($0).encodedForPath }
        return name + "=" + encoded.joined(separator: ",")
    }
}

extension String {
    /// The percent-encoded text in a form that the service can split safely.
    ///
    /// The service splits a path at the separators `/`, `;`, `=` and `,`. It may decode the path before it splits it,
    /// so an escaped separator such as `%2F` could be mistaken for a separator. To prevent this, text with an escaped
    /// separator or an escaped `%` is escaped again, which turns `%2F` into `%252F`.
    fileprivate var encodedForPath: String {
        let parts = split(separator: "%", omittingEmptySubsequences: false)
        let isAmbiguous = parts.dropFirst().contains { ["25", "2C", "2F", "3B", "3D"].contains($0.prefix(2)) }
        return isAmbiguous ? parts.joined(separator: "%25") : self
    }
}

extension WordText {
    /// The headword as a path segment, in the form that version 1 requires: in lowercase, with `_` for spaces.
    ///
    /// Lowercasing a letter such as `İ` adds a Unicode scalar. If the lowercased headword would exceed the maximum
    /// length of 128 scalars, the headword keeps its letter case.
    var segment: String {
        let encoded = EntryID(self).rawValue
        // Replace bytes instead of characters. If a combining mark follows a space, Swift treats the two as a single
        // character, which is not a space.
        let spaced = String(decoding: text.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
        let lowered = spaced.lowercased()
        if lowered.utf8.elementsEqual(text.utf8) { return encoded }
        let words = [lowered, spaced].lazy.compactMap { try? WordText(validating: $0) }
        return words.first.map { EntryID($0).rawValue } ?? encoded
    }
}
