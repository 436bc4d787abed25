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
    /// The maximum number of columns per line, or `nil` for no limit.
    ///
    /// The width is at least 20 columns, even if the terminal is narrower.
    private let width: Int?
    private(set) var lines: [String] = []
    var text: String { lines.joined(separator: "\n") }

    init(color: Color, terminalWidth: Int? = System.width(of: .output)) {
        let isColorTerminal =
            terminalWidth != nil && (System.variable("NO_COLOR") ?? "").isEmpty && System.hasEscapeSequences
        hasColor = color == .always || color == .auto && isColorTerminal
        width = terminalWidth.map { max($0, 20) }
    }

    /// Adds a paragraph that begins with `lead`, followed by `text`, and wraps it to the width of the page.
    ///
    /// If `text` does not fit on one line, it continues on indented lines, so that all of its lines begin in the same
    /// column. In a terminal where this column would leave no room, they are indented by four columns instead.
    mutating func add(_ text: String, after lead: String = "", indent: Int = 0, style: Style? = nil) {
        add([(text, style)], after: lead, indent: indent)
    }

    /// Adds a wrapped paragraph whose parts can have different styles.
    mutating func add(_ parts: [(text: String, style: Style?)], after lead: String = "", indent: Int = 0) {
        // The indentation of the deepest senses would leave no room for their text in a narrow terminal, and would take
        // more space than the text in a file.
        let indent = min(indent, (width ?? 80) / 2)
        let margin = String(repeating: " ", count: indent)
        let (start, width) = (indent + lead.columns, width ?? .max)
        let isHanging = hasRoom(after: start) || start + parts.reduce(0) { $0 + $1.text.columns } <= width
        var paragraph = Paragraph(
            line: isHanging ? margin + lead : margin, start: isHanging ? start : indent + 4, width: width,
            hasColor: hasColor)
        for part in isHanging ? parts : [(lead, nil)] + parts {
            for word in part.text.printable.split(separator: " ") { paragraph.add(word, in: part.style) }
        }
        paragraph.breakLine()
        lines += paragraph.lines
    }

    /// Whether the lines have at least 24 columns, or half of their width, after a column.
    func hasRoom(after column: Int) -> Bool { width.map { $0 - column >= min(24, $0 / 2) } ?? true }

    mutating func addBlank() {
        if lines.last?.isEmpty == false { lines.append("") }
    }
}

/// A paragraph that is wrapped while its words are added.
private struct Paragraph {
    private(set) var lines: [String] = []
    private(set) var line: String
    /// The column in which the text of each line after the first begins.
    let start: Int
    let width: Int
    let hasColor: Bool
    private(set) lazy var column = line.columns
    /// Whether the line has no words yet.
    private(set) var isEmpty = true
    /// The style whose escape sequence the line has begun.
    private(set) var style: TerminalPage.Style?

    /// Adds a word to the line, or to the next line if the word does not fit.
    ///
    /// Adjacent words with the same style share one pair of escape sequences. A word that is wider than a whole line,
    /// such as a sentence in Chinese, is broken between characters.
    mutating func add(_ word: Substring, in style: TerminalPage.Style?) {
        let length = word.columns
        if !isEmpty, column + 1 + length > width { breakLine() }
        if style != self.style { use(nil) }
        if !isEmpty {
            line += " "
            column += 1
        }
        for part in column + length > width ? word.map(String.init) : [String(word)] {
            let length = part.columns
            if !isEmpty, column + length > width { breakLine() }
            use(style)
            line += part
            column += length
            isEmpty = false
        }
    }

    mutating func breakLine() {
        use(nil)
        lines.append(line)
        line = String(repeating: " ", count: start)
        column = start
        isEmpty = true
    }

    private mutating func use(_ style: TerminalPage.Style?) {
        guard style != self.style else { return }
        if hasColor { line += "\u{1B}[\(style?.rawValue ?? "0")m" }
        self.style = style
    }
}

extension String {
    /// Returns the text with spaces after it up to a width, or before it if the width is negative.
    func padded(to width: Int) -> String {
        let gap = String(repeating: " ", count: max(0, abs(width) - count))
        return width < 0 ? gap + self : self + gap
    }
}
