/// A model that is an object of JSON.
///
/// Members that are absent keep their initial value; unknown keys are skipped.
protocol JSONModel: JSONValue, Decodable, MemberList {
    /// Reads the object into a new value.
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

    /// Reads a whole body into a new value.
    ///
    /// Not inlined, since there are two callers for each model.
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

    /// Decodes what was encoded, or what the service sent.
    @_documentation(visibility: public)
    public init(from decoder: any Decoder) throws {
        self.init()
        try read(JSONTree(from: decoder).bytes, limits: .stored)
    }

    /// Encodes the value in the form that the service sends.
    @_documentation(visibility: public)
    public func encode(to encoder: any Encoder) throws {
        var visitor = MemberEncoder(container: encoder.container(keyedBy: AnyKey.self))
        // Members are visited in place, since readers change them.
        var model = self
        try model.members(&visitor)
    }
}
