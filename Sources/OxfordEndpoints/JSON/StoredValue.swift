/// A value in a decoder, such as an answer that an app has stored.
///
/// The library reads a stored answer like the body of a response. It decodes the members that the type of the answer
/// knows to a ``JSONTree``, and then reads the text of this tree with its own JSON reader. It never decodes any other
/// member, so such a member may contain anything that the decoder supports.
package struct StoredValue {
    fileprivate let decoder: any Decoder
    /// The number of objects and arrays around this value.
    fileprivate let depth: Int

    init(in decoder: any Decoder, depth: Int = 0) {
        (self.decoder, self.depth) = (decoder, depth)
    }

    /// Returns the members of an object that a model has, or `nil` if the value is not an object.
    @inline(never)  // Inlined, it would make the module 48 KB larger.
    func members(of type: any JSONModel.Type) throws -> JSONTree? {
        guard let container = try object() else { return nil }
        var visitor = StoredMembers(container: container, depth: depth + 1)
        // `members(_:)` is mutating, because readers change the members that they visit.
        var model = type.init()
        try model.members(&visitor)
        if let error = visitor.error { throw error }
        return .object(visitor.object)
    }

    /// Returns all members of an object, or `nil` if the value is not an object.
    func dictionary(of type: any JSONValue.Type) throws -> JSONTree? {
        guard let container = try object() else { return nil }
        var visitor = StoredMembers(container: container, depth: depth + 1)
        for key in container.allKeys { try visitor.add(key, type) }
        return .object(visitor.object)
    }

    /// Returns the elements of an array, or `nil` if the value is not an array.
    func list(of type: any JSONValue.Type) throws -> JSONTree? {
        guard var container = try? decoder.unkeyedContainer() else { return nil }
        try checkDepth()
        var list: [JSONTree] = []
        while !container.isAtEnd {
            if try container.decodeNil() { continue }
            list.append(try type.stored(StoredValue(in: container.superDecoder(), depth: depth + 1)))
        }
        return .list(list)
    }

    /// Returns the value as it is, which is usually a text.
    func anything() throws -> JSONTree {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) { return .text(text) }
        if value.decodeNil() { return .null }
        if let boolean = try? value.decode(Bool.self) { return .boolean(boolean) }
        // An integer has no negative zero.
        if let number = try? value.decode(Int.self), number != 0 { return .number(String(number)) }
        if let number = try? value.decode(Double.self) { return .number("\(number)") }
        // The members and elements are read like a text, that is, as they are.
        if let tree = try dictionary(of: String.self) ?? list(of: String.self) { return tree }
        throw DecodingError.dataCorruptedError(in: value, debugDescription: "expected a JSON value")
    }

    private func object() throws -> KeyedDecodingContainer<AnyKey>? {
        guard let container = try? decoder.container(keyedBy: AnyKey.self) else { return nil }
        try checkDepth()
        return container
    }

    /// Throws an error if the value is nested too deeply, because a decoder may not limit the depth of its data.
    private func checkDepth() throws {
        if depth < JSONLimits.stored.depth { return }
        let expected = JSONError.Expected.lessDepth.description
        throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "expected \(expected)"))
    }
}

/// A visitor that decodes the members of a model.
private struct StoredMembers: MemberVisitor {
    let container: KeyedDecodingContainer<AnyKey>
    /// The number of objects and arrays around each member.
    let depth: Int
    var object: [String: JSONTree] = [:]
    var error: (any Error)?

    mutating func add(_ key: AnyKey, _ type: any JSONValue.Type) throws {
        if try container.decodeNil(forKey: key) { return }
        let value = StoredValue(in: try container.superDecoder(forKey: key), depth: depth)
        object[key.stringValue] = try type.stored(value)
    }

    private mutating func visit(_ key: StaticString, _ type: any JSONValue.Type) {
        let key = AnyKey(stringValue: key.description)
        guard error == nil, container.contains(key) else { return }
        do {
            try add(key, type)
        } catch {
            self.error = error
        }
    }

    mutating func callAsFunction<Member: JSONValue>(_ key: StaticString, _ member: inout Member) {
        visit(key, Member.self)
    }

    mutating func callAsFunction<Member: JSONValue>(
        _ key: StaticString, _ member: inout Member, read: (inout JSONReader) throws(JSONError) -> Member
    ) {
        visit(key, Member.self)
    }

    mutating func callAsFunction<Member: JSONValue>(
        _ key: StaticString, or alias: StaticString, _ member: inout Member
    ) {
        visit(key, Member.self)
        visit(alias, Member.self)
    }
}
