import TestSupport

@testable import OxfordEndpoints

/// A copy of a document with one change.
struct Mutation {
    let what: String
    let body: [UInt8]
    /// Whether an answer must accept the change: a member is missing or null.
    let mustBeRead: Bool

    /// Returns copies of a document with one value deleted, null, of the wrong type, or empty.
    ///
    /// A short run changes each member of a model once; a long run changes every occurrence.
    static func all(of document: JSONTree) -> [Mutation] {
        var finder = Finder()
        finder.walk(document, "") { $0 }
        return finder.mutations
    }

    private struct Finder {
        var mutations: [Mutation] = []
        var changes: Set<String> = []

        /// Changes the members of a value, which `inDocument` puts in its place in the document.
        mutating func walk(_ value: JSONTree, _ parent: String, _ inDocument: (JSONTree) -> JSONTree) {
            switch value {
            case .object(let members):
                for (key, member) in members.sorted(by: { $0.key < $1.key }) {
                    let others = members.filter { $0.key != key }
                    put("\(parent).\(key) deleted", inDocument(.object(others)), mustBeRead: true)
                    change(member, parent, key) { inDocument(.object(others.merging([key: $0]) { $1 })) }
                }
            case .list(var elements):
                for (index, element) in elements.enumerated() {
                    change(element, parent, "[]") { changed in
                        elements[index] = changed
                        defer { elements[index] = element }
                        return inDocument(.list(elements))
                    }
                }
            default: break
            }
        }

        private mutating func change(
            _ value: JSONTree, _ parent: String, _ name: String, _ inDocument: (JSONTree) -> JSONTree
        ) {
            let (other, empty): (JSONTree, JSONTree) =
                switch value {
                case .list: (.text("text"), .object([:]))
                case .object: (.text("text"), .list([]))
                default: (.boolean(true), .list([]))
                }
            put("\(parent).\(name) null", inDocument(.null), mustBeRead: true)
            put("\(parent).\(name) of another kind", inDocument(other), mustBeRead: false)
            put("\(parent).\(name) empty", inDocument(empty), mustBeRead: false)
            walk(value, name, inDocument)
        }

        private mutating func put(_ what: String, _ document: @autoclosure () -> JSONTree, mustBeRead: Bool) {
            guard Rounds.areMany || changes.insert(what).inserted else { return }
            mutations.append(Mutation(what: what, body: document().bytes, mustBeRead: mustBeRead))
        }
    }
}
