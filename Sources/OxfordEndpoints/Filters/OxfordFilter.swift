/// A type that represents the filters of an endpoint.
///
/// Each kind of filter has a small protocol, such as ``SelectsFields`` or ``FiltersByLexicalCategory``, which adds the
/// functions that create it. An endpoint's filter type conforms to the protocols of the filters that it accepts.
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
    /// The term's parameter must be in ``parameters``; see ``Filters``.
    init(term: FilterTerm)
}

// An unavailable member, whose message names the replacement.

extension OxfordFilter {
    /// Unavailable: pass filters without brackets, or pass a list to `filtered(by:)`.
    ///
    /// An unavailable initializer with an array parameter would make the compiler's messages about wrong values worse.
    @available(*, unavailable, message: "leave out the brackets; a list of filters goes to filtered(by: list)")
    public init(arrayLiteral filters: Self...) { fatalError() }
}
