/// A type for the filters that an endpoint accepts.
///
/// Each endpoint has its own filter type. The type conforms to a protocol for each kind of filter that the endpoint
/// accepts, such as ``SelectsFields`` or ``FiltersByLexicalCategory``. These protocols provide the functions that
/// create the filters, so a filter that the endpoint does not accept does not compile:
///
/// ```swift
/// struct Filter: FiltersByLexicalCategory, FiltersByRegister {
///     let term: FilterTerm
/// }
///
/// let filters: Filters<Filter> = [
///     .registers(.informal), .lexicalCategory(.noun),
/// ]
/// print(filters)
/// // lexicalCategory=noun&registers=informal
/// ```
///
/// To add a filter for a parameter that the library does not know, see ``FilterTerm``.
public protocol OxfordFilter: Hashable, Sendable {
    /// The name and the values of the query parameter that the filter adds to the URL.
    var term: FilterTerm { get }

    /// Creates a filter from a term.
    ///
    /// ``Filters`` stores only the term of each filter. When you access a filter in the collection, ``Filters`` passes
    /// the stored term to this initializer. The values of any other stored properties would be lost, so ``term`` must
    /// be the filter's only stored property.
    init(term: FilterTerm)
}

/// The filter type of requests that accept no filters, such as ``LanguagesRequest``.
///
/// The type has no values.
public enum NoFilter: Sendable {}
