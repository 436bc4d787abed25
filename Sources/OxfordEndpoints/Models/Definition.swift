/// What a sense means in words, with the place that it has in its answer.
///
/// ```swift
/// let body = #"{"results": [{"word": "ace", "lexicalEntries": [{"lexicalCategory": {"id": "noun"}, "entries": [{"senses": "#
///     + #"[{"definitions": ["a card with one spot"], "subsenses": [{"shortDefinitions": ["a die with one"]}]}]}]}]}]}"#
/// for definition in try EntriesAnswer(json: Array(body.utf8)).definitions() {
///     print(definition.headword ?? "", definition.number, definition.text, definition.kind)
/// }
/// // ace 1 a card with one spot definition
/// // ace 1.1 a die with one shortDefinition
/// ```
///
/// It has the examples, registers and domains of its sense:
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ace")) ?? [])
/// if let definition = answer.definitions(of: .verb, .adjective).first {
///     print(definition.text, definition.domains.map(\.id), definition.examples.compactMap(\.text))
/// }
/// // serve so well that the other player cannot reach the ball [tennis] ["She aced him twice in the opening game."]
/// ```
public struct Definition: Hashable, Sendable {
    /// Which words of the sense the text is.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("art")) ?? [])
    /// print(answer.definitions(of: .verb).filter { $0.kind == .crossReference }.map(\.text))
    /// // ["old second person singular present of be"]
    /// ```
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The sense's definition.
        public static let definition = Kind("definition")
        /// The sense's short definition, if it has no other.
        public static let shortDefinition = Kind("shortDefinition")
        /// A pointer to another entry, if the sense has no definition.
        public static let crossReference = Kind("crossReference")
    }

    /// The words.
    public let text: String

    /// Which words of the sense they are.
    public let kind: Kind

    /// The headword that has the sense.
    public let headword: String?

    /// The part of speech that the headword is.
    public let lexicalCategory: Labeled<LexicalCategory>?

    /// The number of the sense in its entry, such as `1`, and `1.2` for a subsense.
    public let number: String

    /// The kinds of speech that the sense belongs to.
    public let registers: [Labeled<Register>]

    /// The fields that the sense belongs to.
    public let domains: [Labeled<Domain>]

    /// Sentences that show the sense.
    public let examples: [Example]
}
