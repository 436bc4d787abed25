import OxfordDictionaries

// Answers about the service: a line for each thing that there is.

extension LanguagesAnswer: Page {
    var isEmpty: Bool { results.isEmpty }

    func add(to paper: inout Paper) {
        for dataset in results {
            let source = dataset.sourceLanguage.flatMap { $0.language ?? $0.id } ?? ""
            let target = dataset.targetLanguage.flatMap { $0.language ?? $0.id } ?? source
            let languages = source == target ? source : "\(source) → \(target)"
            let region = dataset.region.map { " (\($0))" } ?? ""
            paper.add(languages + region + (dataset.source.map { ": \($0)" } ?? ""))
        }
    }
}

extension FiltersAnswer: Page {
    var isEmpty: Bool { results.isEmpty }

    func add(to paper: inout Paper) {
        for (endpoint, names) in results.sorted(by: { $0.key < $1.key }) {
            let named = names.filter { !$0.isEmpty }
            paper.add("\(endpoint): \(named.isEmpty ? "none" : named.joined(separator: ", "))")
        }
    }
}

extension LabelsAnswer: Page {
    var isEmpty: Bool { results.isEmpty }

    func add(to paper: inout Paper) { paper.add(results, indent: 0) }
}

extension GrammaticalFeaturesAnswer: Page {
    var isEmpty: Bool { results.isEmpty }

    func add(to paper: inout Paper) {
        for (type, features) in results.sorted(by: { $0.key < $1.key }) {
            paper.add(type)
            paper.add(features, indent: 2)
        }
    }
}

extension Paper {
    /// Adds ids with their labels in each language.
    fileprivate mutating func add(_ labels: [String: [String: String]], indent: Int) {
        for (id, texts) in labels.sorted(by: { $0.key < $1.key }) {
            add("\(id): \(texts.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", "))", indent: indent)
        }
    }
}
