extension RequestTextError {
    /// One thing that is wrong with a text.
    ///
    /// Its description is one line that says what is wrong, what was probably meant, and what is accepted.
    ///
    /// ```swift
    /// do {
    ///     _ = try EndpointCatalog.version2.makeRequest("rhymes", arguments: ["en-gb", "mouse"])
    /// } catch {
    ///     for mistake in error.mistakes where mistake.reason == .unknownEndpoint { print("not here:", mistake.text) }
    /// }
    /// // not here: rhymes
    /// ```
    public struct Mistake: Hashable, Sendable {
        /// What is wrong, as a constant to compare with.
        public struct Reason: Hashable, Sendable, CustomStringConvertible {
            /// The name of the constant.
            public let description: String

            private init(_ description: String) {
                self.description = description
            }

            /// No endpoint has the name.
            public static let unknownEndpoint = Reason("unknownEndpoint")
            /// A required argument is missing.
            public static let missingArgument = Reason("missingArgument")
            /// There are more arguments than the endpoint takes.
            public static let surplusArgument = Reason("surplusArgument")
            /// The endpoint takes no parameter of the name.
            public static let unknownParameter = Reason("unknownParameter")
            /// A required parameter is missing.
            public static let missingParameter = Reason("missingParameter")
            /// An argument or a parameter does not take the value.
            public static let unacceptableValue = Reason("unacceptableValue")
        }

        /// Where a mistake is.
        ///
        /// These are the three things that a request is made from, so there will be no others.
        public enum Place: Hashable, Sendable {
            /// In the name of the endpoint, or in what is missing.
            case endpoint
            /// In the argument at an index.
            case argument(Int)
            /// In the parameter at an index.
            case parameter(Int)
        }

        /// What is wrong.
        public let reason: Reason

        /// Where it is wrong.
        public let place: Place

        /// The text that is wrong; empty if something is missing.
        public let text: String

        /// The endpoint, argument or parameter that does not take the text, or lacks it.
        public let subject: String

        /// What is accepted instead, the nearest spelling first.
        public let acceptedValues: [String]

        /// The rule that a value breaks, if there is no list of accepted values.
        public let rule: String?

        package init(
            _ reason: Reason, at place: Place = .endpoint, text: String = "", of subject: String = "the endpoint",
            accepted: [String] = [], rule: String? = nil
        ) {
            self.reason = reason
            self.place = place
            self.text = text
            self.subject = subject
            self.acceptedValues = Spelling.nearestFirst(accepted, to: text)
            self.rule = rule
        }

        package init(_ value: RefusedValue, at place: Place = .endpoint) {
            self.init(
                .unacceptableValue, at: place, text: value.text, of: value.subject, accepted: value.accepted,
                rule: value.rule)
        }
    }
}

extension RequestTextError.Mistake: CustomStringConvertible {
    /// What is wrong and what to write, in one line.
    public var description: String {
        switch reason {
        case .unknownEndpoint: "unknown endpoint \(text.quoted)" + alternatives
        case .missingArgument: "missing argument \(acceptedValues.joined().uppercased()); write \(rule ?? "")"
        case .missingParameter: "missing parameter for \(subject); add \(list)" + (rule.map { ": \($0)" } ?? "")
        case .surplusArgument: "unexpected argument \(text.quoted); write \(rule ?? "")"
        case .unknownParameter where acceptedValues.isEmpty:
            "unknown parameter \(text.quoted); \(subject) takes no parameters"
        case .unknownParameter: "unknown parameter \(text.quoted) for \(subject)" + alternatives
        default:
            rule.map { "invalid value \(text.quoted) for \(subject): \($0)" }
                ?? "unsupported value \(text.quoted) for \(subject)" + alternatives
        }
    }

    private var alternatives: String {
        if acceptedValues.isEmpty { return "" }
        // A guess may be wrong, so show a short list in full.
        let suggestion = acceptedValues.count > 4 ? Spelling.suggestion(from: acceptedValues, for: text) : ""
        return suggestion.isEmpty ? "; use \(list)" : suggestion
    }

    private var list: String {
        acceptedValues.count < 2
            ? acceptedValues.joined()
            : "\(acceptedValues.dropLast().joined(separator: ", ")) or \(acceptedValues.last ?? "")"
    }
}
