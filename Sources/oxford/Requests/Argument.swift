/// A command-line argument and its position; the first after the tool's name is 1.
struct Argument {
    let position: Int
    let text: String
}

/// A parameter as typed: `--fields examples`.
struct NamedValue {
    let name: String
    let position: Int
    let value: Argument
}

struct ArgumentMistake: CustomStringConvertible {
    /// The position of the argument, or `nil` if there are no arguments.
    let position: Int?
    let text: String

    init(at position: Int?, _ text: String) {
        self.position = position
        self.text = text
    }

    var description: String { position.map { "argument \($0): \(text)" } ?? text }
}
