/// A type that represents a filter of an endpoint.
///
/// Each endpoint has its own filter type. The type conforms to one protocol for each filter that the endpoint accepts,
/// such as ``SelectsFields`` or ``FiltersByLexicalCategory``. These protocols provide the functions that create the
/// filters:
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
    /// The parameters that the endpoint accepts, in the order in which they appear in the URL.
    static var parameters: [Parameter] { get }

    /// The name and the values of the parameter that the filter writes.
    var term: FilterTerm { get }

    /// Creates a filter from a term.
    ///
    /// The term's parameter must be in ``parameters``; see ``Filters``. A filter must not store anything besides its
    /// term, because a collection of filters stores only the terms, and creates its elements from them.
    init(term: FilterTerm)
}

/// The filter type of an endpoint that accepts no filters.
///
/// This is the filter type of a request that does not declare one, such as ``LanguagesRequest``.
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
