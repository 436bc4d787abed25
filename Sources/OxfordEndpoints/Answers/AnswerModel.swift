protocol AnswerModel: JSONModel, OxfordAnswer {}

extension AnswerModel {
    /// Decodes the body of a response.
    ///
    /// - Throws: ``AnswerError`` if the body is not JSON in the documented format.
    @_documentation(visibility: public)
    public init(json body: [UInt8]) throws(AnswerError) {
        self.init()
        try read(body, limits: .body)
    }
}
