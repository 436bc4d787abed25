/// A wider field that a sense belongs to, such as sport.
///
/// ```swift
/// print(DomainClass(rawValue: "sport").rawValue)
/// // sport
/// ```
///
/// The set is open, and the service lists it nowhere, so there are no constants.
public struct DomainClass: OxfordVocabulary {
    /// The id on the wire.
    public let rawValue: String

    /// Makes a value from its id.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// None is listed.
    public static let known: [Self] = []
}
