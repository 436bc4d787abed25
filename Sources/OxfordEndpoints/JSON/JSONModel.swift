/// A type that is read from a JSON object.
///
/// A *member* is a property that corresponds to a key of the object. A member that is absent from the JSON keeps its
/// initial value. Unknown keys are skipped, whatever their values are.
package protocol JSONModel: JSONValue, Decodable {
    init()

    /// Passes each member of the model to the visitor, in alphabetical order of the JSON keys.
    ///
    /// List the members in alphabetical order of their keys. The service sends the keys of an object in this order, so
    /// the library can then read an object in a single pass over its members.
    ///
    /// In your implementation, call `each` once for each member, and pass the member's JSON key and its property. For
    /// example, this is the implementation for a model with the members `id` and `text`:
    ///
    /// ```
    /// mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
    ///     try each("id", &id)
    ///     try each("text", &text)
    /// }
    /// ```
    mutating func members(_ each: inout some MemberVisitor) throws(JSONError)

    /// Reads the members from JSON.
    ///
    /// The default implementation reads a JSON object. Implement this function for a model whose JSON can also take
    /// another form, such as a string.
    mutating func read(from json: inout JSONReader) throws(JSONError)
}

/// A type that visits each member of a model in turn, in order to read or encode it.
package protocol MemberVisitor {
    mutating func callAsFunction<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(JSONError)

    /// Visits a member whose JSON can take several forms.
    ///
    /// A visitor that reads JSON reads the member with the function `read`, instead of with the initializer of its
    /// type.
    mutating func callAsFunction<Member: JSONValue>(
        _ key: StaticString, _ member: inout Member, read: (inout JSONReader) throws(JSONError) -> Member
    ) throws(JSONError)

    /// Visits a member that can have one of two JSON keys.
    ///
    /// A visitor that reads JSON accepts both keys, and prefers the value of `key` if the object contains both, in any
    /// order. A visitor that writes JSON uses only `key`.
    mutating func callAsFunction<Member: JSONValue>(
        _ key: StaticString, or alias: StaticString, _ member: inout Member
    ) throws(JSONError)
}

extension JSONModel {
    package mutating func read(from json: inout JSONReader) throws(JSONError) {
        try json.readMembers(of: &self)
    }

    package init(from json: inout JSONReader) throws(JSONError) {
        self.init()
        try read(from: &json)
    }

    /// Returns the members of the model, or the string or the array that the service sends for some models.
    package static func stored(_ value: StoredValue) throws -> JSONTree {
        try value.members(of: Self.self) ?? value.list(of: Self.self) ?? value.anything()
    }

    /// Decodes a value that the service sent or that `encode(to:)` encoded.
    ///
    /// - Throws: `DecodingError` if the JSON does not have the documented format, or the decoder's error.
    @_documentation(visibility: public)
    public init(from decoder: any Decoder) throws {
        self = try JSONReader.read(from: decoder)
    }

    /// Encodes the value with the same structure as the service's JSON.
    ///
    /// - Throws: The encoder's error.
    @_documentation(visibility: public)
    public func encode(to encoder: any Encoder) throws {
        var visitor = MemberEncoder(container: encoder.container(keyedBy: AnyKey.self))
        // `members(_:)` is mutating, because readers change the members that they visit. This function cannot change
        // the model, so the encoder visits a copy.
        var model = self
        try model.members(&visitor)
        if let error = visitor.error { throw error }
    }
}

private struct MemberEncoder: MemberVisitor {
    var container: KeyedEncodingContainer<AnyKey>
    var error: (any Error)?

    @inline(never)  // Inlined, it would make the module 16 KB larger.
    mutating func callAsFunction<Member: JSONValue>(_ key: StaticString, _ member: inout Member) {
        guard error == nil, !member.isAbsent else { return }
        do {
            let key = AnyKey(stringValue: key.description)
            guard member.isReadable else {
                let path = container.codingPath + [key]
                throw EncodingError.invalidValue(
                    member, .init(codingPath: path, debugDescription: "JSON has no such number; use nil"))
            }
            try container.encode(member, forKey: key)
        } catch {
            self.error = error
        }
    }

    mutating func callAsFunction<Member: JSONValue>(
        _ key: StaticString, _ member: inout Member, read: (inout JSONReader) throws(JSONError) -> Member
    ) {
        self(key, &member)
    }

    mutating func callAsFunction<Member: JSONValue>(
        _ key: StaticString, or alias: StaticString, _ member: inout Member
    ) {
        self(key, &member)
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
