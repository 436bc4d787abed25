import OxfordTransport

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

struct ArgumentMistake: Error, CustomStringConvertible {
    /// The position of the argument, or `nil` if there are no arguments.
    let position: Int?
    let text: String

    init(at position: Int?, _ text: String) {
        self.position = position
        self.text = text
    }

    var description: String { position.map { "argument \($0): \(text)" } ?? text }
}

/// The wording of messages about text that is not accepted or not known.
enum Wording {
    static func unsupported(_ text: String, for subject: String, use accepted: [String]) -> String {
        "unsupported value \(text.quoted) for \(subject)" + alternatives(to: text, in: accepted)
    }

    static func invalid(_ text: String, for subject: String, because rule: String) -> String {
        "invalid value \(text.quoted) for \(subject): \(rule)"
    }

    /// Returns a note about a value that is sent although it is unknown, or `nil` for a known value.
    static func note<Value: OxfordVocabulary>(about value: Value, for subject: String) -> String? {
        if Value.known.contains(value) { return nil }
        let advice =
            Value.advice(for: value.rawValue)
            ?? Value.knownIDs.nearestSpelling(to: value.rawValue).map { "did you mean \($0)?" }
        return note(about: value.rawValue, for: subject, advice: advice)
    }

    static func note(about text: String, for subject: String, advice: String?) -> String {
        "unknown value \(text.quoted) for \(subject), kept as is" + (advice.map { "; \($0)" } ?? "")
    }

    /// Returns a suggestion for a misspelled name or value, or a list of what is accepted.
    static func alternatives(to text: String, in accepted: [String]) -> String {
        let nearest = accepted.nearestSpelling(to: text)
        // A guess may be wrong, so show a short list in full.
        if let nearest, accepted.count > 4 { return "; did you mean \(nearest)?" }
        let sorted = (nearest.map { [$0] } ?? []) + accepted.filter { $0 != nearest }
        guard let last = sorted.last else { return "" }
        let others = sorted.dropLast().joined(separator: ", ")
        return "; use \(others.isEmpty ? last : "\(others) or \(last)")"
    }
}

extension String {
    /// The message with a further way to go on, in a new sentence if the message ends with a question.
    func offering(_ way: String) -> String { hasSuffix("?") ? "\(self) To \(way)" : "\(self); to \(way)" }
}
