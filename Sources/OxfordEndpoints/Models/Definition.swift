/// A definition in an answer, with the number of its sense.
///
/// ```swift
/// let body = """
///     {"results": [{"word": "ace", "lexicalEntries": [{
///       "lexicalCategory": {"id": "noun"},
///       "entries": [{"senses": [{
///         "definitions": ["a card with one spot"],
///         "subsenses": [{"shortDefinitions": ["a die with one"]}]
///       }]}]
///     }]}]}
///     """
/// let answer = try EntriesAnswer(json: Array(body.utf8))
/// for definition in answer.definitions() {
///     print(definition.number, definition.text, definition.kind)
/// }
/// // 1 a card with one spot definition
/// // 1.1 a die with one shortDefinition
/// ```
public struct Definition: Hashable, Sendable {
    /// A source of a definition.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// A definition of the sense.
        public static let definition = Kind("definition")
        /// A short definition, if the sense has no other.
        public static let shortDefinition = Kind("shortDefinition")
        /// The text of a cross-reference, if the sense has no definition.
        public static let crossReference = Kind("crossReference")
    }

    /// The text of the definition.
    public let text: String

    /// The source of the text.
    public let kind: Kind

    /// The headword.
    public let headword: String?

    /// The lexical category of the headword.
    public let lexicalCategory: Labeled<LexicalCategory>?

    /// The number of the sense in its entry, such as `1`, or `1.2` for a subsense.
    public let number: String

    /// The registers of the sense.
    public let registers: [Labeled<Register>]

    /// The domains of the sense.
    public let domains: [Labeled<Domain>]

    /// The examples of the sense.
    public let examples: [Example]
}
