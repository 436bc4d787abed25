/// The members that most values of a type are without, in a box that is there only when one of them has something.
///
/// An answer has very many values, and each of them would have a word or two for every member that it is without.
@dynamicMemberLookup
struct Seldom<Members: SeldomMembers>: Sendable {
    private var box = Boxed<Members>.nothing

    var members: Members { box.value ?? Members() }

    subscript<Value>(dynamicMember member: WritableKeyPath<Members, Value>) -> Value {
        get { members[keyPath: member] }
        _modify {
            var members = members
            // Held twice, what the members have would be copied by whoever changes it; an error must not lose it.
            box = .nothing
            defer { box = .some(members) }
            yield &members[keyPath: member]
        }
    }
}

/// Members of a model that have a box of their own.
protocol SeldomMembers: JSONModel, Hashable, Encodable, Sendable {}

extension Seldom: Hashable {
    static func == (one: Self, other: Self) -> Bool {
        one.box.value == nil && other.box.value == nil || one.members == other.members
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(members)
    }
}

// Whoever prints a model is to see the members alone, and only where there are some.
extension Seldom: CustomDebugStringConvertible, CustomReflectable {
    var debugDescription: String { box.value.map { "\($0)" } ?? "none" }
    var customMirror: Mirror { box.value.map { Mirror(reflecting: $0) } ?? Mirror(self, children: []) }
}

extension Seldom {
    /// Reads the value of a key, or says that the key is of none of the members.
    ///
    /// It stays out of its callers: what it holds for a moment is not to lie on the stack of senses within senses.
    @inline(never)
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        var members = members
        guard try members.read(key, from: &json) else { return false }
        box = .some(members)
        return true
    }
}
