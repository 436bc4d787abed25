/// What may narrow the answer of an endpoint.
///
/// An endpoint's filter type lists what the endpoint accepts, by taking up a small protocol for each:
/// ``SelectsFields``, ``FiltersByLexicalCategory`` and their like add the functions that make filters.
///
/// ```swift
/// struct Filter: FiltersByLexicalCategory, FiltersByRegister {
///     static let parameters: [Parameter] = [.lexicalCategory, .registers]
///     let term: FilterTerm
/// }
///
/// let filters: Filters<Filter> = [.registers(.informal), .lexicalCategory(.noun)]
/// print(filters.map(\.term.name))
/// // ["lexicalCategory", "registers"]
/// ```
public protocol OxfordFilter: Hashable, Sendable {
    /// The parameters that the endpoint accepts, in the order in which URLs have them.
    static var parameters: [Parameter] { get }

    /// The name and the values that the filter writes.
    var term: FilterTerm { get }

    /// Creates the filter that writes a term.
    ///
    /// A request takes the filter only if the term's parameter is one of ``parameters``; see ``Filters``.
    init(term: FilterTerm)
}
