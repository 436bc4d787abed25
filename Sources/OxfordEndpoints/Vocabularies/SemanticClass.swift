/// A kind of thing that a sense names, such as a person.
///
/// ```swift
/// print(SemanticClass(rawValue: "person").rawValue)
/// // person
/// ```
///
/// The set is open, and the service lists it nowhere, so there are no constants.
public struct SemanticClass: OxfordVocabulary {
    /// The id on the wire.
    public let rawValue: String

    /// Makes a value from its id.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// None is listed.
    public static let known: [Self] = []
}
