/// A model that is a whole answer.
protocol AnswerModel: JSONModel, OxfordAnswer {}

extension AnswerModel {
    /// Reads the body of an answer.
    @_documentation(visibility: public)
    public init(json body: [UInt8]) throws(AnswerError) {
        self.init()
        try read(body, limits: .body)
    }
}
