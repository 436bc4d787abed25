public import OxfordEndpoints

extension V1 {
    /// Filters that limit results by region.
    public protocol FiltersByRegion: OxfordFilter {}
}

extension V1.FiltersByRegion {
    /// Keeps results in any of the regions.
    public static func regions(_ regions: V1.Region...) -> Self { .regions(of: regions) }

    /// Keeps results in any of the regions, or all if `regions` is empty.
    public static func regions(of regions: [V1.Region]) -> Self {
        Self(term: FilterTerm(.regionsInPath, list: regions))
    }
}
