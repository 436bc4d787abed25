extension JSONReader: MemberVisitor {
    /// Reads an object into the members of a model.
    ///
    /// The model visits its members in a fixed order, and the visit of a member reads the next value if it has the
    /// member's key. If the keys of the object are in the same order, one pass reads them all. Otherwise, each further
    /// pass reads more of them.
    ///
    /// If a whole pass reads no value, the model has no member for the next key, so its value is skipped.
    @inline(never)
    mutating func readMembers(of model: inout some JSONModel) throws(JSONError) {
        try openObject()
        try goToNextMember()
        while memberLength >= 0 {
            let start = position
            try model.members(&self)
            if position == start {
                try skip()
                try goToNextMember()
            }
        }
    }

    @inline(__always)
    mutating func callAsFunction<Member: JSONValue>(
        _ key: StaticString, _ member: inout Member
    ) throws(JSONError) {
        if isNext(key) { try read(&member) }
    }

    @inline(__always)
    mutating func alias<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(JSONError) {
        try self(key, &member)
    }

    @inline(never)
    private mutating func read<Member: JSONValue>(_ member: inout Member) throws(JSONError) {
        member = try Member(from: &self)
        try goToNextMember()
    }

    @inline(never)
    private mutating func goToNextMember() throws(JSONError) {
        guard let key = try passKey() else {
            memberLength = -1
            return
        }
        memberKey = key
        memberLength = key.hasEscapes ? unescaped(key.range).count : key.range.count
    }

    /// Returns whether the next value has this key.
    ///
    /// The lengths are compared first, because most keys differ in length.
    ///
    /// The function is mutating, because the compiler would copy a borrowed reader to the stack.
    @inline(__always)
    private mutating func isNext(_ key: StaticString) -> Bool {
        key.utf8CodeUnitCount == memberLength && isSame(key)
    }

    @inline(never)
    private mutating func isSame(_ key: StaticString) -> Bool {
        memberKey.hasEscapes ? key ~= self.key(memberKey) : key.isSame(as: bytes, from: memberKey.range.lowerBound)
    }
}
