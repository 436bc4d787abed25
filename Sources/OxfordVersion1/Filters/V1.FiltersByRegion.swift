public import OxfordEndpoints

extension V1 {
    /// Filters of version 1 whose answer can be narrowed to regions.
    ///
    /// ```swift
    /// print(V1.EntriesRequest("ace", in: .english, filters: .regions(.gb)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/ace/regions=gb
    /// ```
    public protocol FiltersByRegion: OxfordFilter {}
}

extension V1.FiltersByRegion {
    /// Keeps what belongs to any of the given regions.
    ///
    /// ```swift
    /// print(V1.EntriesRequest("colour", in: .english, filters: .regions(.gb, .us)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/colour/regions=gb,us
    /// ```
    public static func regions(_ regions: V1.Region...) -> Self { .regions(of: regions) }

    /// Keeps what belongs to any of the regions in a list; an empty list keeps all.
    ///
    /// ```swift
    /// print(V1.EntriesRequest("colour", in: .english, filters: .regions(of: V1.Region.allCases)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/colour/regions=gb,us
    /// ```
    public static func regions(of regions: [V1.Region]) -> Self {
        Self(term: FilterTerm(.regionsInPath, list: regions))
    }
}
