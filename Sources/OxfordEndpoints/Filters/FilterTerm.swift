/// The name and the values of a query parameter, as they appear in a URL.
///
/// Every filter stores a filter term, which consists of a parameter's name and values. If you write your own filter,
/// choose an initializer that fits the parameter's values. For example, `init(_:text:)` creates a term from a single
/// string:
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
/// Two filter terms are equal if they have the same name, and the same percent-encoded values in the same order.
public struct FilterTerm: Hashable, Sendable {
    /// The parameter's name in the URL.
    public let name: String

    /// The percent-encoded values, without duplicates.
    ///
    /// If there are no values, the parameter is left out of the URL. If the only value is an empty string, the
    /// parameter appears in the URL with an empty list, such as `fields=`.
    private var values: [String]

    /// Creates a filter term from a list of values of an ``OxfordVocabulary``, such as lexical categories.
    ///
    /// Duplicates in the list are left out. If the list is empty, the parameter is left out of the URL.
    @inlinable
    public init(_ parameter: Parameter, list values: [some OxfordVocabulary]) {
        self.init(parameter, rawValues: values.map { $0.rawValue })
    }

    /// Creates a filter term from a list of raw values.
    ///
    /// Duplicates and empty values in the list are left out. If there is nothing left, the parameter is left out of the
    /// URL.
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

    /// Creates a filter term that adds an empty list to the URL, such as `fields=`.
    public init(emptyList parameter: Parameter) {
        self.init(parameter, encoded: [""])
    }

    /// Creates a filter term whose value is `true` or `false`.
    public init(_ parameter: Parameter, flag: Bool) {
        self.init(parameter, encoded: [flag ? "true" : "false"])
    }

    /// Creates a filter term from a single vocabulary value, such as `Corpus.newMonitor`.
    public init(_ parameter: Parameter, value: some OxfordVocabulary) {
        self.init(parameter, rawValues: [value.rawValue])
    }

    /// Creates a filter term from a list of strings, for a parameter that accepts several strings, such as several
    /// words.
    ///
    /// Duplicates in the list are left out. If the list is empty, the parameter is left out of the URL.
    public init(_ parameter: Parameter, texts: [QueryText]) {
        self.init(parameter, encoded: texts.map(\.encoded.text))
    }

    /// Creates a filter term whose value is a single string, such as a word.
    public init(_ parameter: Parameter, text: QueryText) {
        self.init(parameter, encoded: [text.encoded.text])
    }

    /// Creates a filter term whose value is an integer.
    public init(_ parameter: Parameter, number: Int) {
        self.init(parameter, encoded: [String(number)])
    }

    /// Creates a filter term whose value is a decimal number.
    ///
    /// The service rejects a request with a number that is infinite or `nan`.
    public init(_ parameter: Parameter, number: Double) {
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

    /// Adds the values of another filter term to this filter term, without duplicates.
    ///
    /// Both filter terms must have the same name. If one of them represents an empty list, such as `fields=`, the
    /// merged filter term contains only the values of the other one.
    mutating func merge(_ later: FilterTerm) {
        let both = (values + later.values).filter { !$0.isEmpty }.withoutRepeats
        values = both.isEmpty ? later.values : both
    }
}

extension FilterTerm: CustomStringConvertible {
    /// The name and the values as they appear in a URL, such as `fields=definitions,examples`.
    public var description: String { URLBuffer.text(write) }
}
