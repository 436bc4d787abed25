/// Why the sample dictionary has no answer to a request.
enum SampleRefusal: Error {
    /// The sample does not have it, but the service may; with what the sample lacks, to follow "the sample dictionary".
    case beyondSample(String)

    /// The sample knows the word, and the service would not find anything either; with the service's message.
    case notFound(String)

    /// A search of the sample matches nothing, so its result is empty; with what the sample lacks.
    case noMatch(String)

    /// The service would refuse the request; with its message.
    case badRequest(String)

    /// The filters match nothing, or the word is not a headword.
    static let noEntry = Self.notFound("No entry found matching supplied source_lang, word and provided filters")

    /// The sample does not have the language.
    static let otherLanguage = Self.beyondSample("has English only")

    /// The sample does not translate to the language.
    static let otherPair = Self.beyondSample("translates English to German and Spanish only")

    static let unknownPath = Self.beyondSample("does not have this endpoint")

    /// The sample does not have a word.
    static func noWord(_ word: String) -> Self { .beyondSample(lack(of: word)) }

    /// A search of the sample does not match a word.
    static func noMatch(of word: String) -> Self { .noMatch(lack(of: word)) }

    private static func lack(of word: String) -> String { "has no entry for \(word.quoted)" }
}
