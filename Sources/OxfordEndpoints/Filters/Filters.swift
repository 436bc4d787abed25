/// The filters of a request, in canonical order.
///
/// You can pass filters for different parameters in any order, because the URL always contains them in the order of
/// ``OxfordFilter/parameters``. Two requests that differ only in this order therefore have the same URL and are equal.
///
/// If you pass several filters for the same parameter, they are combined as follows:
///
/// - Lists are merged without duplicates, in the order of first occurrence. This applies to parameters created with
///   ``Parameter/init(_:listOf:mayBeEmpty:)`` or ``Parameter/init(texts:)``.
/// - For all other parameters, the later value replaces the earlier one.
/// - A filter whose list is empty, such as `.domains()`, is left out. Empty values within a list are left out too.
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
/// You can add only filters whose parameters are listed in ``OxfordFilter/parameters``. If you add any other filter,
/// the program stops. Without this check, a filter could add a parameter that the request itself already writes, such
/// as `q`, which contains the search text.
public struct Filters<Filter: OxfordFilter>: Sendable {
    private let terms: [FilterTerm]

    /// The query string, which joins the filter terms with `&`.
    let encoded: String

    /// Creates a collection of filters, sorted in the order of ``OxfordFilter/parameters``.
    ///
    /// - Precondition: Each filter's parameter is in ``OxfordFilter/parameters``.
    public init(_ filters: [Filter] = []) {
        self.init(terms: [], adding: filters)
    }

    private init(terms: [FilterTerm], adding filters: [Filter]) {
        var terms = terms
        terms.reserveCapacity(terms.count + filters.count)
        let parameters = Filter.parameters
        for filter in filters where !terms.insert(filter.term, inOrderOf: parameters) {
            filter.term.refuse(undeclaredIn: Filter.self)
        }
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
    ///
    /// - Precondition: Each filter's parameter is in ``OxfordFilter/parameters``.
    public mutating func add(_ filters: [Filter]) {
        self = Self(terms: terms, adding: filters)
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
    /// Creates a collection of filters, sorted in the order of ``OxfordFilter/parameters``.
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

// These functions extend arrays of terms, because in an extension of `Filters` they would be generic, and the compiler
// would copy their code for each filter type.
extension [FilterTerm] {
    /// Inserts a term, or combines it with an existing term of the same name.
    ///
    /// The terms are in the same order as `parameters`.
    ///
    /// - Returns: Whether `parameters` contains a parameter with the term's name.
    fileprivate mutating func insert(_ term: FilterTerm, inOrderOf parameters: [Parameter]) -> Bool {
        var place = startIndex
        for parameter in parameters {
            let isPresent = place < endIndex && self[place].name == parameter.name
            guard parameter.name == term.name else {
                if isPresent { place += 1 }
                continue
            }
            if !term.isWritten { return true }
            if place == endIndex {
                append(term)
            } else if !isPresent {
                insert(term, at: place)
            } else if parameter.joinsLists {
                self[place].merge(term)
            } else {
                self[place] = term
            }
            return true
        }
        return false
    }

    /// The query string, which joins the filter terms with `&`.
    fileprivate var encoded: String {
        URLBuffer.text { buffer in
            for term in self {
                if !buffer.isEmpty { buffer.append(UInt8(ascii: "&")) }
                term.write(to: &buffer)
            }
        }
    }
}

extension FilterTerm {
    fileprivate func refuse(undeclaredIn filter: any OxfordFilter.Type) -> Never {
        let declared = filter.parameters.map(\.name).joined(separator: ", ")
        // Unlike `precondition`, `fatalError` prints its message in release builds too.
        fatalError(
            "\(String(reflecting: filter)).parameters does not contain \(name.quoted), only \(declared); add it")
    }
}
