/// A broad subject area that a sense belongs to, such as sport.
///
/// The service does not document the values.
public struct DomainClass: OxfordVocabulary {
    /// The ID in answers.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// An empty list.
    public static let known: [Self] = []
}
