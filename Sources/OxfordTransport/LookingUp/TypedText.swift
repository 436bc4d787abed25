import OxfordEndpoints

extension String {
    /// Returns text that a user typed in the form that the service knows words in.
    ///
    /// White space around the text is removed, each run of white space becomes one space, and the typographic
    /// apostrophes that keyboards insert become straight. Everything else stays as it is.
    func cleaned() -> String {
        var cleaned = String.UnicodeScalarView()
        var isAfterSpace = false
        // Go through the scalars instead of the characters. If a combining mark follows a space, Swift treats the two
        // as a single character, which is not white space.
        for scalar in unicodeScalars {
            if scalar.properties.isWhitespace {
                isAfterSpace = true
                continue
            }
            if isAfterSpace, !cleaned.isEmpty { cleaned.append(" ") }
            isAfterSpace = false
            cleaned.append(scalar == "’" || scalar == "‘" ? "'" : scalar)
        }
        return String(cleaned)
    }
}

extension Headword {
    /// Creates a headword from text that a user typed, after cleaning the text.
    ///
    /// - Throws: ``OxfordError`` with the reason ``OxfordError/Reason-swift.struct/invalidWord`` and 0 calls.
    init(typed text: some StringProtocol) throws(OxfordError) {
        do throws(InvalidText) {
            try self.init(validating: String(text).cleaned())
        } catch {
            throw OxfordError(.invalidWord, message: error.description)
        }
    }
}
