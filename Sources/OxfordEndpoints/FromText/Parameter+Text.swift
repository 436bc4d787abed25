extension Parameter {
    /// The term that a text makes, if it is one of the parameter's values or a list of them.
    package func term(from text: String, noting unknown: inout [UnknownValue]) throws(RequestTextError) -> FilterTerm {
        switch values {
        case .list(_, mayBeEmpty: true, _) where text.isEmpty:
            return FilterTerm(emptyList: self)
        case .list(let vocabulary, _, let limit):
            return try list(of: vocabulary, in: text, atMost: limit, noting: &unknown)
        case .one(let vocabulary):
            return FilterTerm(
                self, value: try vocabulary.init(text: text, of: name, noting: &unknown).rawValue)
        case .flag:
            guard accepted.contains(text) else {
                throw RequestTextError(.unacceptableValue, text: text, of: name, accepted: accepted)
            }
            return FilterTerm(self, value: text)
        case .custom(let read):
            return try read(self, text, &unknown)
        case .none:
            guard text.isEmpty else {
                throw RequestTextError(.unacceptableValue, text: text, of: name, rule: "it takes no value")
            }
            return FilterTerm(name: self)
        case .text:
            return FilterTerm(self, text: try query(text))
        case .texts:
            var texts: [QueryText] = []
            for part in text.parts(between: UInt8(ascii: ",")) { texts.append(try query(part)) }
            return FilterTerm(self, texts: texts)
        case .number:
            return FilterTerm(self, number: try number(text))
        case .decimal:
            guard let number = Double(text), number.isFinite else {
                let rule = "it is a number, such as 0.5"
                throw RequestTextError(.unacceptableValue, text: text, of: name, rule: rule)
            }
            return FilterTerm(self, number: number)
        }
    }

    /// A text that is fit to be searched for.
    func query(_ text: String) throws(RequestTextError) -> QueryText {
        do throws(InvalidText) {
            return try QueryText(validating: text)
        } catch {
            throw RequestTextError(.unacceptableValue, text: text, of: name, rule: error.description)
        }
    }

    /// A whole number.
    func number(_ text: String) throws(RequestTextError) -> Int {
        guard text.utf8.allSatisfy(\.isDigit), let number = Int(text) else {
            let rule = "it is a number, written in digits"
            throw RequestTextError(.unacceptableValue, text: text, of: name, rule: rule)
        }
        return number
    }

    private func list<Value: OxfordVocabulary>(
        of _: Value.Type, in text: String, atMost limit: Int, noting unknown: inout [UnknownValue]
    ) throws(RequestTextError) -> FilterTerm {
        var values: [Value] = []
        for part in text.parts(between: UInt8(ascii: ",")) {
            values.append(try Value(text: part, of: name, noting: &unknown))
        }
        guard values.count <= limit else {
            let rule = "it has \(limit) values at the most"
            throw RequestTextError(.unacceptableValue, text: text, of: name, rule: rule)
        }
        return FilterTerm(self, list: values)
    }
}

extension OxfordVocabulary {
    /// Makes a value from text, and notes one that is not known.
    package init(
        text: String, of subject: String, noting unknown: inout [UnknownValue]
    ) throws(RequestTextError) {
        guard !text.isEmpty, let value = Self(rawValue: text) else {
            throw RequestTextError(
                .unacceptableValue, text: text, of: subject, accepted: Self.knownIDs,
                rule: Self.advice(for: text))
        }
        if !Self.known.contains(value) {
            let advice = Self.advice(for: text)
            unknown.append(UnknownValue(text, of: subject, known: Self.knownIDs, advice: advice))
        }
        self = value
    }
}
