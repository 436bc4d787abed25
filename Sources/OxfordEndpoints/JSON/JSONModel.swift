/// A JSON object, whose absent members keep their initial values, and whose unknown keys are skipped.
protocol JSONModel: JSONValue, Decodable, MemberList {
    mutating func read(from json: inout JSONReader) throws(JSONError)
}

extension JSONModel {
    mutating func read(from json: inout JSONReader) throws(JSONError) {
        try json.readMembers(of: &self)
    }

    init(from json: inout JSONReader) throws(JSONError) {
        self.init()
        try read(from: &json)
    }

    /// Not inlined, because each model has two callers.
    @inline(never)
    mutating func read(_ body: [UInt8], limits: JSONLimits) throws(AnswerError) {
        var json = JSONReader(body, limits: limits)
        do throws(JSONError) {
            try read(from: &json)
            try json.finish()
        } catch {
            throw AnswerError(error, in: body)
        }
    }

    /// Decodes an encoded value or the service's JSON.
    ///
    /// - Throws: ``AnswerError`` if the JSON does not have the documented format, or the decoder's error.
    @_documentation(visibility: public)
    public init(from decoder: any Decoder) throws {
        self.init()
        try read(JSONTree(from: decoder).bytes, limits: .stored)
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
    }
}
