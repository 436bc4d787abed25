/// A type that is decoded from the body of a response.
///
/// Each request type declares the type of its answer as ``OxfordEndpointRequest/Answer``. To create a custom answer
/// type, implement ``init(json:)``. For an answer that is `Decodable`, the module OxfordTransport implements it with
/// `JSONDecoder`.
public protocol OxfordAnswer: Sendable {
    /// Decodes the body of a response.
    ///
    /// ```swift
    /// struct Motto: OxfordAnswer {
    ///     let text: String
    ///
    ///     init(json body: [UInt8]) throws {
    ///         guard let text = String(validating: body, as: UTF8.self) else {
    ///             throw AnswerError(expected: "a text")
    ///         }
    ///         self.text = text
    ///     }
    /// }
    ///
    /// print(try Motto(json: Array("Words in time".utf8)).text)
    /// // Words in time
    /// ```
    ///
    /// - Throws: ``AnswerError`` if the body cannot be decoded. If this initializer throws any other error, the client
    ///   converts the error with ``AnswerError/init(_:in:)``.
    init(json body: [UInt8]) throws
}

/// A model that is decoded from the whole body of a response, not from a part of it.
package protocol AnswerModel: JSONModel, OxfordAnswer {}

extension AnswerModel {
    /// Decodes the body of a response.
    ///
    /// - Throws: `AnswerError` if the body is not JSON in the documented format.
    @_documentation(visibility: public)
    public init(json body: [UInt8]) throws {
        self = try JSONReader.read(body, limits: .body)
    }
}
