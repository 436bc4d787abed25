public import OxfordEndpoints

extension V1 {
    /// Requests the registers that a data set of version 1 used.
    ///
    /// In version 2, use `OxfordEndpoints.RegistersRequest`.
    public typealias RegistersRequest = VocabularyListRequest<Register>
}

extension Register: V1.BilingualListedVocabulary {
    /// The registers with their labels.
    public typealias Version1List = LabelsAnswer

    /// The endpoint's first path segment.
    public static var version1ListPath: StaticString { "registers" }

    /// The endpoint's name in a catalog.
    public static var version1ListName: String { "registers" }
}
