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

    /// Notes a text that is not a known value.
    ///
    /// Not inlined, since each vocabulary would have a copy of it.
    @inline(never)
    fileprivate mutating func note(
        _ text: String, of subject: String, isRefused: Bool, known: [String], advice: String?
    ) {
        if isRefused {
            refuse(text, of: subject, accepted: known, rule: advice)
        } else {
            unknown.append(UnknownValue(text, of: subject, known: known, advice: advice))
        }
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
        let value = text.isEmpty ? nil : Self(rawValue: text)
        if value.map(Self.known.contains) != true {
            findings.note(
                text, of: subject, isRefused: value == nil, known: Self.knownIDs, advice: Self.advice(for: text))
        }
        guard let value else { return nil }
        self = value
    }

    /// The raw values of the known values.
    package static var knownIDs: [String] { known.map(\.rawValue) }
}
