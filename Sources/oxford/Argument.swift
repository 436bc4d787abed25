/// What was typed in one place, and in which: the first argument behind the name of the tool is 1.
struct Argument {
    let position: Int
    let text: String
}

/// What is wrong with the arguments, and where.
struct ArgumentMistake: CustomStringConvertible {
    /// The argument that is wrong; nothing where there is none at all.
    let position: Int?
    let text: String

    init(at position: Int?, _ text: String) {
        self.position = position
        self.text = text
    }

    var description: String { position.map { "argument \($0): \(text)" } ?? text }
}
