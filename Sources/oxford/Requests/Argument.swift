import OxfordTransport

/// A command-line argument and its position.
///
/// The first argument after the tool's name has position 1.
struct Argument {
    let position: Int
    let text: String
}

/// A parameter as the user typed it, such as `--fields examples`.
struct NamedValue {
    let name: String
    let position: Int
    let value: Argument
}

/// A mistake in the arguments, with a message for the user.
struct ArgumentMistake: Error, CustomStringConvertible {
    /// The position of the invalid argument, or `nil` if the mistake is not in a single argument.
    let position: Int?
    let text: String

    var description: String { position.map { "argument \($0): \(text)" } ?? text }
}

extension [ArgumentMistake] {
    mutating func add(_ text: String, at position: Int?) {
        append(ArgumentMistake(position: position, text: text))
    }
}

/// The messages about rejected values, and about unknown values that are accepted anyway.
enum Wording {
    static func unsupported(_ text: String, for subject: String, use accepted: [String]) -> String {
        "unsupported value \(text.quoted) for \(subject)" + alternatives(to: text, in: accepted)
    }

    static func invalid(_ text: String, for subject: String, because rule: String) -> String {
        "invalid value \(text.quoted) for \(subject): \(rule)"
    }

    /// Returns a note about a value that the library does not know.
    static func note(about text: String, for subject: String, advice: String?) -> String {
        "using the unknown value \(text.quoted) for \(subject)" + (advice.map { "; \($0)" } ?? "")
    }

    /// Returns the last part of an error message: the nearest accepted value as a suggestion, or a list of the accepted
    /// values.
    static func alternatives(to text: String, in accepted: [String]) -> String {
        let nearest = accepted.nearestSpelling(to: text)
        // The user may have intended another value than the nearest one. If only a few values are accepted, list them
        // all.
        if let nearest, accepted.count > 4 { return "; did you mean \(nearest)?" }
        let sorted = (nearest.map { [$0] } ?? []) + accepted.filter { $0 != nearest }
        return sorted.isEmpty ? "" : "; use \(list(sorted))"
    }

    /// Returns the values as a list such as `auto, always or never`.
    static func list(_ values: [String]) -> String {
        let others = values.dropLast().joined(separator: ", ")
        return (others.isEmpty ? "" : "\(others) or ") + (values.last ?? "")
    }
}
