import OxfordEndpoints

extension V1 {
    /// Requests the regions that a data set of version 1 uses.
    ///
    /// Version 2 has no such list, because a region is part of the language there.
    public typealias RegionsRequest = VocabularyListRequest<Region>
}

extension V1.Region: V1.ListedVocabulary {
    /// The regions with their labels.
    public typealias Version1List = RegionsAnswer

    /// The languages of the dictionaries.
    public typealias Version1Language = V1.RegionsLanguage

    /// The endpoint's first path segment.
    public static var version1ListPath: StaticString { "regions" }
}
