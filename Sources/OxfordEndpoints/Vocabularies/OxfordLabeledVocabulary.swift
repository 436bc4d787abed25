/// A vocabulary whose known values have English labels for people to read.
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
    /// The label of a known value; a value that is new has none.
    public var label: String? { Self.listing.label(of: rawValue) }

    /// Makes the known value that has a label, whatever its letter case, with spaces, hyphens or underscores.
    ///
    /// ```swift
    /// print(Register(label: "rhyming-slang")?.rawValue ?? "not known")
    /// print(Register(label: "cheeky")?.rawValue ?? "not known")
    /// // rhyming_slang
    /// // not known
    /// ```
    public init?(label: String) {
        guard let id = Self.listing.id(labeled: label) else { return nil }
        self.init(rawValue: id)
    }
}
