extension Parameter {
    /// Creates a parameter that takes a list of texts.
    ///
    /// ```swift
    /// struct Filter: OxfordFilter {
    ///     static let parameters: [Parameter] = [Parameter(texts: "rhymes")]
    ///     let term: FilterTerm
    ///
    ///     static func rhymes(_ words: QueryText...) -> Self { Self(term: FilterTerm("rhymes", texts: words)) }
    /// }
    ///
    /// let filters: Filters<Filter> = [.rhymes("mouse"), .rhymes("house")]
    /// print(filters == [.rhymes("mouse", "house")])
    /// // true
    /// ```
    public init(texts name: String) {
        self.init(name, .texts)
    }

    /// Whether a later list of the parameter adds its values to an earlier one.
    var joinsLists: Bool {
        switch values {
        // Two lists that keep a limit may exceed it together, so the later of them replaces the earlier.
        case .texts, .list(_, _, atMost: .max): true
        default: false
        }
    }
}
