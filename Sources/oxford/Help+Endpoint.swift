import OxfordTransport

extension Help {
    static func text(for forms: [EndpointDescription], isVersion1: Bool) -> String {
        let command = isVersion1 ? "oxford v1" : "oxford"
        var page = Self.page
        var shown: Set<String> = []
        for form in forms {
            let usage = "\(command) \(form.usage)" + (form.parameters.isEmpty ? "" : " [--NAME VALUE]…")
            if shown.insert(usage).inserted { page.add(usage) }
        }
        page.addBlank()
        for parameter in forms.flatMap(\.parameters) where shown.insert(parameter.name).inserted {
            let values = parameter.acceptedValues
            let listed = values.prefix(8).joined(separator: ", ") + (values.count > 8 ? ", …" : "")
            let name = "--\(parameter.name)" + (parameter.isRequired ? " (required)" : "")
            if listed.isEmpty { page.add(name, indent: 2) } else { page.add(listed, after: name + ": ", indent: 2) }
        }
        let examples = forms.map { "\(command) \(example(of: $0))" + (isVersion1 ? " --url" : "") }
            .filter { shown.insert($0).inserted }
        page.addLines(examples, titled: "Example:")
        return page.lines.joined(separator: "\n")
    }

    /// Filters for the examples of endpoints that require at least one of several.
    private static let filtered = ["wordlist": "domains", "stats-word": "lemma"]

    private static func example(of endpoint: EndpointDescription) -> String {
        var words = [endpoint.name]
        for argument in endpoint.arguments where !argument.isOptional {
            // The source and target languages must differ.
            let languages = ["en-gb", "en", "es"].filter { !words.contains($0) && argument.acceptedValues.contains($0) }
            words.append(languages.first ?? argument.acceptedValues.first ?? "ace")
        }
        for parameter in endpoint.parameters where parameter.isRequired || parameter.name == filtered[endpoint.name] {
            words += ["--\(parameter.name)", parameter.acceptedValues.first ?? "ace"]
        }
        return words.joined(separator: " ")
    }
}
