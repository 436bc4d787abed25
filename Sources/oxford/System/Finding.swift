/// The result of looking up a word or a line: the text for standard output, the message for standard error, and the
/// exit status.
struct Finding {
    var output: String?
    let error: String?
    /// Advice about the error, which is the same for every word that has it.
    var advice: String?
    let status: ExitStatus
    var calls = 0
}

/// A writer that prints results.
struct FindingWriter {
    var separator = ""
    private(set) var hasWritten = false
    private(set) var hasAdvised = false

    /// The exit status for all results.
    ///
    /// This is the status of the first look-up that failed or whose word was not found, or `found` if there is none.
    /// Rejected credentials and used-up calls take precedence, so that a script knows that the rest of the words was
    /// not looked up.
    private(set) var status = ExitStatus.found

    mutating func write(_ finding: Finding) {
        if let output = finding.output {
            System.print(hasWritten ? separator + output : output)
            hasWritten = true
        }
        if let error = finding.error {
            let advice = hasAdvised ? nil : finding.advice
            System.report([error, advice].compactMap(\.self).joined(separator: "; "))
            hasAdvised = hasAdvised || advice != nil
        }
        if status == .found || [.credentials, .spent].contains(finding.status) { status = finding.status }
    }
}
