/// A word in an answer, with its lexical entries.
///
/// Use the answers' type aliases, such as ``SentencesAnswer/Word``.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.lemmas(of: "aces") ?? []
/// for word in try LemmasAnswer(json: body).results {
///     let categories = word.lexicalEntries.compactMap(\.lexicalCategory)
///     print(word.word ?? "", categories.compactMap(\.text))
/// }
/// // aces ["Noun", "Verb"]
/// ```
public struct WordResult<LexicalEntry: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
    private var details = WordDetails()

    /// The lexical entries, one for each lexical category.
    public var lexicalEntries: [LexicalEntry] = []

    /// Creates an empty result.
    public init() {}
}

// swift-format would spread each accessor over four lines.
// swift-format-ignore
extension WordResult {
    /// The entry ID.
    public var id: EntryID? { get { details.id } _modify { yield &details.id } }

    /// The word.
    public var word: String? { get { details.word } _modify { yield &details.word } }

    /// The word, in inflections answers.
    public var text: String? { get { details.text } _modify { yield &details.text } }

    /// The language code.
    public var language: String? { get { details.language } _modify { yield &details.language } }

    /// The kind of result, such as `headword`.
    public var type: String? { get { details.type } _modify { yield &details.type } }

    /// The lexical category, in pronunciations answers.
    public var lexicalCategory: Labeled<LexicalCategory>? { get { details.lexicalCategory } _modify { yield &details.lexicalCategory } }

    /// The pronunciations that apply to all lexical entries.
    public var pronunciations: [Pronunciation] { get { details.pronunciations } _modify { yield &details.pronunciations } }
}

extension WordResult {
    private enum CodingKeys: CodingKey {
        case lexicalEntries
    }

    /// Decodes an encoded value or the service's JSON.
    ///
    /// - Throws: ``AnswerError`` if the JSON does not have the documented format, or the decoder's error.
    public init(from decoder: any Decoder) throws {
        details = try WordDetails(from: decoder)
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let entries = try members.decodeIfPresent([LexicalEntry?].self, forKey: .lexicalEntries) ?? []
        lexicalEntries = entries.compactMap(\.self)
    }

    /// Encodes the value as the service's JSON.
    ///
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        try details.encode(to: encoder)
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(lexicalEntries, forKey: .lexicalEntries)
    }
}

extension WordResult: JSONModel, JSONValue, MemberList where LexicalEntry: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try details.members(&each)
        try each("lexicalEntries", &lexicalEntries)
    }
}

/// The members of a result that do not depend on the type of its lexical entries.
///
/// A generic type with public coding cannot read all members itself: since any module may use it with a type of its
/// own, the reading of every model would be compiled a second time, for types that are not known until run time.
struct WordDetails: JSONModel {
    var id: EntryID?
    var word: String?
    var text: String?
    var language: String?
    var type: String?
    var lexicalCategory: Labeled<LexicalCategory>?
    var pronunciations: [Pronunciation] = []

    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("language", &language)
        try each.shared("lexicalCategory", &lexicalCategory)
        try each("pronunciations", &pronunciations)
        try each("text", &text)
        try each("type", &type)
        try each("word", &word)
    }
}
