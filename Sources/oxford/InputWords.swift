import OxfordTransport

/// The words on the lines of standard input, up to its end or Ctrl-C.
struct InputWords: AsyncSequence, Sendable {
    typealias Element = String
    typealias Failure = Never

    private let writer: FindingWriter
    private let bar: ProgressBar

    /// Creates a sequence that skips and reports invalid lines.
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

        /// Reports text that is not a valid word, with the number of its line.
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
