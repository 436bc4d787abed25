struct TextCheck {
    private let endpoint: EndpointDescription
    private let otherForms: [EndpointDescription]
    private(set) var mistakes: [RequestTextError.Mistake] = []
    private(set) var unknownValues: [UnknownValue] = []

    init(of endpoint: EndpointDescription, otherForms: [EndpointDescription]) {
        self.endpoint = endpoint
        self.otherForms = otherForms
    }

    mutating func check(arguments: [String]) {
        for (index, (argument, text)) in zip(endpoint.arguments, arguments).enumerated() {
            take(argument.findings(in: text, isLast: index == arguments.count - 1), at: .argument(index))
        }
        let required = endpoint.arguments.filter { !$0.isOptional }
        if arguments.count < required.count {
            mistakes.append(
                .init(
                    .missingArgument, of: endpoint.name, accepted: [required[arguments.count].name],
                    rule: endpoint.usage))
        }
        let takesWord = endpoint.arguments.contains { $0.name == EndpointDescription.Argument.word.name }
        for index in arguments.indices.dropFirst(endpoint.arguments.count).prefix(1) {
            mistakes.append(
                .init(
                    .surplusArgument, at: .argument(index), text: arguments[index], of: endpoint.name,
                    rule: endpoint.usage + (takesWord ? ", with a phrase as one argument" : "")))
        }
    }

    mutating func check(parameters: [(name: String, value: String)]) {
        let known = endpoint.parameters
        let own = parameters.first { given in known.contains { $0.name == given.name } }?.name
        var hasUnknown = false
        for (index, (name, value)) in parameters.enumerated() {
            if let parameter = known.first(where: { $0.name == name }) {
                var findings = TextFindings()
                _ = parameter.term(from: value, findings: &findings)
                take(findings, at: .parameter(index))
            } else {
                hasUnknown = true
                let isOfOtherForm = otherForms.contains { form in form.parameters.contains { $0.name == name } }
                let form = isOfOtherForm ? own.map { " with \($0)" } ?? "" : ""
                mistakes.append(
                    .init(
                        .unknownParameter, at: .parameter(index), text: name, of: endpoint.name + form,
                        accepted: known.map(\.name)))
            }
        }
        // The unknown parameter is probably the missing one, misspelled.
        if hasUnknown { return }
        for parameter in known where parameter.isRequired && !parameters.contains(where: { $0.name == parameter.name })
        {
            mistakes.append(Self.missing(parameter, of: endpoint))
        }
    }

    static func missing(_ parameter: Parameter, of endpoint: EndpointDescription) -> RequestTextError.Mistake {
        .init(
            .missingParameter, of: endpoint.name, accepted: [parameter.name],
            rule: parameter.purpose?.description)
    }

    private mutating func take(_ findings: TextFindings, at place: RequestTextError.Mistake.Place) {
        mistakes += findings.refused.map { .init($0, at: place) }
        unknownValues += findings.unknown
    }
}
