import OxfordTransport
import Synchronization

/// The words on the lines of standard input.
///
/// The sequence ends when the input ends, or when the user presses Ctrl-C.
struct InputWords: AsyncSequence, Sendable {
    typealias Element = String
    typealias Failure = Never

    private let writer: FindingWriter
    private let bar: ProgressBar

    /// Creates a sequence of the valid words on standard input.
    ///
    /// For each invalid line, the sequence passes an error message to `writer` instead of returning a word.
    init(mistakesTo writer: FindingWriter, progressTo bar: ProgressBar) {
        self.writer = writer
        self.bar = bar
    }

    func makeAsyncIterator() -> Iterator { Iterator(writer: writer, bar: bar) }

    struct Iterator: AsyncIteratorProtocol {
        private let writer: FindingWriter
        private let bar: ProgressBar
        private var number = 0

        fileprivate init(writer: FindingWriter, bar: ProgressBar) {
            self.writer = writer
            self.bar = bar
        }

        mutating func next(isolation: isolated (any Actor)? = #isolation) async -> String? {
            while !System.isInterrupted, let line = await System.nextLine() {
                number += 1
                bar.addLine(line)
                let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                if text.isEmpty { continue }
                if System.isInterrupted { return nil }
                guard isWord(text) else {
                    bar.addInvalidLine()
                    continue
                }
                System.begin()
                writer.addWord()
                bar.addWord()
                return text
            }
            return nil
        }

        /// Returns whether a line of the input is a valid word.
        ///
        /// If the line is not a valid word, this method reports an error with the line number, and returns `false`.
        private func isWord(_ text: String) -> Bool {
            guard !text.hasInvalidUTF8 else {
                writer.add("line \(number): invalid UTF-8 in \(text.quoted); convert the input to UTF-8")
                return false
            }
            do throws(InvalidText) {
                _ = try Headword(validating: text)
                return true
            } catch {
                writer.add("line \(number): invalid word \(text.quoted): \(error)")
                return false
            }
        }
    }
}

/// A writer that prints the result of each look-up, or the error for each invalid line, in input order.
final class FindingWriter: Sendable {
    private struct State {
        /// The input lines whose results or error messages have not been written yet, in input order.
        ///
        /// The array has an element for each line that is not blank. The element is `nil` until the look-up of the
        /// line's word has ended. If the line is invalid, the element is an error message, which is not written before
        /// the results of the preceding lines.
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

    /// The exit status for all lines.
    ///
    /// This is the status of the first line that failed, or `found` if no line failed. A line fails if it is invalid,
    /// if its look-up fails, or if its word is not found.
    var status: ExitStatus { state.withLock(\.status) }

    /// Whether the input read so far contains only blank lines.
    var isEmpty: Bool { state.withLock(\.isEmpty) }

    /// Reserves a place in the output for a word whose look-up is about to start.
    func addWord() {
        state.withLock { state in
            state.lines.append(nil)
            state.isEmpty = false
        }
    }

    /// Adds the error message for an invalid line.
    ///
    /// The message is written after the results of the preceding input lines.
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
