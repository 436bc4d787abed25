/// The filters of a request, in the one order and form that its URL has.
///
/// Whatever the order in which filters are given, they stand in the order that the endpoint declares. Lists of
/// one kind are joined, each value once, in the order in which it is first seen; of two single values of one
/// kind the later holds; a list without a value is left out. So requests that mean the same are equal.
///
/// ```swift
/// let one: Filters<EntriesRequest.Filter> = [.registers(.slang), .fields(.examples)]
/// let other: Filters<EntriesRequest.Filter> = [.fields(.examples), .domains(), .registers(.slang)]
/// print(one == other)
/// // true
/// ```
public struct Filters<Filter: OxfordFilter>: Sendable {
    private var canonical: [Filter]

    /// The filters as they stand in the URL, with `&` between them; `nil` where there is none.
    private(set) var encoded: PercentEncoded?

    /// Makes the canonical form of filters.
    ///
    /// ```swift
    /// let categories: [LexicalCategory] = []
    /// let filters = Filters<EntriesRequest.Filter>([.lexicalCategory(of: categories), .registers(.slang)])
    /// print(filters.count, filters.map(\.term.name))
    /// // 1 ["registers"]
    /// ```
    public init(_ filters: [Filter] = []) {
        if Self.areCanonical(filters) {
            canonical = filters
            encoded = Self.encoded(filters)
        } else {
            canonical = []
            add(filters)
        }
    }

    /// Adds filters to those that are there.
    ///
    /// ```swift
    /// var filters: Filters<EntriesRequest.Filter> = [.lexicalCategory(.noun), .strictMatch(true)]
    /// filters.add([.lexicalCategory(.verb), .strictMatch(false)])
    /// print(filters == [.lexicalCategory(.noun, .verb), .strictMatch(false)])
    /// // true
    /// ```
    public mutating func add(_ filters: [Filter]) {
        for filter in filters where filter.term.encoded != nil { add(filter) }
        encoded = Self.encoded(canonical)
    }

    private mutating func add(_ filter: Filter) {
        if let index = canonical.firstIndex(where: { $0.term.name == filter.term.name }) {
            var term = canonical[index].term
            term.join(filter.term)
            canonical[index] = Filter(term: term)
        } else {
            let next = canonical.firstIndex { Self.precedes(filter, $0) } ?? canonical.endIndex
            canonical.insert(filter, at: next)
        }
    }

    private static func encoded(_ canonical: [Filter]) -> PercentEncoded? {
        guard canonical.count > 1 else { return canonical.first?.term.encoded }
        return PercentEncoded(joining: canonical.lazy.compactMap { $0.term.encoded })
    }

    private static func areCanonical(_ filters: [Filter]) -> Bool {
        filters.allSatisfy { $0.term.encoded != nil }
            && zip(filters, filters.dropFirst()).allSatisfy(precedes)
    }

    /// Declared parameters come in their order; any other follows, by name.
    private static func precedes(_ one: Filter, _ other: Filter) -> Bool {
        let names = Filter.parameters
        let first = names.firstIndex { $0.name == one.term.name } ?? names.endIndex
        let second = names.firstIndex { $0.name == other.term.name } ?? names.endIndex
        return first == second ? one.term.name < other.term.name : first < second
    }
}

extension Filters: Hashable {
    /// Whether two collections are the same in the URL.
    public static func == (one: Self, other: Self) -> Bool {
        one.encoded == other.encoded
    }

    /// Hashes what stands in the URL.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(encoded)
    }
}

extension Filters: ExpressibleByArrayLiteral {
    /// Makes the canonical form of filters.
    public init(arrayLiteral filters: Filter...) {
        self.init(filters)
    }
}

extension Filters: RandomAccessCollection {
    /// The position of the first filter.
    public var startIndex: Int { canonical.startIndex }

    /// The position after the last filter.
    public var endIndex: Int { canonical.endIndex }

    /// The filter at a position.
    public subscript(position: Int) -> Filter { canonical[position] }
}
