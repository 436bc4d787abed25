struct MemberEncoder: MemberVisitor {
    var container: KeyedEncodingContainer<AnyKey>

    /// Not inlined, to avoid a copy of the code for each member of each model.
    @inline(never)
    mutating func callAsFunction<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws {
        if !member.isAbsent { try container.encode(member, forKey: AnyKey(stringValue: key.description)) }
    }

    mutating func callAsFunction<Members: MemberList>(_ box: inout Boxed<Members>) throws {
        var members = box.members
        try members.members(&self)
    }
}

struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        return nil
    }
}
