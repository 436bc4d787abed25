/// Filters of an endpoint whose answer can be narrowed to registers.
public protocol FiltersByRegister: OxfordFilter {}

extension Parameter {
    /// `registers`: the ids of the registers that are wanted.
    public static let registers = Parameter("registers", listOf: Register.self)
}

extension FiltersByRegister {
    /// Keeps the senses that belong to any of the given registers.
    ///
    /// ```swift
    /// print(WordsRequest("aces", in: .britishEnglish, filters: .registers(.informal, .slang)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb?q=aces&registers=informal,slang
    /// ```
    public static func registers(_ registers: Register...) -> Self { .registers(of: registers) }

    /// Keeps the senses that belong to any of the registers in a list; an empty list keeps all.
    public static func registers(of registers: [Register]) -> Self {
        Self(term: FilterTerm(.registers, list: registers))
    }
}

// A member that is not there, with the way to say it. Nothing can call it, so its body never runs.

extension FiltersByRegister {
    /// Not there: a list has a label.
    @available(*, unavailable, message: "remove the brackets, or pass an array as .registers(of: list)")
    public static func registers(_ registers: [Register]) -> Self { fatalError() }
}
