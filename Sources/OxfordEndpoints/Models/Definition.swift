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
    /// A kind of text that can serve as a definition.
    ///
    /// Later versions may add kinds, so a `switch` over a kind needs a `default` case.
    public struct Kind: OxfordOpenValue {
        /// The name of the kind, such as `shortDefinition`.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A full definition of the sense.
        public static let definition = Kind("definition")

        /// A short definition, for a sense without a full definition.
        public static let shortDefinition = Kind("shortDefinition")

        /// The text of a cross-reference, as the service sent it.
        ///
        /// This kind is used only for a sense without a full or short definition.
        public static let crossReference = Kind("crossReference")
    }

    /// The text of the definition.
    public let text: String

    /// Whether the text is a full definition, a short definition, or a cross-reference.
    public let kind: Kind

    /// The ID of the sense, or `nil` if the service leaves it out.
    ///
    /// The example sentences of ``SentencesAnswer`` and the links to the thesaurus refer to senses by this ID.
    public let senseID: String?

    /// The headword that the text defines.
    ///
    /// It is empty if the service leaves it out.
    public let headword: String

    /// The lexical category of the headword.
    public let lexicalCategory: Labeled<LexicalCategory>?

    /// The number of the sense within its entry, such as `1`, or `1.2` for a subsense.
    public let number: String

    /// The registers of the sense.
    public let registers: [Labeled<Register>]

    /// The domains of the sense.
    public let domains: [Labeled<Domain>]

    /// The examples of the sense.
    public let examples: [Example]

    /// Creates a definition, for tests and previews.
    ///
    /// ```swift
    /// let card = Definition(text: "a card with one spot", headword: "ace")
    /// print(card.headword, card.number, card.text)
    /// // ace 1 a card with one spot
    /// ```
    public init(
        text: String, kind: Kind = .definition, senseID: String? = nil, headword: String = "",
        lexicalCategory: Labeled<LexicalCategory>? = nil, number: String = "1", registers: [Labeled<Register>] = [],
        domains: [Labeled<Domain>] = [], examples: [Example] = []
    ) {
        self.text = text
        self.kind = kind
        self.senseID = senseID
        self.headword = headword
        self.lexicalCategory = lexicalCategory
        self.number = number
        self.registers = registers
        self.domains = domains
        self.examples = examples
    }
}

extension Definition: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, kind, senseID, headword, lexicalCategory, number, registers, domains, examples
        /// A decoder that converts keys from snake case supplies this key.
        case convertedSenseID = "senseId"
    }

    /// Decodes a definition, whose text is required.
    ///
    /// An absent member gets the same value as if you left it out of
    /// ``init(text:kind:senseID:headword:lexicalCategory:number:registers:domains:examples:)``.
    ///
    /// - Throws: The decoder's error.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        text = try members.decode(String.self, forKey: .text)
        kind = try members.decodeIfPresent(Kind.self, forKey: .kind) ?? .definition
        senseID =
            try members.decodeIfPresent(String.self, forKey: .senseID)
            ?? members.decodeIfPresent(String.self, forKey: .convertedSenseID)
        headword = try members.decodeIfPresent(String.self, forKey: .headword) ?? ""
        lexicalCategory = try members.decodeIfPresent(Labeled<LexicalCategory>.self, forKey: .lexicalCategory)
        number = try members.decodeIfPresent(String.self, forKey: .number) ?? "1"
        registers = try members.decodeIfPresent([Labeled<Register>].self, forKey: .registers) ?? []
        domains = try members.decodeIfPresent([Labeled<Domain>].self, forKey: .domains) ?? []
        examples = try members.decodeIfPresent([Example].self, forKey: .examples) ?? []
    }

    /// Encodes the definition without empty members, except the text.
    ///
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(text, forKey: .text)
        try members.encode(kind, forKey: .kind)
        try members.encodeIfPresent(senseID, forKey: .senseID)
        try members.encodeIfPresent(headword.nonEmpty, forKey: .headword)
        try members.encodeIfPresent(lexicalCategory, forKey: .lexicalCategory)
        try members.encode(number, forKey: .number)
        try members.encodeIfPresent(registers.nonEmpty, forKey: .registers)
        try members.encodeIfPresent(domains.nonEmpty, forKey: .domains)
        try members.encodeIfPresent(examples.nonEmpty, forKey: .examples)
    }
}
