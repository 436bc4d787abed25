import OxfordTransport

extension Help {
    static func text(for endpoint: Endpoint) -> String {
        var page = Self.page
        page.add("oxford \(endpoint.usage)" + (endpoint.parameters.isEmpty ? "" : " [--NAME VALUE]…"))
        page.addBlank()
        for parameter in endpoint.parameters {
            let values = parameter.acceptedValues
            let listed = values.prefix(8).joined(separator: ", ") + (values.count > 8 ? ", …" : "")
            let name = "--\(parameter.name)" + (parameter.isRequired ? " (required)" : "")
            if listed.isEmpty { page.add(name, indent: 2) } else { page.add(listed, after: name + ": ", indent: 2) }
        }
        page.addLines(["oxford \(example(of: endpoint))"], titled: "Example:")
        return page.lines.joined(separator: "\n")
    }

    private static func example(of endpoint: Endpoint) -> String {
        var words = [endpoint.name]
        for argument in endpoint.arguments where !argument.isOptional {
            // The source and target languages must differ.
            let languages = ["en-gb", "en", "es"].filter { !words.contains($0) && argument.acceptedValues.contains($0) }
            words.append(languages.first ?? argument.acceptedValues.first ?? "ace")
        }
        for parameter in endpoint.parameters where parameter.isRequired { words += ["--\(parameter.name)", "ace"] }
        return words.joined(separator: " ")
    }
}
