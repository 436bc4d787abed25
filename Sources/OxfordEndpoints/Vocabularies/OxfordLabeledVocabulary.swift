/// A vocabulary whose known values have English labels.
///
/// ```swift
/// print(Domain.airForce.label ?? "no label")
/// print(Domain(label: "air force") == .airForce)
/// // Air Force
/// // true
/// ```
public protocol OxfordLabeledVocabulary: OxfordVocabulary {
    /// The known values with their labels.
    static var listing: VocabularyListing { get }
}

extension OxfordLabeledVocabulary {
    /// The English label, or `nil` for an unknown value.
    public var label: String? { Self.listing.label(of: rawValue) }

    /// Creates the known value with a label, or returns `nil` if there is none.
    ///
    /// Letter case is ignored. Spaces, hyphens and underscores are equivalent.
    public init?(label: String) {
        guard let id = Self.listing.id(labeled: label) else { return nil }
        self.init(rawValue: id)
    }
}
