/// The filters of a request.
///
/// Write filters as an array literal. You can write them in any order, because the URL always contains them in the
/// alphabetical order of their names. Two requests that differ only in this order therefore have the same URL and are
/// equal.
///
/// If you pass several filters for the same parameter, they are combined as follows:
///
/// - The values of lists, such as `.lexicalCategory(.noun, .verb)`, are joined without repeats, in the order of their
///   first occurrence.
/// - For all other parameters, such as `.strictMatch(true)`, the later value replaces the earlier one.
/// - A filter whose list is empty, such as `.domains()`, is left out.
/// - A filter for which an empty list is meaningful to the service, such as `.minimumFields`, is kept, unless another
///   filter has values for the same parameter.
///
/// ```swift
/// let one: Filters<EntriesRequest.Filter> = [
///     .registers(.slang), .fields(.examples),
/// ]
/// let other: Filters<EntriesRequest.Filter> = [
///     .fields(.examples), .domains(), .registers(.slang),
/// ]
/// print(one == other)
/// // true
/// ```
///
/// Your own functions, properties and protocols can take filters, keep them, and pass them on:
///
/// ```swift
/// func definitions(
///     of word: WordText, filters: Filters<EntriesRequest.Filter> = []
/// ) -> EntriesRequest {
///     let request = EntriesRequest(
///         word, in: .britishEnglish, filters: filters)
///     return request.filtered(by: [.fields(.definitions)])
/// }
///
/// print(definitions(of: "ace", filters: [.registers(.slang)]).filters)
/// // fields=definitions&registers=slang
/// ```
public struct Filters<Filter: OxfordFilter>: Sendable {
    private let terms: [FilterTerm]

    /// The query string, which joins the filter terms with `&`.
    let encoded: String

    /// Creates a collection of filters, sorted by the names of their parameters.
    public init(_ filters: [Filter] = []) {
        var terms: [FilterTerm] = []
        terms.reserveCapacity(filters.count)
        for filter in filters { terms.insert(filter.term) }
        if terms.count < filters.count { terms.removeRepeats() }
        self.init(combined: terms)
    }

    private init(combined terms: [FilterTerm]) {
        self.terms = terms
        encoded = terms.encoded
    }

    /// Adds filters, and combines each of them with any existing filter for the same parameter.
    ///
    /// ```swift
    /// var filters: Filters<EntriesRequest.Filter> = [
    ///     .lexicalCategory(.noun), .strictMatch(true),
    /// ]
    /// filters.add([.lexicalCategory(.verb), .strictMatch(false)])
    /// print(filters == [.lexicalCategory(.noun, .verb), .strictMatch(false)])
    /// // true
    /// ```
    public mutating func add(_ filters: Filters) {
        var terms = terms
        for term in filters.terms { terms.insert(term) }
        terms.removeRepeats()
        self = Self(combined: terms)
    }
}

extension Filters: Hashable {
    /// Returns whether two collections of filters produce the same query string.
    public static func == (one: Self, other: Self) -> Bool {
        one.encoded == other.encoded
    }

    /// Hashes the query string.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(encoded)
    }
}

extension Filters: CustomStringConvertible {
    /// The query string, such as `fields=examples&registers=slang`.
    public var description: String { encoded }
}

extension Filters: ExpressibleByArrayLiteral {
    /// Creates a collection of filters, sorted by the names of their parameters.
    public init(arrayLiteral filters: Filter...) {
        self.init(filters)
    }
}

extension Filters: RandomAccessCollection {
    /// The position of the first filter.
    public var startIndex: Int { 0 }

    /// The position after the last filter.
    public var endIndex: Int { terms.count }

    /// The filter at a position.
    public subscript(position: Int) -> Filter { Filter(term: terms[position]) }
}
