/// The filter type of an endpoint that accepts no filters.
///
/// A request that declares no filter type, such as ``LanguagesRequest``, uses this one.
public struct NoFilter: OxfordFilter {
    /// An empty list.
    public static let parameters: [Parameter] = []

    /// The filter's term, which no endpoint writes.
    public let term: FilterTerm

    /// Creates a filter that no endpoint accepts.
    public init(term: FilterTerm) {
        self.term = term
    }
}
