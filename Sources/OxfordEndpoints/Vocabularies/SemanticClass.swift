/// A category of things that a sense refers to, such as person.
///
/// The service does not document the values.
public struct SemanticClass: OxfordVocabulary {
    /// The ID in answers.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// An empty list.
    public static let known: [Self] = []
}
