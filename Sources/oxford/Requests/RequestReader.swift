import OxfordTransport

/// A reader that parses the arguments and parameters of one request, and collects all mistakes in them.
///
/// If a method of the reader cannot parse a value, the method adds an error to `mistakes` and returns `nil`. The reader
/// can still parse the remaining values, so that the user sees all errors at once.
struct RequestReader {
    private let endpoint: Endpoint
    private let name: Argument
    private let arguments: [Argument]
    private let parameters: [NamedValue]
    /// Whether the user passed an invalid option.
    ///
    /// An invalid option may be a misspelling of the parameter `--q`. If the user passed one, the reader does not
    /// report that `--q` is missing.
    private let hasInvalidOption: Bool
    /// A hint for a user who wrote the name of an endpoint, but may have wanted to look up that word.
    ///
    /// Only the first message contains the hint.
    private var hint: String?
    /// The number of arguments that the endpoint has read so far.
    ///
    /// The number includes arguments that the user did not pass.
    private var readCount = 0
    /// The name of the first argument with an unknown value, or `nil` if there is none.
    ///
    /// If an argument is missing, it is probably the argument with this name. In `entries ace`, for example, the user
    /// left out the language, so the word is read as an unknown language.
    private var doubtfulName: String?

    private(set) var mistakes: [ArgumentMistake] = []
    /// Notes about unknown values that the reader accepted.
    private(set) var notes: [String] = []

    init(
        _ endpoint: Endpoint, named name: Argument, arguments: [Argument], parameters: [NamedValue],
        hasInvalidOption: Bool, hint: String?
    ) {
        self.endpoint = endpoint
        self.name = name
        self.arguments = arguments
        self.parameters = parameters
        self.hasInvalidOption = hasInvalidOption
        self.hint = hint
    }

    /// Creates the request, or returns `nil` if an argument or a parameter is missing or invalid.
    mutating func request() -> (any OxfordEndpointRequest)? {
        let request = endpoint.request(&self)
        if arguments.count > endpoint.arguments.count { refuseSurplus(arguments[endpoint.arguments.count]) }
        for parameter in unknownParameters { refuseUnknown(parameter) }
        if let first = notes.first { notes[0] = hinting(first) }
        return mistakes.isEmpty ? request : nil
    }

    private mutating func refuse(_ message: String, at position: Int) {
        mistakes.append(ArgumentMistake(at: position, hinting(message)))
    }

    private mutating func hinting(_ message: String) -> String {
        defer { hint = nil }
        return hint.map(message.offering) ?? message
    }
}

// The arguments are read in the order in which the endpoint lists them.
extension RequestReader {
    var hasArgument: Bool { readCount < arguments.count }

    mutating func word() -> WordText? {
        guard let (text, name) = next() else { return nil }
        do throws(InvalidText) {
            return try WordText(validating: text.text)
        } catch {
            refuse(Wording.invalid(text.text, for: name, because: "\(error)"), at: text.position)
            return nil
        }
    }

    mutating func value<Value: OxfordVocabulary>(of _: Value.Type, mustBeKnown: Bool = false) -> Value? {
        guard let (text, name) = next() else { return nil }
        let value: Value? = value(text.text, for: name, at: text.position, mustBeKnown: mustBeKnown)
        if doubtfulName == nil, value.map(Value.known.contains) != true { doubtfulName = name }
        return value
    }

    /// Reads a language pair if at least two arguments are left, and a single language otherwise.
    mutating func dataset() -> Dataset? {
        arguments.count > readCount + 1
            ? languagePair().map { .bilingual($0) } : value(of: MonolingualLanguage.self).map { .monolingual($0) }
    }

