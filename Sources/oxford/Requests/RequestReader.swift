import OxfordTransport

/// A reader that parses the arguments and parameters of one request, and collects all mistakes in them.
///
/// If a method of the reader cannot parse a value, the method adds an error to `mistakes` and returns `nil`. The reader
/// can still parse the remaining values, so that the user sees all errors at once.
struct RequestReader {
    let endpoint: Endpoint
    /// The name of the endpoint as an argument, whose position the messages about missing values contain.
    let name: Argument
    private(set) var arguments: [Argument]
    let parameters: [NamedValue]
    /// Whether the user passed an invalid option.
    ///
    /// An invalid option may be a misspelling of the parameter `--q`, so the reader does not report that `--q` is
    /// missing. A surplus argument may be the value of the invalid option, and the value may be a secret, so the reader
    /// does not report this argument.
    let hasInvalidOption: Bool
    /// Returns the message about a misspelled option, or `nil` if a name is similar to none.
    let misspelledOption: (_ name: String) -> String?
    /// The number of arguments that the endpoint has read so far.
    ///
    /// The number includes arguments that the user did not pass.
    private(set) var readCount = 0
    private(set) var mistakes: [ArgumentMistake] = []
    /// Notes about unknown values that the reader accepted.
    private(set) var notes: [String] = []

    /// Creates the request, or returns `nil` if an argument or a parameter is missing or invalid.
    mutating func request() -> (any OxfordEndpointRequest)? {
        arrange()
        let request = endpoint.request(&self)
        if let surplus = arguments.dropFirst(endpoint.arguments.count).first, !hasInvalidOption,
            unknownParameters.isEmpty
        {
            let usage = endpoint.usage(text: values(of: .q).isEmpty ? surplus.text.quoted : "TEXT")
            let takesWord = endpoint.arguments.contains { $0.name == Parameter.word.name }
            mistakes.add(
                "unexpected argument \(surplus.text.quoted); write \(usage)"
                    + (takesWord ? ", and put quotes around a phrase" : ""), at: surplus.position)
        }
        for parameter in unknownParameters { mistakes.add(refusal(of: parameter.name), at: parameter.position) }
        return mistakes.isEmpty ? request : nil
    }

    /// Returns the message about a parameter that the endpoint does not have, and that may be a misspelled option.
    private func refusal(of name: String) -> String {
        let accepted = endpoint.parameters.map(\.name)
        if accepted.nearestSpelling(to: name) == nil, let message = misspelledOption(name) { return message }
        let unknown = "unknown parameter \(name.quoted)"
        if accepted.isEmpty { return "\(unknown); \(endpoint.name) takes no parameters" }
        return "\(unknown) for \(endpoint.name)" + Wording.alternatives(to: name, in: accepted)
    }

    /// Returns the values of a parameter, or an empty array if the endpoint does not have it.
    private func values(of parameter: Parameter) -> [Argument] {
        guard endpoint.parameters.contains(where: { $0.name == parameter.name }) else { return [] }
        return parameters.filter { $0.name == parameter.name }.map(\.value)
    }

    private var unknownParameters: [NamedValue] {
        parameters.filter { given in !endpoint.parameters.contains { $0.name == given.name } }
    }
}

// The arguments are read in the order in which the endpoint lists them.
extension RequestReader {
    /// Reads the next argument as a word.
    mutating func word() -> WordText? { next().flatMap { try? WordText(validating: $0) } }

    /// Reads the next argument as a value of a vocabulary.
    mutating func value<Value: OxfordVocabulary>() -> Value? { next().flatMap(Value.init(rawValue:)) }

    /// Reads a language pair if at least two arguments are left, and a single language otherwise.
    mutating func dataset() -> DatasetLanguages? {
        arguments.count > readCount + 1 ? languagePair().map { .bilingual($0) } : value().map { .monolingual($0) }
    }

    /// Reads a source and a target language.
    ///
    /// This method accepts any language pair, because the service may have added pairs since this version of the tool
    /// was released. For an unknown pair, this method adds a note to `notes`.
    mutating func languagePair() -> LanguagePair? {
        let source = next(as: .language(BilingualLanguage.self)).flatMap(BilingualLanguage.init(rawValue:))
        let target: BilingualLanguage? = value()
        guard let source, let target else { return nil }
        let targets = LanguagePair.offered.filter { $0.source == source }.map(\.target)
        // If the target language itself is not offered, there is already a note about it.
        if !targets.isEmpty, !targets.contains(target), target.isOffered {
            let codes = targets.map(\.rawValue).joined(separator: ", ")
            notes.append(
                Wording.note(about: target.rawValue, for: "target", advice: "known targets for \(source): \(codes)"))
        }
        return LanguagePair(from: source, to: target)
    }

    /// Reads the next argument, and returns it if it is valid.
    ///
    /// - Parameter parameter: The description of the argument. Default: the description in the table of endpoints.
    private mutating func next(as parameter: Parameter? = nil) -> String? {
        defer { readCount += 1 }
        let parameter = parameter ?? endpoint.arguments[readCount]
        guard readCount >= firstMissing else { return checked(arguments[readCount], as: parameter) }
        // Report only the first missing argument, because the message shows the usage with all of them.
        if readCount == firstMissing, parameter.isRequired {
            mistakes.add(
                "missing argument \(parameter.name.uppercased()); write \(endpoint.usage())", at: name.position)
        }
        return nil
    }

