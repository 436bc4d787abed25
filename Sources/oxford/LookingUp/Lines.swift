/// A reader of the lines of standard input that are not blank.
struct LineReader {
    private var number = 0
    private var end = 0

    /// Returns the next line with its number, or `nil` after the last line or after Ctrl-C.
    ///
    /// The text has single spaces between its words. The end is the number of bytes from the start of the input to the
    /// end of the line.
    ///
    /// Each line counts as a look-up in flight until ``System/finish()`` is called.
    mutating func next() async throws(ReadError) -> (number: Int, text: String, end: Int)? {
        while !System.isInterrupted, var line = try await System.nextLine() {
            // A byte order mark at the start of a file is no part of the first word.
            if number == 0, line.unicodeScalars.first == "\u{FEFF}" { line.unicodeScalars.removeFirst() }
            number += 1
            end += line.utf8.count + 1
            let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if text.isEmpty { continue }
            if System.isInterrupted { return nil }
            System.begin()
            return (number, text, end)
        }
        return nil
    }
}

/// The result of looking up a word or a line: the text for standard output, the message for standard error, and the
/// exit status.
struct Finding {
    var output: String?
    let error: String?
    let status: ExitStatus
    var calls = 0
}

/// A writer that prints the results of look-ups.
struct FindingWriter {
    let separator: String
    private(set) var hasWritten = false

    /// The exit status for all results.
    ///
    /// This is the status of the first look-up that failed or whose word was not found, or `found` if there is none.
    private(set) var status = ExitStatus.found

    mutating func write(_ finding: Finding) {
        if let output = finding.output {
            System.print(hasWritten ? separator + output : output)
            hasWritten = true
        }
        if let error = finding.error { System.report(error) }
        if status == .found { status = finding.status }
    }
}
