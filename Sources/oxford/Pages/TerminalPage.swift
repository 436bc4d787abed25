/// A page of text for a terminal, with colors and wrapped lines.
struct TerminalPage {
    enum Color: String, CaseIterable {
        case auto, always, never
    }

    enum Style: String {
        case bold = "1"
        case faint = "2"
        case italic = "3"
    }

    private let hasColor: Bool
    /// The maximum number of characters per line, or `nil` for no limit.
    ///
    /// The width is at least 20 columns, even if the terminal is narrower.
    private let width: Int?
    private(set) var lines: [String] = []

    init(color: Color, terminalWidth: Int?) {
        hasColor =
            switch color {
            case .always: true
            case .never: false
            case .auto:
                terminalWidth != nil && (System.variable("NO_COLOR") ?? "").isEmpty && System.variable("TERM") != "dumb"
            }
        width = terminalWidth.map { max($0, 20) }
    }

    /// Adds a paragraph that begins with `lead`, followed by `text`, and wraps it to the width of the page.
    ///
    /// If `text` does not fit on one line, it continues on indented lines, so that all of its lines begin in the same
    /// column.
    mutating func add(_ text: String, after lead: String = "", indent: Int = 0, style: Style? = nil) {
        add([(text, style)], after: lead, indent: indent)
    }

    /// Adds a wrapped paragraph whose parts can have different styles.
    mutating func add(_ parts: [(text: String, style: Style?)], after lead: String = "", indent: Int = 0) {
        var start = String(repeating: " ", count: indent) + lead
        var length = start.count
        var line: [(text: String, style: Style?)] = []
        for part in parts {
            for word in part.text.printable.split(separator: " ") {
                if let width, !line.isEmpty, length + 1 + word.count > width {
                    lines.append(start + shown(line))
                    start = String(repeating: " ", count: indent + lead.count)
                    (line, length) = ([], start.count)
                }
                length += (line.isEmpty ? 0 : 1) + word.count
                line.append((String(word), part.style))
            }
        }
        lines.append(start + shown(line))
    }

    /// Joins the words into a line.
    ///
    /// Adjacent words with the same style share one pair of escape sequences.
    private func shown(_ words: [(text: String, style: Style?)]) -> String {
        var runs: [(text: String, style: Style?)] = []
        for word in words {
            if let last = runs.popLast() {
                runs += last.style == word.style ? [("\(last.text) \(word.text)", last.style)] : [last, word]
            } else {
                runs.append(word)
            }
        }
        return runs.map { run in
            run.style.map { hasColor ? "\u{1B}[\($0.rawValue)m\(run.text)\u{1B}[0m" : run.text } ?? run.text
        }.joined(separator: " ")
    }

    /// Adds a line of cells, each padded to its width.
    ///
    /// The text is aligned to the left, or to the right if the cell's width is negative.
    mutating func addRow(_ cells: [(text: String, width: Int)]) {
        let padded = cells.map { text, width in
            let gap = String(repeating: " ", count: max(0, abs(width) - text.count))
            return width < 0 ? gap + text : text + gap
        }
        lines.append(padded.joined())
    }

    mutating func addBlank() {
        if lines.last?.isEmpty == false { lines.append("") }
    }
}
