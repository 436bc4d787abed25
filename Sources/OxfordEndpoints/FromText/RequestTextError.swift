/// Why a text makes no request.
///
/// Its description is one line that says what is wrong, what was probably meant, and what is accepted.
///
/// ```swift
/// do {
///     _ = try EntriesRequest(arguments: ["en-gb", "ace"], parameters: [("strictmatch", "true")])
/// } catch {
///     print(error)
/// }
/// // entries takes no parameter "strictmatch"; did you mean strictMatch? It takes strictMatch, fields, grammaticalFeatures, lexicalCategory, domains and registers
/// ```
public struct RequestTextError: Error, Hashable, Sendable {
    /// What is wrong.
    ///
    /// Ask for it where a program does more than show the error.
    ///
    /// ```swift
    /// do {
    ///     _ = try EndpointCatalog.version2.request("rhymes", arguments: ["en-gb", "mouse"])
    /// } catch {
    ///     print(error.reason == .unknownEndpoint ? "not an endpoint: \(error.text)" : "asked wrongly")
    /// }
    /// // not an endpoint: rhymes
    /// ```
    public enum Reason: Hashable, Sendable {
        /// No endpoint has the name.
        case unknownEndpoint
        /// An argument of the path is not there.
        case missingArgument
        /// There are more arguments than the path has.
        case surplusArgument
        /// The endpoint takes no parameter of the name.
        case unknownParameter
        /// A parameter that must be there is not.
        case missingParameter
        /// An argument or a parameter does not take the value.
        case unacceptableValue
    }

    /// What is wrong.
    public let reason: Reason

    /// The text that is wrong; empty where one is missing.
    public let text: String

    /// The endpoint, argument or parameter that does not take it, or lacks it.
    public let subject: String

    /// What is accepted in its place, the nearest spelling first.
    public let accepted: [String]

    /// The rule that a value breaks, where there is no list of what is accepted.
    public let rule: String?

    package init(
        _ reason: Reason, text: String = "", of subject: String = "the endpoint", accepted: [String] = [],
        rule: String? = nil
    ) {
        self.reason = reason
        self.text = text
        self.subject = subject
        self.accepted = Spelling.nearestFirst(accepted, to: text)
        self.rule = rule
    }
}

extension RequestTextError: CustomStringConvertible {
    /// What is wrong and what to write, in one line.
    public var description: String {
        switch reason {
        case .unknownEndpoint: "there is no endpoint \(text.quoted)" + alternatives("There are")
        case .missingArgument: "\(subject) needs a \(accepted.joined()): \(rule ?? "")"
        case .missingParameter: "\(subject) needs the parameter \(listed("or"))" + (rule.map { ": \($0)" } ?? "")
        case .surplusArgument: "\(subject) does not take \(text.quoted): \(rule ?? "")"
        case .unknownParameter: "\(subject) takes no parameter \(text.quoted)" + alternatives("It takes")
        case .unacceptableValue:
            "\(subject) does not take \(text.quoted)" + (rule.map { ": \($0)" } ?? alternatives("It takes"))
        }
    }

    private func alternatives(_ verb: String) -> String {
        let suggestion = Spelling.suggestion(from: accepted, for: text)
        let list = accepted.isEmpty ? "none" : listed("and")
        return suggestion.isEmpty ? "; \(verb.lowercased()) \(list)" : "\(suggestion) \(verb) \(list)"
    }

    private func listed(_ conjunction: String) -> String {
        accepted.count < 2
            ? accepted.joined()
            : "\(accepted.dropLast().joined(separator: ", ")) \(conjunction) \(accepted.last ?? "")"
    }
}
