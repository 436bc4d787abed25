import OxfordTransport

/// The progress bar that the tool shows while it looks up words from standard input.
///
/// The tool writes the progress bar to standard error, and erases the old bar before it writes a new one. The bar is
/// therefore shown only if standard error is a terminal that supports erasing a line. If standard input is also a
/// terminal, the bar is not shown, because the user types the words to look up in the same terminal.
struct ProgressBar {
    private let isShown: Bool
    private let start = ContinuousClock.now
    /// The size of standard input in bytes, or `nil` if standard input is not a file.
    private let inputSize: Int?
    private var progress = BatchProgress()

    /// Whether no line is done yet.
    var isEmpty: Bool { progress.done == 0 }

    /// Shows an empty bar.
    init() {
        isShown = System.isTerminal(.error) && !System.isTerminal(.input) && System.hasEscapeSequences
        inputSize = System.standardInputSize
        show(after: 0)
    }

    /// Counts the result of a line, which ends after `end` bytes of the input, and shows the bar.
    mutating func add(_ finding: Finding, end: Int) {
        switch finding.status {
        case .found: progress.found += 1
        case .notFound: progress.notFound += 1
        default: progress.failed += 1
        }
        progress.calls += finding.calls
        show(after: end)
    }

    /// Shows the bar after a number of bytes of the input.
    private func show(after bytes: Int) {
        guard isShown else { return }
        guard let inputSize, inputSize > 0 else { return System.show(status: "\(progress)") }
        let part = min(1, Double(bytes) / Double(inputSize))
        let left = isEmpty ? "" : ", \(Self.text(start.duration(to: .now) * (1 / part - 1))) left"
        // In a narrow terminal, the bar and then the time are left out, so that neither is cut off.
        let columns = (System.width(of: .error) ?? 80) - 1
        let text = "\(progress)\(left)".count <= columns ? "\(progress)\(left)" : "\(progress)"
        let width = min(20, columns - text.count - 3)
        guard width >= 5 else { return System.show(status: text) }
        let bar = String(repeating: "#", count: Int(part * Double(width))).padded(to: width)
        System.show(status: "[\(bar)] \(text)")
    }

    /// Returns a duration in minutes and seconds, such as 1:05.
    ///
    /// If the duration is at least an hour, the text also includes the hours, as in 1:00:05.
    private static func text(_ duration: Duration) -> String {
        let seconds = duration.components.seconds
        let parts = seconds < 3600 ? [seconds / 60, seconds % 60] : [seconds / 3600, seconds / 60 % 60, seconds % 60]
        return parts.enumerated().map { $0 > 0 && $1 < 10 ? "0\($1)" : "\($1)" }.joined(separator: ":")
    }
}
