import OxfordTransport

extension LanguagesAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for dataset in results {
            let source = dataset.sourceLanguage.flatMap { $0.language ?? $0.id } ?? ""
            let target = dataset.targetLanguage.flatMap { $0.language ?? $0.id } ?? source
            let languages = source == target ? source : "\(source) → \(target)"
            let region = dataset.region.map { " (\($0))" } ?? ""
            page.add(languages + region + (dataset.source.map { ": \($0)" } ?? ""))
        }
    }
}

extension FiltersAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for (endpoint, names) in results.sorted(by: { $0.key < $1.key }) {
            let named = names.filter { !$0.isEmpty }
            page.add("\(endpoint): \(named.isEmpty ? "none" : named.joined(separator: ", "))")
        }
    }
}

extension LabelsAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) { page.add(results, indent: 0) }
}

extension GrammaticalFeaturesAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for (type, features) in results.sorted(by: { $0.key < $1.key }) {
            page.add(type)
            page.add(features, indent: 2)
        }
    }
}

extension TerminalPage {
    /// Adds IDs with their labels in each language.
    fileprivate mutating func add(_ labels: [String: [String: String]], indent: Int) {
        for (id, texts) in labels.sorted(by: { $0.key < $1.key }) {
            add("\(id): \(texts.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", "))", indent: indent)
        }
    }
}
