/// The text that a request searches for, sent as the query parameter `q`.
///
/// If you know the text in advance, write it as a literal. For text from outside the program, such as a user's input,
/// call ``init(validating:)``, which throws an error if the text is blank or contains a control character.
///
/// ```swift
/// let request = SearchRequest("rock & roll", in: .americanEnglish)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/en-us
/// //     ?q=rock%20%26%20roll
/// ```
public struct QueryText: Hashable, Sendable {
    let encoded: PercentEncoded

    /// Creates query text from a string, or throws an error if the string is invalid.
    ///
    /// - Throws: ``InvalidText`` if the text is blank or contains a control character.
    public init(validating text: some StringProtocol) throws(InvalidText) {
        let text = String(text)
        try InvalidText.check(text)
        encoded = PercentEncoded(text)
    }

    /// Creates query text from a headword.
    ///
    /// The headword is already percent-encoded, and is not encoded again.
    ///
    /// ```swift
    /// let word: Headword = "mice"
    /// let request = WordsRequest(QueryText(word), in: .britishEnglish)
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb?q=mice
    /// ```
    public init(_ word: Headword) {
        encoded = word.encoded
    }

    /// Creates query text from an entry ID.
    ///
    /// For the ID `run_up`, for example, the query text is `run up`.
    ///
    /// - Throws: ``InvalidText`` if the text is blank or contains a control character.
    public init(_ id: EntryID) throws(InvalidText) {
        try self.init(validating: id.text)
    }

    /// The text before encoding.
    public var text: String { encoded.decoded }
}

extension QueryText: ExpressibleByStringLiteral {
    /// Creates query text from a literal.
    ///
    /// - Precondition: The literal is not blank and contains no control characters.
    public init(stringLiteral literal: StaticString) {
        do throws(InvalidText) {
            try self.init(validating: literal.description)
        } catch {
            // See the same initializer of `Headword` for the reason why this code calls `fatalError`.
            fatalError(
                "invalid query text \(literal.description.quoted): \(error); the backtrace shows the line of the literal"
            )
        }
    }
}

extension QueryText: CustomStringConvertible {
    /// The text before encoding.
    public var description: String { text }
}
