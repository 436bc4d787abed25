import OxfordEndpoints

extension JSONTree {
    subscript(key: String) -> JSONTree {
        guard case .object(let members) = self else { return .null }
        return members[key] ?? .null
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
        return elements.isEmpty ? nil : setting(key, to: .list(elements))
    }

    /// Returns a copy of the object with a member added or replaced.
    func setting(_ key: String, to value: JSONTree) -> JSONTree {
        guard case .object(let members) = self else { return self }
        return .object(members.merging([key: value]) { $1 })
    }

    func picking(_ keys: String...) -> JSONTree {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { keys.contains($0.key) })
    }

    /// Returns a copy that leaves out the members with the given keys, at any depth.
    func removing(_ keys: Set<String>) -> JSONTree {
        replacingMembers { $0.filter { !keys.contains($0.key) } }
    }

    /// Returns a copy in which the language code `en-gb` is replaced with the given code.
    ///
    /// Only members named `language` are changed, at any depth.
    func inLanguage(_ code: String) -> JSONTree {
        replacingMembers { members in
            members["language"]?.string == "en-gb" ? members.merging(["language": .text(code)]) { $1 } : members
        }
    }

    /// Returns a copy in which each object, at any depth, has the members that the closure returns for its own.
    private func replacingMembers(_ replacement: ([String: JSONTree]) -> [String: JSONTree]) -> JSONTree {
        switch self {
        case .object(let members): .object(replacement(members).mapValues { $0.replacingMembers(replacement) })
        case .list(let elements): .list(elements.map { $0.replacingMembers(replacement) })
        default: self
        }
    }
}
