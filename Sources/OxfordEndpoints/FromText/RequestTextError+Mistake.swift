extension RequestTextError {
    /// A mistake in the text of a request.
    public struct Mistake: Hashable, Sendable {
        /// A kind of mistake.
        public struct Reason: Hashable, Sendable, CustomStringConvertible {
            /// The name of the constant.
            public let description: String

            private init(_ description: String) {
                self.description = description
            }

            /// There is no endpoint with the name.
            public static let unknownEndpoint = Reason("unknownEndpoint")
            /// A required argument is missing.
            public static let missingArgument = Reason("missingArgument")
            /// There are more arguments than the endpoint accepts.
            public static let surplusArgument = Reason("surplusArgument")
            /// The endpoint does not accept a parameter with the name.
            public static let unknownParameter = Reason("unknownParameter")
            /// A required parameter is missing.
            public static let missingParameter = Reason("missingParameter")
            /// The argument or parameter does not accept the value.
            public static let unacceptableValue = Reason("unacceptableValue")
        }

        /// A part of the text of a request.
        ///
        /// The set is closed: a request has no other parts.
        public enum Place: Hashable, Sendable {
            /// The endpoint's name, or the request as a whole if something is missing.
            case endpoint
            /// The argument at an index.
            case argument(Int)
            /// The parameter at an index.
            case parameter(Int)
        }

        /// The kind of the mistake.
        public let reason: Reason

        /// The part of the text that contains the mistake.
        public let place: Place

        /// The incorrect text; empty if something is missing.
        public let text: String

        /// The endpoint, argument or parameter with the mistake.
        public let subject: String

        /// The accepted values or names, the nearest spelling first.
        public let acceptedValues: [String]

        /// The rule that the text breaks, or advice, if there is any.
        public let rule: String?

        package init(
            _ reason: Reason, at place: Place = .endpoint, text: String = "", of subject: String = "the endpoint",
            accepted: [String] = [], rule: String? = nil
        ) {
            self.reason = reason
            self.place = place
            self.text = text
            self.subject = subject
            self.acceptedValues = accepted.nearestSpellingFirst(to: text)
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
    /// The mistake and the correction, in one line.
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
        let suggestion = acceptedValues.count > 4 ? acceptedValues.suggestion(for: text) : ""
        return suggestion.isEmpty ? "; use \(list)" : suggestion
    }

    private var list: String {
        acceptedValues.count < 2
            ? acceptedValues.joined()
            : "\(acceptedValues.dropLast().joined(separator: ", ")) or \(acceptedValues.last ?? "")"
    }
}
