#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import OxfordEndpoints

extension OxfordAnswer where Self: Decodable {
    /// Decodes the body of a response with a `JSONDecoder` that has the default strategies.
    ///
    /// With this initializer, the answer type of a custom endpoint declares only its properties:
    ///
    /// ```swift
    /// struct Anagrams: OxfordAnswer, Decodable {
    ///     let anagrams: [String]
    /// }
    ///
    /// do {
    ///     let valid = #"{"anagrams": ["art", "tar"]}"#
    ///     print(try Anagrams(json: Array(valid.utf8)).anagrams)
    ///     let invalid = #"{"anagrams": ["art", null]}"#
    ///     print(try Anagrams(json: Array(invalid.utf8)).anagrams)
    /// } catch {
    ///     print(error)
    /// }
    /// // ["art", "tar"]
    /// // anagrams[1]: expected a string, found "null]}" at byte 21
    /// ```
    ///
    /// The decoder does not limit the memory that it uses, so a malicious body needs much more of it than for the
    /// answer types of the library.
    ///
    /// - Throws: `AnswerError` with the path and the reason of the decoder's error.
    public init(json body: [UInt8]) throws {
        try self.init(json: body, decoder: JSONDecoder())
    }

    /// Decodes the body of a response with the given decoder.
    ///
    /// To use other strategies than the default ones, call this initializer in your answer's `init(json:)`:
    ///
    /// ```swift
    /// import Foundation
    ///
    /// struct Anagrams: OxfordAnswer, Decodable {
    ///     let foundWords: [String]
    ///
    ///     init(json body: [UInt8]) throws {
    ///         let decoder = JSONDecoder()
    ///         decoder.keyDecodingStrategy = .convertFromSnakeCase
    ///         try self.init(json: body, decoder: decoder)
    ///     }
    /// }
    ///
    /// let body = #"{"found_words": ["art"]}"#
    /// print(try Anagrams(json: Array(body.utf8)).foundWords)
    /// // ["art"]
    /// ```
    ///
    /// - Throws: `AnswerError` with the path and the reason of the decoder's error.
    public init(json body: [UInt8], decoder: JSONDecoder) throws {
        do {
            self = try decoder.decode(Self.self, from: Data(body))
        } catch {
            throw AnswerError(error, in: body)
        }
    }
}

extension OxfordAnswer {
    /// Decodes the body of a response from data, such as the contents of a file.
    ///
    /// - Throws: `AnswerError` if the body cannot be decoded.
    public init(json data: Data) throws {
        try self.init(json: Array(data))
    }
}

extension Pronunciation {
    /// The HTTPS URL of the audio, even if the service sent an HTTP URL.
    ///
    /// It is `nil` if there is no audio, or if the service sent a text that is not a URL.
    public var audioURL: URL? { audioURLString.flatMap { URL(string: $0) } }
}

extension EntriesAnswer {
    /// Returns the HTTPS URL of the first audio file for a headword, or `nil` if there is none.
    ///
    /// This method ignores the audio files of inflected and variant forms.
    public func audioURL(dialect: Dialect? = nil) -> URL? {
        audioURLString(dialect: dialect).flatMap { URL(string: $0) }
    }
}

extension PronunciationsAnswer {
    /// Returns the HTTPS URL of the first audio file among the selected pronunciations, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - categories: The lexical categories to include, or `nil` for all.
    ///   - dialect: The dialect to include, or `nil` for all.
    public func audioURL(categories: [LexicalCategory]? = nil, dialect: Dialect? = nil) -> URL? {
        audioURLString(categories: categories, dialect: dialect).flatMap { URL(string: $0) }
    }
}
