/// The reason why the sample dictionary has no answer to a request.
///
/// The message of `beyondSample` follows the words "the sample dictionary". The others are complete.
enum SampleRefusal: Error {
    /// The sample lacks something that the service may have.
    case beyondSample(String)

    /// The sample has the word, and the service would not find anything either, or a search has no results.
    case notFound(String)

    /// The service would reject the request.
    case badRequest(String)

    /// The filters match nothing, or the word is not a headword.
    static let noEntry = Self.notFound("No entry found matching supplied source_lang, word and provided filters")

    static let otherLanguage = Self.beyondSample("has English only")

    static let otherPair = Self.beyondSample("translates English to German and Spanish only")

    static let unknownPath = Self.beyondSample("does not have this endpoint")

    static func noWord(_ word: String) -> Self { .beyondSample(lack(of: word)) }

    static func noMatch(of word: String) -> Self { .notFound("the sample dictionary \(lack(of: word))") }

    private static func lack(of word: String) -> String { "has no entry for \(word.quoted)" }
}
