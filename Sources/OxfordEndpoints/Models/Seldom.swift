/// The members that most values of a type are without, in a box that is there only when one of them has something.
///
/// An answer has very many values, and each of them would have a word or two for every member that it is without.
@dynamicMemberLookup
struct Seldom<Members: SeldomMembers>: Sendable {
    /// The members, in a list of one; an empty list stands for members that are all empty.
    private var box: [Members] = []

    var members: Members { box.first ?? Members() }

    @inline(__always)
    subscript<Value>(dynamicMember member: WritableKeyPath<Members, Value>) -> Value {
        get { box.isEmpty ? Members()[keyPath: member] : box[0][keyPath: member] }
        _modify {
            if box.isEmpty { box = [Members()] }
            yield &box[0][keyPath: member]
        }
    }
}

/// Members of a model that have a box of their own.
protocol SeldomMembers: JSONModel, Hashable, Encodable, Sendable {}

extension Seldom: Hashable {
    static func == (one: Self, other: Self) -> Bool {
        one.box.isEmpty && other.box.isEmpty || one.members == other.members
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(members)
    }
}

// Whoever prints a model is to see the members alone, and only where there are some.
extension Seldom: CustomDebugStringConvertible, CustomReflectable {
    var debugDescription: String { box.first.map { "\($0)" } ?? "none" }
    var customMirror: Mirror { box.first.map { Mirror(reflecting: $0) } ?? Mirror(self, children: []) }
}

extension Seldom {
    /// Reads the value of a key, or says that the key is of none of the members.
    ///
    /// It stays out of its callers: what it holds for a moment is not to lie on the stack of senses within senses.
    @inline(never)
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        guard box.isEmpty else { return try box[0].read(key, from: &json) }
        var members = Members()
        guard try members.read(key, from: &json) else { return false }
        box = [members]
        return true
    }
}
