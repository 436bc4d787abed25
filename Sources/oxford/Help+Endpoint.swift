import OxfordTransport

extension Help {
    /// The arguments and parameters of the forms of one endpoint, with an example.
    static func text(for forms: [EndpointDescription]) -> String {
        let usages = forms.map { "oxford \($0.usage)" + ($0.parameters.isEmpty ? "" : " [--NAME VALUE]…") }
        var parameters: [String] = []
        for parameter in forms.flatMap(\.parameters) {
            let line = line(for: parameter)
            if !parameters.contains(line) { parameters.append(line) }
        }
        let examples = forms.map { "  " + example(of: $0) }
        return (usages + [""] + parameters + (parameters.isEmpty ? [] : [""]) + ["Example:", ""] + examples)
            .joined(separator: "\n")
    }

    private static func line(for parameter: Parameter) -> String {
        let values = parameter.acceptedValues
        let shown = values.prefix(8).joined(separator: ", ") + (values.count > 8 ? ", …" : "")
        let name = "  --\(parameter.name)" + (parameter.isRequired ? " (required)" : "")
        return shown.isEmpty ? name : name + ": " + shown
    }

    private static func example(of endpoint: EndpointDescription) -> String {
        var words = ["oxford", endpoint.name]
        for argument in endpoint.arguments {
            // A source and a target differ.
            let languages = ["en-gb", "en", "es"].filter { !words.contains($0) && argument.acceptedValues.contains($0) }
            words.append(languages.first ?? argument.acceptedValues.first ?? "ace")
        }
        for parameter in endpoint.parameters where parameter.isRequired { words += ["--\(parameter.name)", "ace"] }
        return words.joined(separator: " ")
    }
}
