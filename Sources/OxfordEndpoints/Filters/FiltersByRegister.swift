/// A filter type that supports filtering by register.
public protocol FiltersByRegister: OxfordFilter {}

extension Parameter {
    /// The `registers` parameter.
    public static let registers = Parameter("registers", listOf: Register.self)
}

extension FiltersByRegister {
    /// Keeps senses in any of the registers.
    ///
    /// ```swift
    /// let request = WordsRequest(
    ///     "aces", in: .britishEnglish, filters: .registers(.informal, .slang))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb
    /// //     ?q=aces&registers=informal,slang
    /// ```
    public static func registers(_ registers: Register...) -> Self { .registers(of: registers) }

    /// Keeps senses in any of the registers, or all if `registers` is empty.
    public static func registers(of registers: [Register]) -> Self {
        Self(term: FilterTerm(.registers, list: registers))
    }
}

extension FiltersByRegister {
    /// Unavailable: label the list with `of:`.
    @available(*, unavailable, message: "remove the brackets, or pass an array as .registers(of: list)")
    public static func registers(_ registers: [Register]) -> Self { fatalError() }
}
