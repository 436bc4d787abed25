package import OxfordEndpoints

// With these literals, the sample answers can be written in Swift almost like JSON.
extension JSONTree: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    package init(stringLiteral text: String) { self = .text(text) }

    package init(arrayLiteral elements: JSONTree...) { self = .list(elements) }

    package init(dictionaryLiteral members: (String, JSONTree)...) {
        self = .object(Dictionary(members) { first, _ in first })
    }
}

extension JSONTree {
    subscript(key: String) -> JSONTree {
        get {
            guard case .object(let members) = self else { return .null }
            return members[key] ?? .null
        }
        set {
            guard case .object(var members) = self else { return }
            members[key] = newValue
            self = .object(members)
        }
    }

    /// The elements of the list, or an empty array if the value is not a list.
    var elements: [JSONTree] {
        guard case .list(let elements) = self else { return [] }
        return elements
    }

    var string: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    /// Returns a copy of the object in which the list at `key` contains only the elements that the closure returns.
    ///
    /// The closure receives each element. It returns the element to keep, possibly changed, or `nil` to remove the
    /// element. If no elements are left, the method returns `nil`.
    func keeping(_ key: String, _ kept: (JSONTree) -> JSONTree?) -> JSONTree? {
        let elements = self[key].elements.compactMap(kept)
        if elements.isEmpty { return nil }
        var value = self
        value[key] = .list(elements)
        return value
    }

    func picking(_ keys: String...) -> JSONTree {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { keys.contains($0.key) })
    }

    /// Returns a copy that leaves out the members with the given keys, at any depth.
    func removing(_ keys: Set<String>) -> JSONTree {
        switch self {
        case .object(let members): .object(members.filter { !keys.contains($0.key) }.mapValues { $0.removing(keys) })
        case .list(let elements): .list(elements.map { $0.removing(keys) })
        default: self
        }
    }

    /// Returns a copy in which the language code `en-gb` is replaced with the given code.
    ///
    /// Only members named `language` are changed, at any depth.
    func inLanguage(_ code: String) -> JSONTree {
        switch self {
        case .object(var members):
            members = members.mapValues { $0.inLanguage(code) }
            if members["language"]?.string == "en-gb" { members["language"] = .text(code) }
            return .object(members)
        case .list(let elements): return .list(elements.map { $0.inLanguage(code) })
        default: return self
        }
    }
}
