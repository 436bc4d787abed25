/// A key with its length and first bytes, which distinguish most keys.
struct MemberKey {
    let text: JSONText
    let count: Int
    let firstBytes: UInt64

    static var none: MemberKey {
        MemberKey(text: JSONText(range: 0..<0, hasEscapes: false, isASCII: true), count: -1, firstBytes: 0)
    }
}

extension JSONReader {
    /// Each pass over the members reads the keys that are in the same order; keys in another order take another pass.
    ///
    /// A key that a whole pass does not read is skipped.
    @inline(never)
    mutating func readMembers(of model: inout some MemberList) throws(JSONError) {
        try openObject()
        try goToNextMember()
        while hasMember {
            let start = position
            try model.members(&self)
            if position == start {
                try skip()
                try goToNextMember()
            }
        }
    }
}

extension JSONReader: MemberVisitor {
    @inline(__always)
    mutating func callAsFunction<Member: JSONValue>(
        _ key: StaticString, _ member: inout Member
    ) throws(JSONError) {
        if isNext(key) { try read(&member) }
    }

    @inline(__always)
    mutating func shared<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(JSONError) {
        if isNext(key) { try readShared(&member) }
    }

    @inline(__always)
    mutating func alias<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(JSONError) {
        try self(key, &member)
    }

    @inline(__always)
    mutating func callAsFunction<Members: MemberList>(_ box: inout Boxed<Members>) throws(JSONError) {
        if hasMember { try read(&box) }
    }

    @inline(never)
    private mutating func read<Member: JSONValue>(_ member: inout Member) throws(JSONError) {
        member = try Member(from: &self)
        try goToNextMember()
    }

    @inline(never)
    private mutating func readShared<Member: JSONValue>(_ member: inout Member) throws(JSONError) {
        member = try shared()
        try goToNextMember()
    }

    /// Not inlined, to keep the temporary out of the recursive frame of nested senses.
    @inline(never)
    private mutating func read<Members: MemberList>(_ box: inout Boxed<Members>) throws(JSONError) {
        let start = position
        var members = box.members
        try members.members(&self)
        guard position > start else { return }
        try take(memory: JSONLimits.header + MemoryLayout<Members>.size)
        box = Boxed(members)
    }
}

extension JSONReader {
    var hasMember: Bool { memberKey.count >= 0 }

    /// Mutating, because a borrowed reader would be copied to the stack.
    @inline(__always)
    private mutating func isNext(_ key: StaticString) -> Bool {
        key.utf8CodeUnitCount == memberKey.count && key.firstBytes == memberKey.firstBytes
            && (key.utf8CodeUnitCount <= 8 || isSame(key))
    }

    @inline(never)
    private mutating func isSame(_ key: StaticString) -> Bool {
        if memberKey.text.hasEscapes { return unescaped(memberKey.text.range).contains(key, at: 0) }
        return bytes.contains(key, at: memberKey.text.range.lowerBound)
    }

    @inline(never)
    private mutating func goToNextMember() throws(JSONError) {
        guard let text = try passKey() else {
            memberKey = .none
            return
        }
        if text.hasEscapes {
            let key = unescaped(text.range)
            memberKey = MemberKey(text: text, count: key.count, firstBytes: key.firstBytes(of: 0..<key.count))
        } else {
            memberKey = MemberKey(text: text, count: text.range.count, firstBytes: bytes.firstBytes(of: text.range))
        }
    }
}
