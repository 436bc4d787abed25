import Synchronization

/// Writes what is found in the order of the words, and the mistakes in the lines between them.
final class FindingWriter: Sendable {
    private struct State {
        /// For each line that is not written yet, its mistake, or `nil` if it is a word.
        var lines: [Finding?] = []
        var hasWritten = false
        var status = ExitStatus.found
    }

    private let separator: String
    private let state = Mutex(State())

    /// Creates a writer that writes a text between two outputs.
    init(separator: String) {
        self.separator = separator
    }

    /// The exit status: that of the first word that was not found or failed.
    var status: ExitStatus { state.withLock(\.status) }

    /// Takes note of a word that is looked up.
    func addWord() {
        state.withLock { $0.lines.append(nil) }
    }

    /// Writes a mistake, after the words of the lines before it.
    func add(_ mistake: String) {
        state.withLock { state in
            state.lines.append(Finding(error: mistake, status: .usage))
            writeMistakes(&state)
        }
    }

    /// Writes what was found for the next word.
    func write(_ finding: Finding) {
        state.withLock { state in
            state.lines = Array(state.lines.dropFirst())
            write(finding, &state)
            writeMistakes(&state)
        }
    }

    private func writeMistakes(_ state: inout State) {
        while case let mistake?? = state.lines.first {
            state.lines.removeFirst()
            write(mistake, &state)
        }
    }

    private func write(_ finding: Finding, _ state: inout State) {
        if let output = finding.output {
            System.write(state.hasWritten ? separator + output : output)
            state.hasWritten = true
        }
        if let error = finding.error { System.report("oxford: \(error)") }
        if state.status == .found { state.status = finding.status }
    }
}
