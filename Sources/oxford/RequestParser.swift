import OxfordTransport

/// Creates a request from an endpoint's name and the arguments after it, or collects all mistakes.
struct RequestParser {
    private let catalog: EndpointCatalog
    private let name: Argument
    private let arguments: [Argument]
    private let parameters: [ParsedArguments.NamedValue]
    /// Whether an argument was invalid; it may be the parameter that seems to be missing.
    private let hasLostArgument: Bool
    /// Returns the advice, given once, if the arguments may be words to look up.
    private var hint: () -> String?

    private(set) var mistakes: [ArgumentMistake] = []
    private(set) var notes: [String] = []

    init(
        _ catalog: EndpointCatalog, _ name: Argument, _ words: ArraySlice<Argument>, _ options: ParsedArguments,
        hint: @escaping () -> String?
    ) {
        self.catalog = catalog
        self.name = name
        self.hint = hint
        arguments = words + options.wordsBehindHyphens
        parameters = options.parameters
        hasLostArgument = !options.mistakes.isEmpty
    }

    mutating func request() -> (any OxfordTextRequest)? {
        var unknown: [UnknownValue] = []
        do throws(RequestTextError) {
            let request = try catalog.makeRequest(
                name.text, arguments: arguments.map(\.text), parameters: parameters.map { ($0.name, $0.value.text) },
                noting: { unknown.append($0) })
            notes = unknown.map { hinting($0.description) }
            return request
        } catch {
            for mistake in error.mistakes where !(hasLostArgument && mistake.reason == .missingParameter) {
                mistakes.append(ArgumentMistake(at: position(of: mistake), text(of: mistake)))
            }
            return nil
        }
    }

    private func position(of mistake: RequestTextError.Mistake) -> Int {
        switch mistake.place {
        case .endpoint: name.position
        case .argument(let index): arguments[index].position
        case .parameter(let index) where mistake.reason == .unknownParameter: parameters[index].position
        case .parameter(let index): parameters[index].value.position
        }
    }

    private mutating func text(of mistake: RequestTextError.Mistake) -> String {
        switch (mistake.place, mistake.reason) {
        case (_, .unknownEndpoint): mistake.description
        case (.parameter, .unknownParameter) where isOption(mistake): ToolOption.unknown(mistake.text)
        case (.parameter, _): mistake.description
        case (.argument, .surplusArgument) where takesQuery:
            mistake.description + "; pass the text as --q \(mistake.text.quoted)"
        default: hinting(mistake.description)
        }
    }

    /// Whether the endpoint takes `--q` and it is missing.
    private var takesQuery: Bool {
        catalog.endpoints.contains { $0.name == name.text && $0.parameters.contains { $0.name == "q" } }
            && !parameters.contains { $0.name == "q" }
    }

    /// Whether the name resembles an option of the tool more than a parameter.
    private func isOption(_ mistake: RequestTextError.Mistake) -> Bool {
        mistake.acceptedValues.nearestSpelling(to: mistake.text) == nil
            && ToolOption.meant(by: mistake.text) != nil
    }

    private mutating func hinting(_ text: String) -> String {
        defer { hint = { nil } }
        return hint().map(text.offering) ?? text
    }
}
