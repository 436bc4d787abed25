import OxfordEndpoints

extension URLWriter {
    /// Writes the filters to one path segment, separated by `;`, or writes nothing if there are no filters.
    mutating func segment(_ filters: Filters<some OxfordFilter>) {
        if filters.isEmpty { return }
        segment(encoded: filters.map(\.term.inPath).joined(separator: ";"))
    }

    /// Writes a path segment with the target language of translations.
    mutating func segment(translationsTo target: V1.BilingualTargetLanguage) {
        segment(encoded: "translations=\(target.rawValue)")
    }
}

extension FilterTerm {
    /// Creates a filter term that consists only of the name of a parameter, such as `definitions`.
    ///
    /// `FilterTerm` has no form for a name without a value, so this initializer creates a term with an empty list.
    /// ``inPath`` then returns only the name.
    init(name parameter: Parameter) {
        self.init(emptyList: parameter)
    }

    /// The term's name and values, percent-encoded for a URL's path.
    ///
    /// The service may decode the path before splitting it into filters and values. A value that contains `;`, `=`,
    /// `,`, `/`, or `%` would then be split too, so such a value is percent-encoded twice.
    var inPath: String {
        let values = description.dropFirst(name.count + 1)
        if values.isEmpty { return name }
        let encoded = String(values).parts(between: UInt8(ascii: ",")).map(\.encodedForPath)
        return name + "=" + encoded.joined(separator: ",")
    }
}

extension String {
    /// This percent-encoded text, encoded a second time if it contains an escaped separator or an escaped `%`.
    ///
    /// The second encoding keeps the text in one piece if the service decodes the path before splitting it at the
    /// separators.
    fileprivate var encodedForPath: String {
        let parts = parts(between: UInt8(ascii: "%"))
        let isAmbiguous = parts.dropFirst().contains { ["25", "2C", "2F", "3B", "3D"].contains($0.prefix(2)) }
        return isAmbiguous ? parts.joined(separator: "%25") : self
    }
}

extension Headword {
    /// The headword in the form that version 1 requires: in lowercase, with `_` for spaces.
    ///
    /// In two cases, the headword is not completely lowercased:
    ///
    /// - Lowercasing a letter such as `İ` adds a Unicode scalar. If the headword would then exceed the maximum length
    ///   of 128 scalars, it keeps its letter case.
    /// - A headword that was created from an entry ID may contain bytes that are not valid UTF-8. Only its ASCII
    ///   letters are then lowercased.
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
