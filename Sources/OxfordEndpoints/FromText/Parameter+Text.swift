extension Parameter {
    /// Parses the value, or returns `nil` and records why it is refused.
    package func term(from text: String, findings: inout TextFindings) -> FilterTerm? {
        switch values {
        case .list(_, mayBeEmpty: true, _, _, _) where text.isEmpty:
            return FilterTerm(emptyList: self)
        case .list(_, _, mayStandAlone: true, _, _) where text.isEmpty:
            return FilterTerm(name: self)
        case .list(let vocabulary, _, _, let limit, let onlyKnown):
            return list(of: vocabulary, in: text, atMost: limit, onlyKnown: onlyKnown, findings: &findings)
        case .one(let vocabulary):
            return vocabulary.init(text: text, of: name, findings: &findings).map {
                FilterTerm(self, value: $0.rawValue)
            }
        case .flag:
            guard acceptedValues.contains(text) else { return refuse(text, accepted: acceptedValues, in: &findings) }
            return FilterTerm(self, value: text)
        case .custom(let read):
            return read(self, text, &findings)
        case .none:
            guard text.isEmpty else {
                return refuse(text, rule: "the parameter takes no value; leave it out", in: &findings)
            }
            return FilterTerm(name: self)
        case .text:
            return query(text, findings: &findings).map { FilterTerm(self, text: $0) }
        case .texts:
            let parts = text.parts(between: UInt8(ascii: ","))
            let texts = parts.compactMap { query($0, findings: &findings) }
            return texts.count == parts.count ? FilterTerm(self, texts: texts) : nil
        case .number(let rule):
            return number(text, rule: rule, findings: &findings).map { FilterTerm(self, number: $0) }
        case .decimal:
            guard let number = Double(text), number.isFinite else {
                return refuse(text, rule: "not a number; write one such as 0.5", in: &findings)
            }
            return FilterTerm(self, number: number)
        }
    }

    @inline(never)
    private func query(_ text: String, findings: inout TextFindings) -> QueryText? {
        do throws(InvalidText) {
            return try QueryText(validating: text)
        } catch {
            return refuse(text, rule: error.description, in: &findings)
        }
    }

    private func number(_ text: String, rule: Values.NumberRule?, findings: inout TextFindings) -> Int? {
        guard text.utf8.allSatisfy(\.isDigit), let number = Int(text) else {
            return refuse(text, rule: "not a whole number; write it in digits, such as 20", in: &findings)
        }
        if let broken = rule?(number) { return refuse(text, rule: broken, in: &findings) }
        return number
    }

    private func list<Value: OxfordVocabulary>(
        of _: Value.Type, in text: String, atMost limit: Int, onlyKnown: Bool, findings: inout TextFindings
    ) -> FilterTerm? {
        let parts = text.parts(between: UInt8(ascii: ","))
        let values = parts.compactMap { part -> Value? in
            if onlyKnown, !Value.knownIDs.contains(part) {
                return refuse(part, accepted: acceptedValues, in: &findings)
            }
            return Value(text: part, of: name, findings: &findings)
        }
        guard values.count == parts.count else { return nil }
        guard values.count <= limit else {
            return refuse(text, rule: "\(values.count) values; pass at most \(limit)", in: &findings)
        }
        return FilterTerm(self, list: values)
    }

    @inline(never)
    private func refuse<Value>(
        _ text: String, accepted: [String] = [], rule: String? = nil, in findings: inout TextFindings
    ) -> Value? {
        findings.refuse(text, of: name, accepted: accepted, rule: rule)
        return nil
    }
}
