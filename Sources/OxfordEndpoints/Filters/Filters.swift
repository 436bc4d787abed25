/// The filters of a request, in canonical order.
///
/// The URL lists filters in the order of ``OxfordFilter/parameters``, so requests with the same meaning are equal.
///
/// - Lists for one parameter are merged without duplicates, in the order of first occurrence. This applies to
///   parameters created with ``Parameter/init(_:listOf:mayBeEmpty:)`` or ``Parameter/init(texts:)``.
/// - For all other parameters, a later value replaces an earlier one.
/// - Empty lists and values are omitted.
/// - An empty list that is sent, such as `.minimumFields`, is dropped if the parameter also has values.
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
/// Adding a filter whose parameter is not in ``OxfordFilter/parameters`` stops the program, because the request may
/// write the same parameter itself.
public struct Filters<Filter: OxfordFilter>: Sendable {
    private enum Contents: Sendable {
        /// Filters that were passed in canonical order, as most are.
        case filters([Filter])
        case merged([FilterTerm])
    }

    private let contents: Contents

    /// The filters as in a URL, joined with `&`.
    let encoded: String

    // Not inlined, to avoid a copy of the code in each request's initializers.
    /// Creates the canonical form of a list of filters.
    ///
    /// - Precondition: Each filter's parameter is in ``OxfordFilter/parameters``.
    @inline(never)
    public init(_ filters: [Filter] = []) {
        var order = TermOrder(Filter.parameters)
        for filter in filters { order.add(filter.term) }
        guard order.isCanonical else {
            self = Self(filters.map(\.term))
            return
        }
        contents = .filters(filters)
        encoded = URLBuffer.text { buffer in
            for filter in filters { buffer.append(filter.term) }
        }
    }

    /// Merges terms in any order.
    init(_ terms: [FilterTerm]) {
        let merged = MergedTerms(terms, of: Filter.self)
        contents = .merged(merged.list)
        encoded = merged.encoded
    }

    /// Adds filters to the existing ones.
    ///
    /// ```swift
    /// var filters: Filters<EntriesRequest.Filter> = [
    ///     .lexicalCategory(.noun), .strictMatch(true),
    /// ]
    /// filters.add([.lexicalCategory(.verb), .strictMatch(false)])
    /// print(filters == [.lexicalCategory(.noun, .verb), .strictMatch(false)])
    /// // true
    /// ```
    ///
    /// - Precondition: Each filter's parameter is in ``OxfordFilter/parameters``.
    public mutating func add(_ filters: [Filter]) {
        self = Self(terms + filters.map(\.term))
    }

    private var terms: [FilterTerm] {
        switch contents {
        case .filters(let filters): filters.map(\.term)
        case .merged(let terms): terms
        }
    }
}

extension Filters: Hashable {
    /// Returns whether two collections write the same query string.
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
    /// Creates the canonical form of a list of filters.
    public init(arrayLiteral filters: Filter...) {
        self.init(filters)
    }
}

extension Filters: RandomAccessCollection {
    /// The position of the first filter.
    public var startIndex: Int { 0 }

    /// The position after the last filter.
    public var endIndex: Int {
        switch contents {
        case .filters(let filters): filters.count
        case .merged(let terms): terms.count
        }
    }

    /// The filter at a position.
    public subscript(position: Int) -> Filter {
        switch contents {
        case .filters(let filters): filters[position]
        case .merged(let terms): Filter(term: terms[position])
        }
    }
}
