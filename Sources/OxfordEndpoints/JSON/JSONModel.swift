/// A JSON object, whose absent members keep their initial values, and whose unknown keys are skipped.
protocol JSONModel: JSONValue, Decodable {
    init()

    /// Calls the visitor once for each member, sorted by key.
    ///
    /// The service sorts keys too, so one pass reads them.
    ///
    ///     mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
    ///         try each("id", &id)
    ///         try each("text", &text)
    ///     }
    mutating func members(_ each: inout some MemberVisitor) throws(JSONError)

    /// Reads the members.
    ///
    /// A model implements this if its JSON has another form too, such as a string.
    mutating func read(from json: inout JSONReader) throws(JSONError)
}

/// A visitor of a model's members, such as a reader or an encoder.
protocol MemberVisitor {
    mutating func callAsFunction<Member: JSONValue>(_ key: StaticString, _ member: inout Member) throws(JSONError)

    /// Visits a member under an alternative key, for readers.
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

    /// Decodes an encoded value or the service's JSON.
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
        // Visiting requires mutable members, because readers change them.
        var model = self
        try model.members(&visitor)
        if let error = visitor.error { throw error }
    }
}

private struct MemberEncoder: MemberVisitor {
    var container: KeyedEncodingContainer<AnyKey>
    var error: (any Error)?

    /// Not inlined, to avoid a copy of the code for each member of each model.
    @inline(never)
    mutating func callAsFunction<Member: JSONValue>(_ key: StaticString, _ member: inout Member) {
        guard error == nil, !member.isAbsent else { return }
        do {
            try container.encode(member, forKey: AnyKey(stringValue: key.description))
        } catch {
            self.error = error
        }
    }

    /// A member is encoded once, under its own key.
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
