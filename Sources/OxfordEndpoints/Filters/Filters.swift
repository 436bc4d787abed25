/// The filters of a request, in canonical order.
///
/// The URL lists filters in the order of ``OxfordFilter/parameters``, so requests with the same meaning are equal.
///
/// - Lists for one parameter are merged without duplicates, in the order of first occurrence. This applies to
///   parameters created with ``Parameter/init(_:listOf:mayBeEmpty:mayStandAlone:)`` or ``Parameter/init(texts:)``.
/// - For all other parameters, a later value replaces an earlier one.
/// - Empty lists and values are omitted.
/// - A name without values, possible in version 1, is dropped if the name also appears with values.
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
    private var canonical: [Filter] = []

    /// The filters as in a URL, joined with `&`.
    private(set) var encoded = ""

    /// Creates the canonical form of a list of filters.
    ///
    /// - Precondition: Each filter's parameter is in ``OxfordFilter/parameters``.
    public init(_ filters: [Filter] = []) {
        // Most filters are already in order, so their array can be used as it is.
        if Self.areCanonical(filters) {
            canonical = filters
            encode()
        } else {
            add(filters)
        }
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
        for filter in filters { add(filter) }
        encode()
    }

    private mutating func encode() {
        guard !canonical.isEmpty else { return }
        encoded = URLBuffer.text { buffer in
            for index in canonical.indices {
                if index > 0 { buffer.append(UInt8(ascii: "&")) }
                canonical[index].term.write(to: &buffer)
            }
        }
    }

    /// Inserts a filter in URL order, or combines it with the filter of the same name.
    private mutating func add(_ filter: Filter) {
        let name = filter.term.name
        var index = canonical.startIndex
        let parameter = Filter.parameters.first { parameter in
            if parameter.name == name { return true }
            if index < canonical.endIndex, canonical[index].term.name == parameter.name { index += 1 }
            return false
        }
        guard let parameter else {
            // Unlike `precondition`, `fatalError` prints its message in release builds too.
            let listed = Filter.parameters.map(\.name).joined(separator: ", ")
            fatalError(
                "\(String(reflecting: Filter.self)).parameters does not contain \(name.quoted), only \(listed); add it")
        }
        guard filter.term.isWritten else { return }
        if index == canonical.endIndex || canonical[index].term.name != name {
            canonical.insert(filter, at: index)
        } else if parameter.joinsLists {
            canonical[index] = Filter(term: canonical[index].term.joined(with: filter.term))
        } else {
            canonical[index] = filter
        }
    }

    /// Whether all filters write something and are in URL order, without duplicates.
    private static func areCanonical(_ filters: [Filter]) -> Bool {
        var later = Filter.parameters[...]
        return filters.allSatisfy { filter in
            guard filter.term.isWritten, let index = later.firstIndex(where: { $0.name == filter.term.name })
            else { return false }
            later = later[(index + 1)...]
            return true
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

extension Filters: ExpressibleByArrayLiteral {
    /// Creates the canonical form of a list of filters.
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
