@testable import OxfordEndpoints

extension JSONTree {
    /// Visits copies of this document that have one value deleted, null, of the wrong type, or empty.
    ///
    /// An answer must accept a copy in which a member or an element is missing or null.
    func mutations(
        in parent: String = "", _ visit: (_ what: String, _ copy: JSONTree, _ mustBeRead: Bool) -> Void
    ) {
        switch self {
        case .object(let members):
            for (key, member) in members.sorted(by: { $0.key < $1.key }) {
                visit("\(parent).\(key) deleted", .object(members.filter { $0.key != key }), true)
                member.changes(parent, key) { what, changed, mustBeRead in
                    visit(what, .object(members.merging([key: changed]) { $1 }), mustBeRead)
                }
            }
        case .list(let elements):
            for (index, element) in elements.enumerated() {
                element.changes(parent, "[]") { what, changed, mustBeRead in
                    var copy = elements
                    copy[index] = changed
                    visit(what, .list(copy), mustBeRead)
                }
            }
        default: break
        }
    }

    private func changes(_ parent: String, _ name: String, _ visit: (String, JSONTree, Bool) -> Void) {
        let (other, empty): (JSONTree, JSONTree) =
            switch self {
            case .list: (.text("text"), .object([:]))
            case .object: (.text("text"), .list([]))
            default: (.boolean(true), .list([]))
            }
        visit("\(parent).\(name) null", .null, true)
        visit("\(parent).\(name) of another kind", other, false)
        visit("\(parent).\(name) empty", empty, false)
        mutations(in: name, visit)
    }
}
