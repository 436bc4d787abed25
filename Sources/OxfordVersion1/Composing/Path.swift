import OxfordEndpoints

extension URLWriter {
    /// Writes the filters as one path segment, separated by `;`.
    ///
    /// If there are no filters, this function writes nothing.
    mutating func append(segment filters: Filters<some OxfordFilter>) {
        if filters.isEmpty { return }
        append(encodedSegment: filters.map(\.term.inPath).joined(separator: ";"))
    }

    /// Writes the path segment for a translation's target language, such as `translations=es`.
    mutating func append(translationsTo target: V1.Language) {
        append(encodedSegment: "translations=\(target.rawValue)")
    }
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
    /// The headword in the form that version 1 requires: in lowercase, with `_` for spaces.
    ///
    /// In two cases, the headword is not completely lowercased:
    ///
    /// - Lowercasing a letter such as `İ` adds a Unicode scalar. If the lowercased headword would exceed the maximum
    ///   length of 128 scalars, the headword keeps its letter case.
    /// - A headword that was created from an entry ID may contain bytes that are not valid UTF-8. In such a headword,
    ///   only the ASCII letters are lowercased.
    var normalized: WordText {
        // Decoding turns invalid bytes into U+FFFD, so the decoded text cannot be used to create the headword.
        if text.unicodeScalars.contains("\u{FFFD}") { return lowercasedASCII }
        var spaced = ""
        for scalar in text.unicodeScalars { spaced.unicodeScalars.append(scalar == " " ? "_" : scalar) }
        let lowered = spaced.lowercased()
        if lowered.utf8.elementsEqual(text.utf8) { return self }
        return (try? WordText(validating: lowered)) ?? (try? WordText(validating: spaced)) ?? self
    }

    private var lowercasedASCII: WordText {
        // The text is split at each `%`, so every part except the first begins with the two digits of an escape.
        let parts = EntryID(self).rawValue.split(separator: "%", omittingEmptySubsequences: false)
        let escapes = parts.dropFirst().map { part in
            let (digits, rest) = (part.prefix(2), part.dropFirst(2).lowercased())
            return digits == "20" ? "_" + rest : "%" + digits + rest
        }
        return (try? WordText(EntryID(parts[0].lowercased() + escapes.joined()))) ?? self
    }
}
