extension JSONValue {
    /// Maps the elements of a list, dropping `nil`, or returns `nil` if no elements are left.
    @inline(never)
    func keeping(_ key: String, _ kept: (JSONValue) -> JSONValue?) -> JSONValue? {
        let elements = self[key].elements.compactMap(kept)
        if elements.isEmpty { return nil }
        var value = self
        value[key] = .array(elements)
        return value
    }

    @inline(never)
    func picking(_ keys: String...) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { keys.contains($0.key) })
    }

    /// Replaces `en-gb` with another language code.
    @inline(never)
    func inLanguage(_ code: String) -> JSONValue {
        if code == "en-gb" { return self }
        return switch self {
        case .object(let members):
            .object(
                Dictionary(
                    uniqueKeysWithValues: members.map { key, value in
                        (key, key == "language" && value.text == "en-gb" ? .string(code) : value.inLanguage(code))
                    }))
        case .array(let elements): .array(elements.map { $0.inLanguage(code) })
        case .string, .bool, .number, .null: self
        }
    }
}

extension [JSONValue] {
    @inline(never)
    func keeping(_ key: String, _ kept: (JSONValue) -> JSONValue?) -> [JSONValue] {
        compactMap { $0.keeping(key, kept) }
    }
}
