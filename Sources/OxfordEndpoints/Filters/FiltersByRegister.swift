/// A filter type that can restrict an answer to registers.
public protocol FiltersByRegister: OxfordFilter {}

extension Parameter {
    /// The `registers` parameter: a list of register IDs.
    public static let registers = Parameter("registers", listOf: Register.self)
}

extension FiltersByRegister {
    /// Restricts the answer to senses in any of the given registers.
    ///
    /// ```swift
    /// let request = WordsRequest(
    ///     "aces", in: .britishEnglish, filters: .registers(.informal, .slang))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb
    /// //     ?q=aces&registers=informal,slang
    /// ```
    public static func registers(_ registers: Register...) -> Self { .registers(of: registers) }

    /// Restricts the answer to senses in any of the listed registers.
    ///
    /// An empty list keeps all senses.
    public static func registers(of registers: [Register]) -> Self {
        Self(term: FilterTerm(.registers, list: registers))
    }
}

// An unavailable member, whose message names the replacement.

extension FiltersByRegister {
    /// Unavailable: label the list with `of:`.
    @available(*, unavailable, message: "leave out the brackets, or label the list: .registers(of: list)")
    public static func registers(_ registers: [Register]) -> Self { fatalError() }
}
