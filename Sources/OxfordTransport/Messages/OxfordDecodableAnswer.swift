public import OxfordEndpoints

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A type that `JSONDecoder` decodes as the answer of a custom endpoint.
///
/// Declare only the properties:
///
/// ```swift
/// struct Anagrams: OxfordDecodableAnswer {
///     let anagrams: [String]
/// }
///
/// do {
///     let valid = #"{"anagrams": ["art", "tar"]}"#
///     print(try Anagrams(json: Array(valid.utf8)).anagrams)
///     let invalid = #"{"anagrams": ["art", null]}"#
///     print(try Anagrams(json: Array(invalid.utf8)).anagrams)
/// } catch {
///     print(error.path, "at byte", error.offset)
/// }
/// // ["art", "tar"]
/// // anagrams[1] at byte 21
/// ```
public protocol OxfordDecodableAnswer: OxfordAnswer, Decodable {
    /// The decoder for the answer. Default: a `JSONDecoder` with the default strategies.
    static var decoder: JSONDecoder { get }
}

extension OxfordDecodableAnswer {
    /// A decoder with the default strategies.
    public static var decoder: JSONDecoder { JSONDecoder() }

    /// Decodes the body of a response.
    ///
    /// - Throws: ``AnswerError``, with the path and the reason of the decoder's error.
    public init(json body: [UInt8]) throws(AnswerError) {
        do {
            self = try Self.decoder.decode(Self.self, from: Data(body))
        } catch {
            throw AnswerError(error, in: body)
        }
    }
}
