/// The parameter name and values that a filter writes.
///
/// Custom filters create terms with the initializer for their kind of value:
///
/// ```swift
/// struct Filter: OxfordFilter {
///     static let parameters: [Parameter] = ["rhyme"]
///     let term: FilterTerm
///
///     static func rhyme(_ word: QueryText) -> Self {
///         Self(term: FilterTerm("rhyme", text: word))
///     }
/// }
///
/// print(Filter.rhyme("mouse").term.name)
/// // rhyme
/// ```
///
/// Two terms are equal if they have the same name and write the same text.
public struct FilterTerm: Hashable, Sendable {
    /// The parameter's name in the URL.
    public let name: String

    private var values: Values

    /// Creates a term with a list of values, without duplicates.
    ///
    /// An empty list writes nothing.
    @inlinable
    public init(_ parameter: Parameter, list values: [some OxfordVocabulary]) {
        if values.count == 2 {
            self.init(parameter, PercentEncoded(values[0].rawValue), PercentEncoded(values[1].rawValue))
        } else {
            self.init(parameter, values.map { PercentEncoded($0.rawValue) })
        }
    }

    @usableFromInline
    init(_ parameter: Parameter, _ first: PercentEncoded, _ second: PercentEncoded) {
        let isPair = first != second && !first.isEmpty && !second.isEmpty
        self.init(parameter, isPair ? .two(first, second) : Values([first, second]))
    }

    @usableFromInline
    init(_ parameter: Parameter, _ values: [PercentEncoded]) {
        self.init(parameter, Values(values))
    }

    private init(_ parameter: Parameter, _ values: Values) {
        name = parameter.name
        self.values = values
    }

    /// Creates a term that writes an empty list.
    public init(emptyList parameter: Parameter) {
        self.init(parameter, .list([]))
    }

    /// Creates a term with the value `true` or `false`.
    public init(_ parameter: Parameter, flag: Bool) {
        self.init(parameter, value: flag ? "true" : "false")
    }

    /// Creates a term with one value of a vocabulary.
    public init(_ parameter: Parameter, value: some OxfordVocabulary) {
        self.init(parameter, value: value.rawValue)
    }

    /// Creates a term with a list of texts, without duplicates.
    ///
    /// An empty list writes nothing.
    public init(_ parameter: Parameter, texts: [QueryText]) {
        self.init(parameter, texts.map(\.encoded))
    }

    /// Creates a term with a text.
    public init(_ parameter: Parameter, text: QueryText) {
        self.init(parameter, .one(text.encoded))
    }

    /// Creates a term with an integer.
    public init(_ parameter: Parameter, number: Int) {
        self.init(parameter, value: String(number))
    }

    /// Creates a term with a decimal number.
    ///
    /// - Precondition: `number` is finite.
    public init(_ parameter: Parameter, number: Double) {
        precondition(number.isFinite, "a parameter's number must be finite")
        self.init(parameter, value: "\(number)")
    }

    /// Creates a term with a single value, which writes nothing if it is empty.
    package init(_ parameter: Parameter, value: String) {
        self.init(parameter, [PercentEncoded(value)])
    }
}

extension FilterTerm {
    var isWritten: Bool {
        if case .nothing = values { false } else { true }
    }

    func write(to buffer: inout URLBuffer) {
        guard isWritten else { return }
        buffer.append(name)
        values.write(to: &buffer)
    }

    /// Returns a term with the values of both, or the later term if this one has no values.
    func joined(with later: FilterTerm) -> FilterTerm {
        guard !values.all.isEmpty else { return later }
        var term = self
        term.values = Values(values.all + later.values.all)
        return term
    }
}

extension FilterTerm: CustomStringConvertible {
    /// The term as in a URL, such as `fields=definitions,examples`.
    public var description: String { URLBuffer.text(write) }
}

extension URLBuffer {
    /// Appends a term, and before it `&` unless it is the first.
    mutating func append(_ term: FilterTerm) {
        if !isEmpty { append(UInt8(ascii: "&")) }
        term.write(to: &self)
    }
}

extension FilterTerm {
    private enum Values: Hashable {
        /// Neither name nor value is written.
        case nothing
        case one(PercentEncoded)
        /// Needs no allocation, and most lists are no longer.
        case two(PercentEncoded, PercentEncoded)
        /// An empty list, or more than two values.
        case list([PercentEncoded])

        /// Drops duplicates and empty values.
        init(_ values: [PercentEncoded]) {
            let values = values.filter { !$0.isEmpty }.withoutRepeats
            switch values.count {
            case 0: self = .nothing
            case 1: self = .one(values[0])
            case 2: self = .two(values[0], values[1])
            default: self = .list(values)
            }
        }

        var all: [PercentEncoded] {
            switch self {
            case .nothing: []
            case .one(let value): [value]
            case .two(let first, let second): [first, second]
            case .list(let values): values
            }
        }

        func write(to buffer: inout URLBuffer) {
            switch self {
            case .nothing:
                break
            case .one(let value):
                buffer.append(UInt8(ascii: "="))
                buffer.append(value.text)
            case .two(let first, let second):
                buffer.append(UInt8(ascii: "="))
                buffer.append(first.text)
                buffer.append(UInt8(ascii: ","))
                buffer.append(second.text)
            case .list(let values):
                buffer.append(UInt8(ascii: "="))
                for (position, value) in values.enumerated() {
                    if position > 0 { buffer.append(UInt8(ascii: ",")) }
                    buffer.append(value.text)
                }
            }
        }
    }
}
