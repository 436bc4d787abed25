import OxfordTransport
import Synchronization

/// The progress bar that the tool shows while it looks up words from standard input.
///
/// The tool writes the progress bar to standard error, and erases the old bar before it writes a new one. The bar is
/// therefore shown only if standard error is a terminal that supports erasing a line. If standard input is also a
/// terminal, the bar is not shown, because the user types the words to look up in the same terminal.
final class ProgressBar: Sendable {
    private static let width = 20

    private let isShown: Bool
    private let start = ContinuousClock.now
    /// The size of standard input in bytes, or `nil` if standard input is not a file.
    private let inputSize: Int?
    private let bytesRead = Atomic(0)
    private let wordsRead = Atomic(0)
    private let state = Mutex(State())

    private struct State {
        var progress = OxfordBatch.Progress()
        var invalidLines = 0
        var notFound = 0
    }

    init() {
        isShown =
            System.isTerminal(.error) && !System.isTerminal(.input)
            && !["", "dumb"].contains(System.variable("TERM") ?? "")
        inputSize = System.standardInputSize
    }

    func addLine(_ text: String) {
        bytesRead.add(text.utf8.count + 1, ordering: .relaxed)
    }

    /// Counts a word whose look-up is about to start.
    func addWord() {
        wordsRead.add(1, ordering: .relaxed)
    }

    /// Counts an invalid line as both done and failed.
    func addInvalidLine() {
        update { $0.invalidLines += 1 }
    }

    /// Counts a word that was not found.
    ///
    /// The progress bar shows how many words were not found. It counts them itself, because `OxfordBatch.Progress`
    /// doesn't include this number.
    func addNotFound() {
        state.withLock { $0.notFound += 1 }
    }

    func show(_ progress: OxfordBatch.Progress) {
        update { $0.progress = progress }
    }

    private func update(_ change: (inout State) -> Void) {
        state.withLock { state in
            change(&state)
            guard isShown else { return }
            let (progress, invalid) = (state.progress, state.invalidLines)
            let done = progress.done + invalid
            let missing = state.notFound == 0 ? "" : "\(state.notFound) not found, "
            let calls = "\(progress.calls) call\(progress.calls == 1 ? "" : "s")"
            let counts = "\(done) done, \(missing)\(progress.failed + invalid) failed, \(calls)"
            guard let part = part(done: done, invalid: invalid) else { return System.show(status: counts) }
            let filled = min(Self.width, Int(part * Double(Self.width)))
            let bar = String(repeating: "#", count: filled) + String(repeating: " ", count: Self.width - filled)
            let left = done == 0 ? "" : ", \(Self.text(start.duration(to: .now) * (1 / part - 1))) left"
            System.show(status: "[\(bar)] \(counts)\(left)")
        }
    }

    func end() {
        System.show(status: "")
    }

    /// Returns the fraction of standard input that has been processed, or `nil` if the size of the input is unknown.
    private func part(done: Int, invalid: Int) -> Double? {
        guard let inputSize, inputSize > 0 else { return nil }
        let lines = max(1, wordsRead.load(ordering: .relaxed) + invalid)
        let read = Double(bytesRead.load(ordering: .relaxed)) / Double(inputSize)
        // Lines are read before their look-ups start. Of the bytes read, count only the share that belongs to lines
        // whose look-ups are done.
        return min(1, read * Double(done) / Double(lines))
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
