extension System {
    /// Returns the next line of standard input that is not blank, or `nil` after the last line or after Ctrl-C.
    ///
    /// The line counts as a look-up in flight until ``finish()`` is called.
    static func nextWord() async throws(ReadError) -> InputLine? {
        while !isInterrupted, let line = try await nextLine() {
            if !line.isCutOff, line.text?.allSatisfy(\.isWhitespace) == true { continue }
            if isInterrupted { return nil }
            begin()
            return line
        }
        return nil
    }
}
