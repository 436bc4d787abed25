/// The name and the values of a query parameter, as they appear in a URL.
///
/// Every filter stores a filter term. For a parameter that the library does not know, add a function to the filter type
/// of an endpoint. It needs nothing else:
///
/// ```swift
/// enum Era: String { case ancient, modern }
///
/// extension EntriesRequest.Filter {
///     static func eras(_ eras: Era...) -> Self {
///         Self(term: FilterTerm("era", list: eras))
///     }
/// }
///
/// let request = EntriesRequest(
///     "ace", in: .britishEnglish,
///     filters: [.lexicalCategory(.noun), .eras(.ancient, .modern)])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
/// //     ?era=ancient,modern&lexicalCategory=noun
/// ```
///
/// Two filter terms are equal if they have the same name, and the same percent-encoded values in the same order.
public struct FilterTerm: Sendable {
    private enum Kind {
        case single
        case list
        case writtenIfEmpty
    }

    /// The parameter's name in the URL.
    public var name: String { literalName.description }

    // This is a `StaticString` because, unlike a `String`, it never needs memory from the heap.
    fileprivate let literalName: StaticString

    private let kind: Kind

    /// The percent-encoded values.
    private var values: [String]

    /// Creates a filter term from a list of values.
    ///
    /// Repeated and empty values are left out. If there is nothing left, the parameter is left out of the URL. The
    /// values of all lists with the same name are joined.
    ///
    /// - Precondition: `name` is not empty and contains only ASCII letters, digits and the characters `-._~`.
    public init(_ name: StaticString, list values: [String]) {
        let isEncoded = values.allSatisfy { !$0.isEmpty && $0.isUnreserved }
        self.init(
            name, .list, isEncoded ? values : values.filter { !$0.isEmpty }.map { PercentEncoded($0).text })
    }

    /// Creates a filter term from a list of values that have a text, such as the values of an ``OxfordVocabulary``.
    ///
    /// The term is the same as that of a list with the raw values.
    ///
    /// - Precondition: `name` is not empty and contains only ASCII letters, digits and the characters `-._~`.
    @inlinable  // The compiler specializes the code for each type of value only if it can inline it.
    public init<Value: RawRepresentable>(_ name: StaticString, list values: [Value]) where Value.RawValue == String {
        self.init(name, list: values.map { $0.rawValue })
    }

    /// Creates a filter term from a list of words.
    ///
    /// Repeated words are left out. If the list is empty, the parameter is left out of the URL. The words of all lists
    /// with the same name are joined.
    ///
    /// - Precondition: `name` is not empty and contains only ASCII letters, digits and the characters `-._~`.
    @_disfavoredOverload  // An empty literal would be ambiguous: it is a list of strings, too.
    public init(_ name: StaticString, list words: [WordText]) {
        self.init(name, .list, words.map(\.encoded.text))
    }

    /// Creates a filter term whose value is a single string, such as `true`, a number, or the ID of a corpus.
    ///
    /// If the value is empty, the parameter is left out of the URL. If a request has several terms with the same name,
    /// and one of them has a single value, the last term counts.
    ///
    /// - Precondition: `name` is not empty and contains only ASCII letters, digits and the characters `-._~`.
    public init(_ name: StaticString, value: String) {
        self.init(name, .single, value.isEmpty ? [] : [PercentEncoded(value).text])
    }

    /// Creates a filter term whose value is a single word.
    ///
    /// - Precondition: `name` is not empty and contains only ASCII letters, digits and the characters `-._~`.
    public init(_ name: StaticString, value word: WordText) {
        self.init(name, .single, [word.encoded.text])
    }

    /// Creates a filter term that writes an empty list to the URL, such as `fields=`, unless another list with the same
    /// name has values.
    ///
    /// - Precondition: `name` is not empty and contains only ASCII letters, digits and the characters `-._~`.
    public init(emptyList name: StaticString) {
        self.init(name, .writtenIfEmpty, [])
    }

    private init(_ name: StaticString, _ kind: Kind, _ values: [String]) {
        guard name.isUnreserved else {
            // Unlike `precondition`, `fatalError` prints its message in release builds too.
            fatalError("\(name.description.quoted) cannot name a parameter; use ASCII letters, digits and -._~")
        }
        literalName = name
        self.kind = kind
        self.values = values.withoutRepeats
    }
}

extension FilterTerm: Hashable {
    /// Returns whether two terms write the same text to a URL.
    public static func == (one: Self, other: Self) -> Bool {
        one.literalName.isSame(as: other.literalName) && one.values == other.values && one.isWritten == other.isWritten
    }

    /// Hashes the name and the values.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(values)
    }
}

extension FilterTerm: CustomStringConvertible {
    /// The name and the values as they appear in a URL, such as `fields=definitions,examples`.
    public var description: String { URLBuffer.text(write) }
}

extension FilterTerm {
    var isWritten: Bool { !values.isEmpty || kind == .writtenIfEmpty }

    func write(to buffer: inout URLBuffer) {
        guard isWritten else { return }
        buffer.append(literalName)
        buffer.append(UInt8(ascii: "="))
        for (position, value) in values.enumerated() {
            if position > 0 { buffer.append(UInt8(ascii: ",")) }
            buffer.append(value)
        }
    }
}

// These functions extend arrays of terms, because in an extension of `Filters` they would be generic, and the compiler
// would copy their code for each filter type.
extension [FilterTerm] {
    /// Adds a term in alphabetical order, or combines it with the term of the same name.
    ///
    /// The values of lists are only joined. Call `removeRepeats()` after the last term, because removing the repeats
    /// for each term would take quadratic time.
    mutating func insert(_ term: FilterTerm) {
        guard term.isWritten else { return }
        // There are only a few different names.
        guard let place = firstIndex(where: { !$0.literalName.precedes(term.literalName) }) else { return append(term) }
        if !self[place].literalName.isSame(as: term.literalName) {
            insert(term, at: place)
        } else if self[place].isList, term.isList {
            self[place].join(term)
        } else {
            self[place] = term
        }
    }

    mutating func removeRepeats() {
        for place in indices { self[place].removeRepeats() }
    }

    /// The query string, which joins the filter terms with `&`.
    var encoded: String {
        URLBuffer.text { buffer in
            for term in self {
                if !buffer.isEmpty { buffer.append(UInt8(ascii: "&")) }
                term.write(to: &buffer)
            }
        }
    }
}

extension FilterTerm {
    fileprivate var isList: Bool { kind != .single }

    fileprivate mutating func join(_ later: FilterTerm) { values += later.values }

    fileprivate mutating func removeRepeats() { values = values.withoutRepeats }
}
