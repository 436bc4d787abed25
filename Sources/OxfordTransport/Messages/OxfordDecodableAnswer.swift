public import OxfordEndpoints

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An answer of an endpoint of your own that `JSONDecoder` reads.
///
/// Declare the members, and nothing else:
///
/// ```swift
/// struct Anagrams: OxfordDecodableAnswer {
///     let anagrams: [String]
/// }
///
/// do {
///     print(try Anagrams(json: Array(#"{"anagrams": ["art", "tar"]}"#.utf8)).anagrams)
///     print(try Anagrams(json: Array(#"{"anagrams": ["art", null]}"#.utf8)).anagrams)
/// } catch {
///     print(error)
/// }
/// // ["art", "tar"]
/// // anagrams[1]: expected a string, found "null]}" at byte 21
/// ```
///
/// An ``AnswerError`` has the path and the reason of the decoder's error.
public protocol OxfordDecodableAnswer: OxfordAnswer, Decodable {
    /// The decoder that reads the answer: a `JSONDecoder` with the default strategies, unless the type has another one.
    static var decoder: JSONDecoder { get }
}

extension OxfordDecodableAnswer {
    /// A decoder with the default strategies.
    public static var decoder: JSONDecoder { JSONDecoder() }

    /// Decodes the body of an answer.
    public init(json body: [UInt8]) throws(AnswerError) {
        do {
            self = try Self.decoder.decode(Self.self, from: Data(body))
        } catch {
            throw AnswerError(error, in: body)
        }
    }
}
