/// What reading values from text found besides the values.
package struct TextFindings: Sendable {
    /// The values that are refused, in their order.
    package var refused: [RefusedValue] = []

    /// The values that are accepted although they are not known, in their order.
    package var unknown: [UnknownValue] = []

    /// Creates findings without any.
    package init() {}

    package mutating func refuse(
        _ text: String, of subject: String, accepted: [String] = [], rule: String? = nil
    ) {
        refused.append(RefusedValue(text: text, subject: subject, accepted: accepted, rule: rule))
    }
}

/// A text that an argument or a parameter does not take as a value.
package struct RefusedValue: Sendable {
    /// The text.
    package let text: String

    /// The argument or parameter.
    package let subject: String

    /// The values that are accepted instead, if there is a list.
    package let accepted: [String]

    /// The rule that the text breaks, if there is one.
    package let rule: String?

    /// Creates a refusal.
    package init(text: String, subject: String, accepted: [String], rule: String?) {
        self.text = text
        self.subject = subject
        self.accepted = accepted
        self.rule = rule
    }
}

extension OxfordVocabulary {
    /// Creates a value from text, or refuses it; notes a value that is not known.
    package init?(text: String, of subject: String, findings: inout TextFindings) {
        guard !text.isEmpty, let value = Self(rawValue: text) else {
            findings.refuse(text, of: subject, accepted: Self.knownIDs, rule: Self.advice(for: text))
            return nil
        }
        if !Self.known.contains(value) {
            findings.unknown.append(
                UnknownValue(text, of: subject, known: Self.knownIDs, advice: Self.advice(for: text)))
        }
        self = value
    }

    /// The raw values of the known values.
    package static var knownIDs: [String] { known.map(\.rawValue) }
}
