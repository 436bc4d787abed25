/// The refused and unknown values in the text of a request.
package struct TextFindings: Sendable {
    package var refused: [RefusedValue] = []

    /// The values that are accepted although they are unknown.
    package var unknown: [UnknownValue] = []

    package init() {}

    package mutating func refuse(
        _ text: String, of subject: String, accepted: [String] = [], rule: String? = nil
    ) {
        refused.append(RefusedValue(text: text, subject: subject, accepted: accepted, rule: rule))
    }

    /// Not inlined, to keep one copy of the code for all vocabularies.
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

/// A value that an argument or a parameter does not accept.
package struct RefusedValue: Sendable {
    package let text: String

    /// The name of the argument or parameter.
    package let subject: String

    package let accepted: [String]
    package let rule: String?

    package init(text: String, subject: String, accepted: [String], rule: String?) {
        self.text = text
        self.subject = subject
        self.accepted = accepted
        self.rule = rule
    }
}

extension OxfordVocabulary {
    /// Creates a value from text, and records the text if it is refused or unknown.
    package init?(text: String, of subject: String, findings: inout TextFindings) {
        let value = text.isEmpty ? nil : Self(rawValue: text)
        if value.map(\.isKnown) != true {
            findings.note(
                text, of: subject, isRefused: value == nil, known: Self.knownIDs, advice: Self.advice(for: text))
        }
        guard let value else { return nil }
        self = value
    }

    /// Uses indices, because without specialization `known.contains` finds each element with several generic calls.
    private var isKnown: Bool {
        let known = Self.known
        return known.indices.contains { known[$0] == self }
    }

    package static var knownIDs: [String] { known.map(\.rawValue) }
}
