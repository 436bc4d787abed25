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

// A member that is not there, with the way to say it. Nothing can call it, so its body never runs.

extension OxfordFilter {
    /// Not there: a request takes its filters without brackets, and a list of them by a function of its own.
    ///
    /// An initializer that takes an array would say this too, but would spoil the compiler's messages about wrong values.
    @available(*, unavailable, message: "remove the brackets, or pass an array to filtered(by: list)")
    public init(arrayLiteral filters: Self...) { fatalError() }
}
