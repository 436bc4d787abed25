import Synchronization

/// Writes results and invalid lines in input order.
final class FindingWriter: Sendable {
    private struct State {
        /// The lines not written yet: an error for an invalid line, `nil` for a word.
        var lines: [Finding?] = []
        var isEmpty = true
        var hasWritten = false
        var status = ExitStatus.found
    }

    private let separator: String
    private let state = Mutex(State())

    init(separator: String) {
        self.separator = separator
    }

    /// The exit status of the first line that failed or was not found.
    var status: ExitStatus { state.withLock(\.status) }

    /// Whether there was neither a word nor an invalid line.
    var isEmpty: Bool { state.withLock(\.isEmpty) }

    /// Reserves the position of a word whose look-up starts.
    func addWord() {
        state.withLock { state in
            state.lines.append(nil)
            state.isEmpty = false
        }
    }

    /// Reports an invalid line, after the results of the lines before it.
    func add(_ mistake: String) {
        state.withLock { state in
            state.lines.append(Finding(error: mistake, status: .usage))
            state.isEmpty = false
            writeMistakes(&state)
        }
    }

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
