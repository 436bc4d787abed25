/// The name and the values of a parameter, as a filter writes them to a URL.
///
/// A custom filter creates its term with the initializer for its kind of value:
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
/// Two terms are equal if they have the same name and write the same values.
public struct FilterTerm: Hashable, Sendable {
    /// The parameter's name in the URL.
    public let name: String

    /// The percent-encoded values, without duplicates.
    ///
    /// A term without values writes nothing. A term whose only value is empty writes an empty list, such as `fields=`.
    private var values: [String]

    /// Creates a term with a list of values of a vocabulary, leaving out duplicates.
    ///
    /// If the list is empty, the term writes nothing.
    @inlinable
    public init(_ parameter: Parameter, list values: [some OxfordVocabulary]) {
        self.init(parameter, rawValues: values.map { $0.rawValue })
    }

    /// Creates a term with a list of raw values, leaving out duplicates.
    ///
    /// If the list is empty, the term writes nothing.
    public init(_ parameter: Parameter, rawValues values: [String]) {
        let isEncoded = values.allSatisfy { !$0.isEmpty && $0.isUnreserved }
        self.init(
            parameter,
            encoded: isEncoded ? values : values.filter { !$0.isEmpty }.map { PercentEncoded($0).text })
    }

    private init(_ parameter: Parameter, encoded values: [String]) {
        name = parameter.name
        self.values = values.withoutRepeats
    }

    /// Creates a term that writes an empty list.
    public init(emptyList parameter: Parameter) {
        self.init(parameter, encoded: [""])
    }

    /// Creates a term with the value `true` or `false`.
    public init(_ parameter: Parameter, flag: Bool) {
        self.init(parameter, encoded: [flag ? "true" : "false"])
    }

    /// Creates a term with one value of a vocabulary.
    public init(_ parameter: Parameter, value: some OxfordVocabulary) {
        self.init(parameter, rawValues: [value.rawValue])
    }

    /// Creates a term with a list of texts, leaving out duplicates.
    ///
    /// If the list is empty, the term writes nothing.
    public init(_ parameter: Parameter, texts: [QueryText]) {
        self.init(parameter, encoded: texts.map(\.encoded.text))
    }

    /// Creates a term with a text.
    public init(_ parameter: Parameter, text: QueryText) {
        self.init(parameter, encoded: [text.encoded.text])
    }

    /// Creates a term with an integer.
    public init(_ parameter: Parameter, number: Int) {
        self.init(parameter, encoded: [String(number)])
    }

    /// Creates a term with a decimal number.
    ///
    /// - Precondition: `number` is finite.
    public init(_ parameter: Parameter, number: Double) {
        precondition(number.isFinite, "a parameter's number must be finite")
        self.init(parameter, rawValues: ["\(number)"])
    }
}

extension FilterTerm {
    var isWritten: Bool { !values.isEmpty }

    func write(to buffer: inout URLBuffer) {
        guard isWritten else { return }
        buffer.append(name)
        buffer.append(UInt8(ascii: "="))
        for (position, value) in values.enumerated() {
            if position > 0 { buffer.append(UInt8(ascii: ",")) }
            buffer.append(value)
        }
    }

    /// Adds the values of a later term, leaving out duplicates.
    ///
    /// An empty list that is sent, such as `fields=`, is dropped if either term has values.
    mutating func merge(_ later: FilterTerm) {
        let both = (values + later.values).filter { !$0.isEmpty }.withoutRepeats
        values = both.isEmpty ? later.values : both
    }
}

extension FilterTerm: CustomStringConvertible {
    /// The term as it appears in a URL, such as `fields=definitions,examples`.
    public var description: String { URLBuffer.text(write) }
}