    /// Reads a source and a target language.
    ///
    /// This method accepts any language pair, because the service may have added pairs since this version of the tool
    /// was released. For an unknown pair, this method adds a note to `notes`.
    mutating func languagePair() -> LanguagePair? {
        let (source, target) = (value(of: BilingualSourceLanguage.self), value(of: BilingualTargetLanguage.self))
        guard let source, let target else { return nil }
        let targets = LanguagePair.known.filter { $0.source == source }.map(\.target)
        // If the target language itself is unknown, there is already a note about it.
        if !targets.isEmpty, !targets.contains(target), BilingualTargetLanguage.known.contains(target) {
            let codes = targets.map(\.rawValue).joined(separator: ", ")
            notes.append(
                Wording.note(about: target.rawValue, for: "target", advice: "known targets for \(source): \(codes)"))
        }
        return LanguagePair(from: source, to: target)
    }

    /// Returns the next argument, and the argument's name for error messages.
    private mutating func next() -> (text: Argument, name: String)? {
        defer { readCount += 1 }
        let argument = endpoint.arguments[readCount]
        if hasArgument { return (arguments[readCount], argument.name) }
        // Report only the first missing argument, because the message shows the usage with all of them.
        if readCount == arguments.count {
            let missing = (doubtfulName ?? argument.name).uppercased()
            refuse("missing argument \(missing); write \(endpoint.usage)", at: name.position)
        }
        return nil
    }

    private mutating func refuseSurplus(_ argument: Argument) {
        let usage = endpoint.usage(text: values(of: .q).isEmpty ? argument.text.quoted : "TEXT")
        var message = "unexpected argument \(argument.text.quoted); write \(usage)"
        if endpoint.arguments.contains(where: { $0.name == Endpoint.PathArgument.word.name }) {
            message += ", and put quotes around a phrase"
        }
        refuse(message, at: argument.position)
    }
}

// If a parameter is repeated, every value is checked, and the last one is used.
extension RequestReader {
    mutating func query() -> WordText? {
        let values = values(of: .q)
        // Do not report the text as missing if there is an invalid option or an unknown parameter, because the user
        // probably misspelled `--q`.
        if values.isEmpty, !hasInvalidOption, unknownParameters.isEmpty {
            refuse("missing text to search for; write \(endpoint.usage)", at: name.position)
        }
        return values.compactMap { query($0, for: Parameter.q.name) }.last
    }

    mutating func language(_ parameter: Parameter) -> Language? {
        let languages: [Language] = values(of: parameter).compactMap { given in
            value(given.text, for: parameter.name, at: given.position)
        }
        return languages.last
    }

    /// Reads `limit` and `offset`.
    ///
    /// This method returns `nil` if the user passed neither `limit` nor `offset`. If either value is invalid, this
    /// method adds an error to `mistakes`.
    mutating func page() -> Page? {
        let limits = values(of: .limit), offsets = values(of: .offset)
        let limit: Int? = limits.map { number($0, for: Parameter.limit.name) }.last ?? 5000
        let offset: Int? = offsets.map { number($0, for: Parameter.offset.name) }.last ?? 0
        guard let limit, let last = limits.last ?? offsets.last else { return nil }
        do throws(InvalidPage) {
            return try Page(validatingLimit: limit, offset: offset ?? 0)
        } catch {
            let wrong = error.reason == .offset ? offsets.last ?? last : last
            refuse("\(error)", at: wrong.position)
            return nil
        }
    }

    /// Reads all parameters that are filters.
    mutating func filters<Filter: OxfordFilter>(_: Filter.Type) -> Filters<Filter> {
        let others = [Parameter.q, .limit, .offset].map(\.name)
        let accepted = endpoint.parameters.filter { !others.contains($0.name) }
        return Filters(
            parameters.compactMap { given in
                accepted.first { $0.name == given.name }.flatMap { term($0, given.value) }.map(Filter.init)
            })
    }

    private func values(of parameter: Parameter) -> [Argument] {
        parameters.filter { $0.name == parameter.name }.map(\.value)
    }

    private var unknownParameters: [NamedValue] {
        parameters.filter { given in !endpoint.parameters.contains { $0.name == given.name } }
    }

