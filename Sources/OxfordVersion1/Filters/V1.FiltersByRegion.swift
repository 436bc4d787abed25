public import OxfordEndpoints

extension V1 {
    /// Filters that keep values of certain regions.
    public protocol FiltersByRegion: OxfordFilter {}
}

extension V1.FiltersByRegion {
    /// Keeps values of any of the regions.
    public static func regions(_ regions: V1.Region...) -> Self { .regions(of: regions) }

    /// Keeps values of any region in a list, or all values if the list is empty.
    public static func regions(of regions: [V1.Region]) -> Self {
        Self(term: FilterTerm(.regionsInPath, list: regions))
    }
}
