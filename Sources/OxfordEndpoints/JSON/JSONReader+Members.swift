extension JSONReader: MemberVisitor {
    /// Each pass over the members reads the keys that are in the same order; keys in another order take another pass.
    ///
    /// A key that a whole pass does not read is skipped.
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

    /// Compares lengths first, because most keys differ in length.
    ///
    /// Mutating, because a borrowed reader would be copied to the stack.
    @inline(__always)
    private mutating func isNext(_ key: StaticString) -> Bool {
        key.utf8CodeUnitCount == memberLength && isSame(key)
    }

    @inline(never)
    private mutating func isSame(_ key: StaticString) -> Bool {
        memberKey.hasEscapes ? key ~= self.key(memberKey) : key.isSame(as: bytes, from: memberKey.range.lowerBound)
    }
}
