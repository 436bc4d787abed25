extension JSONReader: MemberVisitor {
    /// Reads a JSON object into the members of a model.
    ///
    /// The reader makes one or more passes over the model's members, always in the same order. At each member, the
    /// reader compares the member's key with the next key in the JSON, and reads the value if the keys are equal. If
    /// the JSON contains the keys in the order of the members, a single pass reads the whole object. Otherwise, the
    /// reader makes further passes until the object ends.
    ///
    /// If the next key in the JSON belongs to none of the model's members, a whole pass ends without reading anything.
    /// The reader then skips this key and its value, and continues with the following key.
    @inline(never)  // Inlined, it would make the module 12 KB larger.
    mutating func readMembers(of model: inout some JSONModel) throws(JSONError) {
        try openObject()
        try goToNextMember()
        while memberLength >= 0 {
            let start = position
            try model.members(&self)
            if position == start {
                try skipUnknown()
                try goToNextMember()
            }
        }
    }

    /// Skips the value of a key that the model does not have.
    mutating func skipUnknown() throws(JSONError) {
        skipSpace()
        skipped?.append(position)
        try skip()
    }

    package mutating func callAsFunction<Member: JSONValue>(
        _ key: StaticString, _ member: inout Member
    ) throws(JSONError) {
        if isNext(key) { try read(&member) }
    }

    package mutating func callAsFunction<Member: JSONValue>(
        _ key: StaticString, _ member: inout Member, read: (inout JSONReader) throws(JSONError) -> Member
    ) throws(JSONError) {
        guard isNext(key) else { return }
        if try !takeNull() { member = try read(&self) }
        try goToNextMember()
    }

    package mutating func callAsFunction<Member: JSONValue>(
        _ key: StaticString, or alias: StaticString, _ member: inout Member
    ) throws(JSONError) {
        let isAlias = isNext(alias)
        guard isAlias || isNext(key) else { return }
        let found: Member? = try value()
        // A value of the alias takes the place of nothing, and gives way to anything.
        if let found, !found.isAbsent, member.isAbsent || !isAlias { member = found }
        try goToNextMember()
    }

    @inline(never)  // Inlined, it would make the module 36 KB larger.
    private mutating func read<Member: JSONValue>(_ member: inout Member) throws(JSONError) {
        // A member that is `null` keeps its value, which it may have from an equal key before.
        if try !takeNull() { member = try Member(from: &self) }
        try goToNextMember()
    }

    @inline(never)  // Inlined, it would make the module 28 KB larger.
    private mutating func goToNextMember() throws(JSONError) {
        guard let key = try passKey() else {
            memberLength = -1
            return
        }
        memberKey = key
        memberLength = key.hasEscapes ? unescaped(key.range).count : key.range.count
    }

    /// Returns whether `key` is the key of the next value in the JSON.
    ///
    /// The function compares the lengths first, because most keys differ in length.
    ///
    /// The function is mutating, although it changes nothing. For a call to a nonmutating function, the compiler would
    /// copy the whole reader to the stack.
    private mutating func isNext(_ key: StaticString) -> Bool {
        key.utf8CodeUnitCount == memberLength && isSame(key)
    }

    @inline(never)  // Inlined, it would make the module 65 KB larger.
    private mutating func isSame(_ key: StaticString) -> Bool {
        memberKey.hasEscapes ? key ~= self.key(memberKey) : key.isSame(as: bytes, from: memberKey.range.lowerBound)
    }
}