    private mutating func refuseUnknown(_ parameter: NamedValue) {
        let accepted = endpoint.parameters.map(\.name)
        let unknown = "unknown parameter \(parameter.name.quoted)"
        refuse(
            accepted.isEmpty
                ? "\(unknown); \(endpoint.name) takes no parameters"
                : "\(unknown) for \(endpoint.name)" + Wording.alternatives(to: parameter.name, in: accepted),
            at: parameter.position)
    }
}

// Each method in this extension reads one kind of value.
extension RequestReader {
    private mutating func term(_ parameter: Parameter, _ value: Argument) -> FilterTerm? {
        switch parameter.values {
        case .flag:
            if let flag = Bool(value.text) { return FilterTerm(parameter.literalName, value: "\(flag)") }
            refuse(
                Wording.unsupported(value.text, for: parameter.name, use: parameter.acceptedValues), at: value.position)
            return nil
        case .one(let vocabulary): return term(parameter, of: vocabulary, value)
        case .list(_, mayBeEmpty: true) where value.text.isEmpty: return FilterTerm(emptyList: parameter.literalName)
        case .list(let vocabulary, _): return term(parameter, listOf: vocabulary, value)
        case .number:
            return number(value, for: parameter.name).map { FilterTerm(parameter.literalName, value: "\($0)") }
        case .text: return query(value, for: parameter.name).map { FilterTerm(parameter.literalName, value: $0) }
        }
    }

    private mutating func term<Value: OxfordVocabulary>(
        _ parameter: Parameter, of _: Value.Type, _ argument: Argument
    ) -> FilterTerm? {
        let value: Value? = value(argument.text, for: parameter.name, at: argument.position)
        return value.map { FilterTerm(parameter.literalName, value: $0.rawValue) }
    }

    private mutating func term<Value: OxfordVocabulary>(
        _ parameter: Parameter, listOf _: Value.Type, _ argument: Argument
    ) -> FilterTerm? {
        let parts = argument.text.parts(between: UInt8(ascii: ","))
        let named = parts.count == 1 ? parts : parts.filter { !$0.isEmpty }
        if named.count < parts.count {
            refuse("empty value in the list for \(parameter.name); remove the extra comma", at: argument.position)
        }
        let values: [Value] = named.compactMap { part in
            // A field must be known, because the service answers an unknown field with status 400.
            value(part, for: parameter.name, at: argument.position, mustBeKnown: parameter.name == "fields")
        }
        return FilterTerm(parameter.literalName, list: values.map(\.rawValue))
    }

    /// Reads a value of a vocabulary.
    ///
    /// If `mustBeKnown` is `true`, this method rejects an unknown value and adds an error to `mistakes`. Otherwise, it
    /// accepts the unknown value and adds a note to `notes`.
    private mutating func value<Value: OxfordVocabulary>(
        _ text: String, for subject: String, at position: Int, mustBeKnown: Bool = false
    ) -> Value? {
        var value = text.isEmpty ? nil : Value(rawValue: text)
        if let language = Value.self as? any OxfordLanguage.Type {
            do throws(InvalidLanguage) {
                value = try language.init(validating: text) as? Value
            } catch {
                refuse("\(error)", at: position)
                return nil
            }
        }
        let note = value.flatMap { Wording.note(about: $0, for: subject) }
        guard let value, note == nil || !mustBeKnown else {
            refuse(Wording.unsupported(text, for: subject, use: Value.knownIDs), at: position)
            return nil
        }
        if let note { notes.append(note) }
        return value
    }

    private mutating func query(_ value: Argument, for subject: String) -> WordText? {
        do throws(InvalidText) {
            return try WordText(validating: value.text)
        } catch {
            refuse(Wording.invalid(value.text, for: subject, because: "\(error)"), at: value.position)
            return nil
        }
    }

    private mutating func number(_ value: Argument, for subject: String) -> Int? {
        if value.text.utf8.allSatisfy(\.isDigit), let number = Int(value.text) { return number }
        let rule = "not a whole number; write it in digits, such as 20"
        refuse(Wording.invalid(value.text, for: subject, because: rule), at: value.position)
        return nil
    }
}
