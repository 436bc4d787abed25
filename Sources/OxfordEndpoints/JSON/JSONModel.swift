/// A type that is read from a JSON object.
///
/// Members that are absent from the JSON keep their initial values. Unknown keys are skipped.
protocol JSONModel: JSONValue, Decodable {
    init()

    /// Calls the visitor once for each member, in the order of the keys.
    ///
    /// The service sorts keys too, so a reader that visits the members in this order needs only one pass:
    ///
    ///     mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
    ///         try each("id", &id)
    ///         try each("text", &text)
    ///     }
    mutating func members(_ each: inout some MemberVisitor) throws(JSONError)

    /// Reads the members.
    ///
    /// A model implements this function itself if its JSON can have another form too, such as a string.
    mutating func read(from json: inout JSONReader) throws(JSONError)
}

/// A visitor of the members of a model, such as a reader or an encoder.
protocol MemberVisitor {
    mutating func callAsFunction<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(JSONError)

    /// Visits a member under an alternative key. Readers accept both keys, and encoders ignore the alternative.
    mutating func alias<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(JSONError)
}

extension JSONModel {
    mutating func read(from json: inout JSONReader) throws(JSONError) {
        try json.readMembers(of: &self)
    }

    init(from json: inout JSONReader) throws(JSONError) {
        self.init()
        try read(from: &json)
    }

    /// Decodes a value from its encoded form or from the service's JSON.
    ///
    /// - Throws: ``AnswerError`` if the JSON does not have the documented format, or the decoder's error.
    @_documentation(visibility: public)
    public init(from decoder: any Decoder) throws {
        self = try JSONReader.read(JSONTree(from: decoder).bytes, limits: .stored)
    }

    /// Encodes the value as the service's JSON.
    ///
    /// - Throws: The encoder's error.
    @_documentation(visibility: public)
    public func encode(to encoder: any Encoder) throws {
        var visitor = MemberEncoder(container: encoder.container(keyedBy: AnyKey.self))
        // Visitors receive members that they can change, because readers do. Encoding therefore visits a copy.
        var model = self
        try model.members(&visitor)
        if let error = visitor.error { throw error }
    }
}

private struct MemberEncoder: MemberVisitor {
    var container: KeyedEncodingContainer<AnyKey>
    var error: (any Error)?

    /// Not inlined, because the compiler would copy the code for each member of each model.
    @inline(never)
    mutating func callAsFunction<Member: JSONValue>(_ key: StaticString, _ member: inout Member) {
        guard error == nil, !member.isAbsent else { return }
        do {
            try container.encode(member, forKey: AnyKey(stringValue: key.description))
        } catch {
            self.error = error
        }
    }

    /// Does nothing, because a member is encoded only once, under its main key.
    func alias<Member: JSONValue>(_ key: StaticString, _ member: inout Member) {}
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
