/// What a search looks for: the value of `q`.
///
/// Like a ``Headword`` it is a literal or is checked, and is kept exactly; its rules are fewer, because it stands
/// in the query: it is not blank and has no control character.
///
/// ```swift
/// print(SearchRequest("rock & roll", in: .americanEnglish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/en-us?q=rock%20%26%20roll
/// ```
public struct QueryText: Hashable, Sendable {
    let encoded: PercentEncoded

    /// Makes query text from text that is known only while the program runs.
    ///
    /// ```swift
    /// do {
    ///     _ = try QueryText(validating: " ")
    /// } catch {
    ///     print(error)
    /// }
    /// // query text cannot be blank; pass at least one visible character
    /// ```
    public init(validating text: String) throws(InvalidText) {
        try InvalidText.check(text)
        encoded = PercentEncoded(text)
    }

    /// Makes query text of a headword, whose rules are the stricter ones.
    ///
    /// ```swift
    /// let word: Headword = "mice"
    /// print(WordsRequest(QueryText(word), in: .britishEnglish).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb?q=mice
    /// ```
    ///
    /// A headword that was made from an ``EntryID`` stays encoded as the server wrote it.
    public init(_ word: Headword) {
        encoded = word.encoded
    }

    /// The text before it was encoded.
    public var text: String { encoded.decoded }
}

extension QueryText: ExpressibleByStringLiteral {
    /// Makes query text from a literal.
    ///
    /// A literal that breaks a rule of ``init(validating:)`` stops the program and says which.
    public init(stringLiteral literal: StaticString) {
        do throws(InvalidText) {
            try self.init(validating: literal.description)
        } catch {
            // As an index out of range does; unlike a precondition it says the rule in a release build too. The compiler
            // passes no line to an initializer of literals.
            fatalError(
                "invalid query text \(literal.description.quoted): \(error); the backtrace shows the line of the literal"
            )
        }
    }
}

extension QueryText: CustomStringConvertible {
    /// The text before it was encoded.
    public var description: String { text }
}

// A member that is not there, with the way to say it. Nothing can call it, so its body never runs.

extension QueryText {
    /// Not there: text that is known only at run time goes through ``init(validating:)``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ text: String) { fatalError() }
}
