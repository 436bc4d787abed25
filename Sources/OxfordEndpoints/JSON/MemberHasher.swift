struct MemberHasher: MemberVisitor {
    var hasher: Hasher

    /// Not inlined, to avoid a copy of the code for each member of each model.
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
    /// Not inlined, to avoid a copy of the code for each array of models.
    @_documentation(visibility: public)
    @inline(never)
    public func hash(into hasher: inout Hasher) {
        var visitor = MemberHasher(hasher: hasher)
        // Visiting requires mutable members, because readers change them.
        var copy = self
        copy.members(&visitor)
        hasher = visitor.hasher
    }
}
