/// A type that represents a filter of an endpoint.
///
/// An endpoint's filter type conforms to a protocol for each accepted filter, such as ``SelectsFields`` or
/// ``FiltersByLexicalCategory``. The protocols provide the functions that create filters.
///
/// ```swift
/// struct Filter: FiltersByLexicalCategory, FiltersByRegister {
///     static let parameters: [Parameter] = [.lexicalCategory, .registers]
///     let term: FilterTerm
/// }
///
/// let filters: Filters<Filter> = [
///     .registers(.informal), .lexicalCategory(.noun),
/// ]
/// print(filters.map(\.term.name))
/// // ["lexicalCategory", "registers"]
/// ```
public protocol OxfordFilter: Hashable, Sendable {
    /// The parameters that the endpoint accepts, in URL order.
    static var parameters: [Parameter] { get }

    /// The parameter name and values that the filter writes.
    var term: FilterTerm { get }

    /// Creates a filter from a term.
    ///
    /// The term's parameter must be in ``parameters``; see ``Filters``. A filter needs no state besides its term, because
    /// merging filters recreates them from their terms.
    init(term: FilterTerm)
}

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
