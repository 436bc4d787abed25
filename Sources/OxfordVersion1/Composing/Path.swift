import OxfordEndpoints

extension URLWriter {
    /// Writes the filters as one path segment, separated by `;`, or nothing if there are none.
    mutating func segment(_ filters: Filters<some OxfordFilter>) {
        if filters.isEmpty { return }
        segment(encoded: filters.map(\.term.inPath).joined(separator: ";"))
    }

    /// Writes the target language of translations.
    mutating func segment(translationsTo target: V1.BilingualTargetLanguage) {
        segment(encoded: "translations=\(target.rawValue)")
    }
}

extension FilterTerm {
    /// Creates a term that writes the name of a parameter without a value.
    ///
    /// The core has no such term, so a term that writes an empty list represents it.
    init(name parameter: Parameter) {
        self.init(emptyList: parameter)
    }

    /// The name and the values, encoded for a path.
    ///
    /// The service may decode the path before splitting it into filters and values. A value that contains `;`, `=`,
    /// `,`, `/` or `%` would then be split too, so it is percent-encoded twice.
    var inPath: String {
        let values = description.dropFirst(name.count + 1)
        if values.isEmpty { return name }
        let encoded = String(values).parts(between: UInt8(ascii: ",")).map(\.encodedForPath)
        return name + "=" + encoded.joined(separator: ",")
    }
}

extension String {
    /// The percent-encoded text, encoded a second time if it contains an escaped separator or an escaped `%`.
    fileprivate var encodedForPath: String {
        let parts = parts(between: UInt8(ascii: "%"))
        let isAmbiguous = parts.dropFirst().contains { ["25", "2C", "2F", "3B", "3D"].contains($0.prefix(2)) }
        return isAmbiguous ? parts.joined(separator: "%25") : self
    }
}

extension Headword {
    /// The headword as version 1 writes it, that is, in lowercase and with `_` for spaces.
    ///
    /// Lowercasing a letter such as `İ` adds a scalar. If the result would exceed the limit of 128 scalars, the
    /// headword keeps its letter case. An entry ID may contain bytes that are not valid UTF-8. In such a headword, only
    /// ASCII letters are lowercased.
    var normalized: Headword {
        // Decoding turns invalid bytes into U+FFFD, so the decoded text cannot be used to create the headword.
        if text.unicodeScalars.contains("\u{FFFD}") { return lowercasedASCII }
        var spaced = ""
        for scalar in text.unicodeScalars { spaced.unicodeScalars.append(scalar == " " ? "_" : scalar) }
        let lowered = spaced.lowercased()
        if lowered.utf8.elementsEqual(text.utf8) { return self }
        return (try? Headword(validating: lowered)) ?? (try? Headword(validating: spaced)) ?? self
    }

    private var lowercasedASCII: Headword {
        // The text is split at each `%`, so every part except the first begins with the two digits of an escape.
        let parts = encoded.text.parts(between: UInt8(ascii: "%"))
        let escapes = parts.dropFirst().map { part in
            let (digits, rest) = (part.prefix(2), part.dropFirst(2).lowercased())
            return digits == "20" ? "_" + rest : "%" + digits + rest
        }
        return (try? Headword(EntryID(parts[0].lowercased() + escapes.joined()))) ?? self
    }
}
