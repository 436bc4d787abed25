/// Lays text out: colours, and lines of a width.
struct Paper {
    enum Color: String, CaseIterable {
        case auto, always, never
    }

    enum Style: String {
        case bold = "1"
        case faint = "2"
        case italic = "3"
    }

    private let hasColor: Bool
    /// How many characters a line has; where output is no terminal, as many as it takes.
    private let width: Int?
    private(set) var lines: [String] = []

    init(color: Color, terminalWidth: Int?, environment: [String: String]) {
        let isWanted = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
        hasColor = color == .always || color == .auto && terminalWidth != nil && isWanted
        width = terminalWidth.map { max($0, 20) }
    }

    func styled(_ text: String, _ style: Style) -> String {
        hasColor && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Adds a paragraph: what stands before its first line, and its words, in a style, broken where they do not fit.
    mutating func add(_ text: String, after lead: String = "", indent: Int = 0, style: Style? = nil) {
        let first = String(repeating: " ", count: indent) + lead
        let hanging = String(repeating: " ", count: first.count)
        var line = ""
        var start = first
        func finished() -> String { start + (style.map { styled(line, $0) } ?? line) }
        for word in text.split(separator: " ") {
            if let width, !line.isEmpty, start.count + line.count + 1 + word.count > width {
                lines.append(finished())
                (line, start) = ("", hanging)
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        lines.append(finished())
    }

    mutating func addBlank() {
        if lines.last?.isEmpty == false { lines.append("") }
    }
}
