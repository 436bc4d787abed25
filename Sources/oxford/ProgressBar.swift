import OxfordTransport
import Synchronization

/// The progress of the look-ups of lines, as the last line of the terminal.
///
/// It is shown only if standard error is a terminal that can erase a line, and the lines are not typed there.
final class ProgressBar: Sendable {
    private static let width = 20

    private let isShown: Bool
    private let start = ContinuousClock.now
    /// The size of standard input, if it is a file.
    private let inputSize: Int?
    private let bytesRead = Atomic(0)
    private let wordsRead = Atomic(0)

    init(environment: [String: String]) {
        isShown =
            System.standardErrorIsTerminal && !System.standardInputIsTerminal
            && !["", "dumb"].contains(environment["TERM", default: ""])
        inputSize = System.standardInputSize
    }

    /// Counts a line that was read.
    func addLine(_ text: String) {
        bytesRead.add(text.utf8.count + 1, ordering: .relaxed)
    }

    /// Counts a word that is looked up.
    func addWord() {
        wordsRead.add(1, ordering: .relaxed)
    }

    /// Shows the progress of the look-ups.
    func show(_ progress: OxfordBatch.Progress) {
        guard isShown else { return }
        guard let part = part(done: progress.done) else { return System.show(status: "\(progress)") }
        let filled = min(Self.width, Int(part * Double(Self.width)))
        let bar = String(repeating: "#", count: filled) + String(repeating: " ", count: Self.width - filled)
        let left = progress.done == 0 ? "" : ", \(Self.text(start.duration(to: .now) * (1 / part - 1))) left"
        System.show(status: "[\(bar)] \(progress)\(left)")
    }

    /// Removes the bar.
    func end() {
        System.show(status: "")
    }

    /// Which part of standard input is done; `nil` if its size is not known.
    private func part(done: Int) -> Double? {
        guard let inputSize, inputSize > 0 else { return nil }
        let words = max(1, wordsRead.load(ordering: .relaxed))
        let read = Double(bytesRead.load(ordering: .relaxed)) / Double(inputSize)
        // Some of the words that were read are not done yet.
        return min(1, read * Double(done) / Double(words))
    }

    /// Minutes and seconds, such as 1:05, or hours before them.
    private static func text(_ duration: Duration) -> String {
        let seconds = duration.components.seconds
        let parts = seconds < 3600 ? [seconds / 60, seconds % 60] : [seconds / 3600, seconds / 60 % 60, seconds % 60]
        return parts.enumerated().map { $0 > 0 && $1 < 10 ? "0\($1)" : "\($1)" }.joined(separator: ":")
    }
}
