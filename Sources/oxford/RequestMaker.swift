import OxfordDictionaries

/// Makes a request from arguments, and finds all that is wrong with them.
///
/// The library names one mistake at a time. Each is put right with something that is taken, and the request is made
/// again, until there is none left.
struct RequestMaker {
    private let catalog: EndpointCatalog
    private let name: Argument
    private var arguments: [Argument]
    private var parameters: [Options.Parameter]
    /// Whether a parameter may be missing for the reason alone that it was not understood.
    private var hasLostParameter: Bool
    /// What to say once, where words may have been meant.
    private var hint: String?

    private(set) var mistakes: [Mistake] = []
    private(set) var notes: [String] = []

    /// Takes an endpoint's name with what stands behind it.
    init(_ catalog: EndpointCatalog, _ name: Argument, _ words: ArraySlice<Argument>, _ options: Options, hint: String?)
    {
        self.catalog = catalog
        self.name = name
        self.hint = hint
        arguments = words + options.wordsBehindHyphens
        parameters = options.parameters
        hasLostParameter = !options.mistakes.isEmpty
    }

    /// The request, where nothing is wrong.
    mutating func make() -> (any OxfordTextRequest)? {
        while true {
            do throws(RequestTextError) {
                var unknown: [UnknownValue] = []
                let request = try catalog.request(
                    name.text, arguments: arguments.map(\.text),
                    parameters: parameters.map { ($0.name, $0.value.text) }, noting: { unknown.append($0) })
                notes = unknown.map { hinting($0.description) }
                return mistakes.isEmpty ? request : nil
            } catch {
                guard putRight(error) else { return nil }
            }
        }
    }

    /// What is put in the place of a mistake has no place of its own: were it wrong itself, there would be no end.
    private static func filler(_ text: String?) -> Argument { Argument(position: 0, text: text ?? "a") }

    /// Tells a mistake, and puts it right; false where what is behind it cannot be told.
    private mutating func putRight(_ error: RequestTextError) -> Bool {
        guard let endpoint = catalog.endpoints.first(where: { $0.name == name.text }) else {
            tell(error.description, at: name.position)
            return false
        }
        switch error.reason {
        case .unknownEndpoint: return false
        case .missingArgument:
            arguments.append(Self.filler(endpoint.arguments[arguments.count].accepted.first))
            return tell(hinting(error.description), at: name.position)
        case .surplusArgument:
            let surplus = arguments[endpoint.arguments.count]
            arguments.removeSubrange(endpoint.arguments.count...)
            return tell(hinting(error.description), at: surplus.position)
        case .missingParameter:
            let wasLost = hasLostParameter
            hasLostParameter = true
            parameters += error.accepted.prefix(1).map { .init(name: $0, position: 0, value: Self.filler(nil)) }
            return wasLost || tell(hinting(error.description), at: name.position)
        case .unknownParameter:
            guard let index = parameters.firstIndex(where: { $0.name == error.text }) else { return false }
            let isOption =
                Spelling.nearest(to: error.text, in: error.accepted) == nil && Option.meant(by: error.text) != nil
            hasLostParameter = true
            return tell(
                isOption ? Option.unknown(error.text) : error.description, at: parameters.remove(at: index).position)
        case .unacceptableValue:
            if let index = arguments.indices.first(where: {
                endpoint.arguments[$0].name == error.subject && arguments[$0].text == error.text
            }) {
                defer { arguments[index] = Self.filler(endpoint.arguments[index].accepted.first) }
                return tell(hinting(error.description), at: arguments[index].position)
            }
            return tellValue(error)
        }
    }

    /// Tells a mistake in the value of a parameter, and leaves that part of the value out.
    private mutating func tellValue(_ error: RequestTextError) -> Bool {
        let own = parameters.indices.filter { parameters[$0].name == error.subject }
        let index =
            own.last { parameters[$0].has(error.text) } ?? own.last { parameters[$0].value.text.contains(error.text) }
            // The subject may be the name in a condition, which is itself a value.
            ?? parameters.lastIndex { $0.value.text.contains(error.subject + "=") }
        guard let index else {
            tell(error.description, at: name.position)
            return false
        }
        let parameter = parameters.remove(at: index)
        if let rest = parameter.without(error.text) { parameters.insert(rest, at: index) }
        hasLostParameter = true
        return tell(error.description, at: parameter.value.position)
    }

    @discardableResult
    private mutating func tell(_ text: String, at position: Int) -> Bool {
        guard position > 0 else { return false }
        mistakes.append(Mistake(at: position, text))
        return true
    }

    private mutating func hinting(_ text: String) -> String {
        defer { hint = nil }
        return text + (hint ?? "")
    }
}

extension Options.Parameter {
    /// The values of a list, empty ones too; a single value is a list of one.
    private var parts: [Substring] { value.text.split(separator: ",", omittingEmptySubsequences: false) }

    fileprivate func has(_ text: String) -> Bool { value.text == text || parts.contains { $0 == text } }

    /// The parameter with all values but one, where there are others.
    fileprivate func without(_ text: String) -> Self? {
        let rest = parts.filter { $0 != text }
        guard !rest.isEmpty, rest.count < parts.count else { return nil }
        var shorter = self
        shorter.value = Argument(position: value.position, text: rest.joined(separator: ","))
        return shorter
    }
}
