/// The filter of an endpoint that accepts none.
///
/// It is what a request has that declares no filter type of its own, such as ``LanguagesRequest``.
///
/// ```swift
/// print(LanguagesRequest.Filter.self)
/// // NoFilter
/// ```
public struct NoFilter: OxfordFilter {
    /// None.
    public static let parameters: [Parameter] = []

    /// The name and the values, which no endpoint writes.
    public let term: FilterTerm

    /// Makes a filter that no endpoint takes.
    public init(term: FilterTerm) {
        self.term = term
    }
}