    /// The number of arguments before the first missing one.
    ///
    /// In `entries ace`, the language is missing, because the only argument is not one.
    private var firstMissing: Int {
        guard arguments.count < endpoint.arguments.count(where: \.isRequired) else { return arguments.count }
        return zip(endpoint.arguments, arguments).prefix { !$0.isLanguage || $1.text.isKnownLanguage }.count
    }

    /// Puts the languages before the word, as the endpoint expects them, and reports it if they were not.
    ///
    /// A language pair in one argument, such as `en-es`, becomes two arguments.
    private mutating func arrange() {
        let parts = arguments.flatMap { argument in
            argument.text.languages.map { Argument(position: argument.position, text: $0) }
        }
        let arranged = parts.filter(\.text.isKnownLanguage) + parts.filter { !$0.text.isKnownLanguage }
        let isExpected = zip(endpoint.arguments, arranged).allSatisfy { $0.isLanguage == $1.text.isKnownLanguage }
        let counts = endpoint.arguments.count(where: \.isRequired)...endpoint.arguments.count
        guard isExpected, counts.contains(arranged.count), !hasInvalidOption,
            let moved = zip(arguments, arranged).first(where: { $0.text != $1.text })
        else { return }
        let shown = arranged.map { $0.text.contains(" ") ? $0.text.quoted : $0.text }
        let command = ([endpoint.name] + shown).joined(separator: " ")
        let isPair = parts.count > arguments.count
        let mistake = isPair ? "a language pair is two arguments" : "the word follows the language"
        mistakes.add("\(mistake); write \(command)", at: moved.0.position)
        arguments = arranged
    }
}

// If a parameter is repeated, every value is checked, and the last one is used.
extension RequestReader {
    mutating func query() -> WordText? {
        let values = values(of: .q)
        // Do not report the text as missing if there is an invalid option or an unknown parameter, because the user
        // probably misspelled `--q`.
        if values.isEmpty, !hasInvalidOption, unknownParameters.isEmpty {
            mistakes.add("missing text to search for; write \(endpoint.usage())", at: name.position)
        }
        return values.compactMap { checked($0, as: .q) }.last.flatMap { try? WordText(validating: $0) }
    }

    mutating func last(_ parameter: Parameter) -> Language? {
        values(of: parameter).compactMap { checked($0, as: parameter) }.last.flatMap(Language.init(rawValue:))
    }

    /// Reads `limit` and `offset`.
    ///
    /// This method returns `nil` if the user passed neither `limit` nor `offset`. If either value is invalid, this
    /// method adds an error to `mistakes`.
    mutating func page() -> Page? {
        let limits = values(of: .limit), offsets = values(of: .offset)
        let limit = limits.map { checked($0, as: .limit).flatMap { Int($0) } }.last ?? 5000
        let offset = offsets.map { checked($0, as: .offset).flatMap { Int($0) } }.last ?? 0
        guard let limit, let last = limits.last ?? offsets.last else { return nil }
        do {
            return try Page(validatingLimit: limit, offset: offset ?? 0)
        } catch {
            mistakes.add(
                "\(error)", at: ((error as? InvalidPage)?.reason == .offset ? offsets.last ?? last : last).position)
            return nil
        }
    }

    /// Reads all parameters that are filters.
    mutating func filters<Filter: OxfordFilter>(_: Filter.Type) -> Filters<Filter> {
        let others = [Parameter.q, .limit, .offset].map(\.name)
        return Filters(
            parameters.compactMap { given in
                endpoint.parameters.first { $0.name == given.name && !others.contains($0.name) }
                    .flatMap { term($0, given.value) }.map(Filter.init)
            })
    }

    private mutating func term(_ parameter: Parameter, _ value: Argument) -> FilterTerm? {
        let name = parameter.literalName
        guard case .list(_, let mayBeEmpty) = parameter.values else {
            return checked(value, as: parameter).map { FilterTerm(name, value: $0) }
        }
        if mayBeEmpty, value.text.isEmpty { return FilterTerm(emptyList: name) }
        let parts = value.text.parts(between: UInt8(ascii: ","))
        let named = parts.count == 1 ? parts : parts.filter { !$0.isEmpty }
        if named.count < parts.count {
            mistakes.add("empty value in the list for \(parameter.name); remove the extra comma", at: value.position)
        }
        return FilterTerm(
            name, list: named.compactMap { checked(Argument(position: value.position, text: $0), as: parameter) })
    }
}

extension RequestReader {
    /// Returns the value of an argument or a parameter as the service spells it, or `nil` if the value is invalid.
    private mutating func checked(_ value: Argument, as parameter: Parameter) -> String? {
        let rule: String
        switch parameter.values {
        case .text:
            do {
                return try WordText(validating: value.text).text
            } catch {
                rule = "\(error)"
            }
        case .number:
            if value.text.utf8.allSatisfy(\.isDigit), Int(value.text) != nil { return value.text }
            rule = "not a whole number; write it in digits, such as 20"
        case .one(let vocabulary), .list(let vocabulary, _):
            do throws(ArgumentMistake) {
                let mustBeKnown = parameter.mustBeKnown
                return try vocabulary.read(value, for: parameter.name, mustBeKnown: mustBeKnown, notes: &notes).rawValue
            } catch {
                mistakes.append(error)
                return nil
            }
        }
        mistakes.add(Wording.invalid(value.text, for: parameter.name, because: rule), at: value.position)
        return nil
    }
}
