extension System {
    /// Returns the next line of standard input that is not blank, or `nil` after the last line or after Ctrl-C.
    ///
    /// The line counts as a look-up in flight until ``finish()`` is called.
    static func nextWord() async throws(ReadError) -> InputLine? {
        while let line = try await nextLine(), !isInterrupted {
            if !line.isCutOff, line.text?.allSatisfy(\.isWhitespace) == true { continue }
            begin()
            return line
        }
        return nil
    }
}
