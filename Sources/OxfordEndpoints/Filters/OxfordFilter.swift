/// A type for the filters that an endpoint accepts.
///
/// Each endpoint has its own filter type. The type conforms to a protocol for each kind of filter that the endpoint
/// accepts, such as ``SelectsFields`` or ``FiltersByLexicalCategory``. These protocols provide the functions that
/// create the filters:
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

    /// The name and the values of the query parameter that the filter adds to the URL.
    var term: FilterTerm { get }

    /// Creates a filter from a term.
    ///
    /// The term's parameter must be in ``parameters``, as ``Filters`` explains.
    ///
    /// ``Filters`` stores only the term of each filter. When you access a filter in the collection, ``Filters`` passes
    /// the stored term to this initializer. The values of any other stored properties would be lost, so ``term`` must
    /// be the filter's only stored property.
    init(term: FilterTerm)
}

/// The filter type for endpoints that accept no filters.
///
/// Requests that do not declare a filter type, such as ``LanguagesRequest``, use this type.
public struct NoFilter: OxfordFilter {
    /// An empty list.
    public static let parameters: [Parameter] = []

    /// The filter term that was passed to the initializer.
    ///
    /// The protocol ``OxfordFilter`` requires this property, but no URL contains its value, because no endpoint accepts
    /// a ``NoFilter``.
    public let term: FilterTerm

    /// Creates a filter that no endpoint accepts.
    public init(term: FilterTerm) {
        self.term = term
    }
}
