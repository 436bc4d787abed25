public import OxfordEndpoints

extension V1 {
    /// Filters that limit results by region.
    public protocol FiltersByRegion: OxfordFilter {}
}

extension V1.FiltersByRegion {
    /// Limits results to the given regions.
    public static func regions(_ regions: V1.Region...) -> Self { .regions(of: regions) }

    /// Limits results to the regions in a list, unless it is empty.
    public static func regions(of regions: [V1.Region]) -> Self {
        Self(term: FilterTerm(.regionsInPath, list: regions))
    }
}
