/// Hashes the members of a model.
///
/// Its function is not inlined, which would repeat it for each member of each model.
struct MemberHasher: MemberVisitor {
    var hasher: Hasher

    @inline(never)
    mutating func callAsFunction<Member: JSONValue>(_ key: StaticString, _ member: inout Member) {
        member.hash(into: &hasher)
    }

    mutating func callAsFunction<Members: MemberList>(_ box: inout Boxed<Members>) {
        box.hash(into: &hasher)
    }
}

extension MemberList {
    /// Hashes the members.
    ///
    /// Not inlined, since lists of models would each have a copy of it.
    @_documentation(visibility: public)
    @inline(never)
    public func hash(into hasher: inout Hasher) {
        var visitor = MemberHasher(hasher: hasher)
        // Members are visited in place, since readers change them.
        var copy = self
        copy.members(&visitor)
        hasher = visitor.hasher
    }
}
