/// Encodes the members of a model.
///
/// Its function is not inlined, which would repeat it for each member of each model.
struct MemberEncoder: MemberVisitor {
    var container: KeyedEncodingContainer<AnyKey>

    @inline(never)
    mutating func callAsFunction<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws {
        if !member.isAbsent { try container.encode(member, forKey: AnyKey(stringValue: key.description)) }
    }

    mutating func callAsFunction<Members: MemberList>(_ box: inout Boxed<Members>) throws {
        var members = box.members
        try members.members(&self)
    }
}

/// A key with any text.
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
