/// The filters of a request, in the one order and form that its URL has.
///
/// Whatever the order in which filters are given, they appear in the order that the endpoint declares:
///
/// - Two lists of one parameter are joined. Each value appears once, in the order in which it is first seen.
/// - Of two single values of one parameter, the later replaces the earlier. So it does where the endpoint declares no
///   list of any length: see ``Parameter/init(_:listOf:mayBeEmpty:mayStandAlone:)`` and ``Parameter/init(texts:)``.
/// - An empty list or value is left out.
/// - A name without values, as paths of version 1 may have it, gives way to the name with values.
///
/// Requests that mean the same are therefore equal.
///
/// ```swift
/// let one: Filters<EntriesRequest.Filter> = [.registers(.slang), .fields(.examples)]
/// let other: Filters<EntriesRequest.Filter> = [.fields(.examples), .domains(), .registers(.slang)]
/// print(one == other)
/// // true
/// ```
///
/// Every filter writes a parameter that its type lists in ``OxfordFilter/parameters``. Another one is a mistake in the
/// program, and stops it with a message: the request may write that parameter itself, and would write it twice.
public struct Filters<Filter: OxfordFilter>: Sendable {
    private var canonical: [Filter] = []

    /// The filters as a URL has them, with `&` between them.
    private(set) var encoded = ""

    /// Makes the canonical form of filters.
    ///
    /// ```swift
    /// let categories: [LexicalCategory] = []
    /// let filters = Filters<EntriesRequest.Filter>([.lexicalCategory(of: categories), .registers(.slang)])
    /// print(filters.count, filters.map(\.term.name))
    /// // 1 ["registers"]
    /// ```
    ///
    /// - Precondition: Each filter's parameter is among ``OxfordFilter/parameters`` of its type.
    public init(_ filters: [Filter] = []) {
        // Filters that are given in order, as most are, need no array but their own.
        if Self.areCanonical(filters) {
            canonical = filters
            encode()
        } else {
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
    ///
    /// - Precondition: Each filter's parameter is among ``OxfordFilter/parameters`` of its type.
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

    /// Inserts a filter in the order of the declared parameters, or combines it with the filter of its name.
    private mutating func add(_ filter: Filter) {
        let name = filter.term.name
        var index = canonical.startIndex
        let parameter = Filter.parameters.first { parameter in
            if parameter.name == name { return true }
            if index < canonical.endIndex, canonical[index].term.name == parameter.name { index += 1 }
            return false
        }
        guard let parameter else {
            // Unlike a precondition, this shows the message in a release build too.
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

    /// Whether each filter is written and declared after the one before it.
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
    /// Returns whether two collections write the same text in a URL.
    public static func == (one: Self, other: Self) -> Bool {
        one.encoded == other.encoded
    }

    /// Hashes the text that the filters write.
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
