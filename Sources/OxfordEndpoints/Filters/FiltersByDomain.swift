/// A filter type that supports filtering by domain.
public protocol FiltersByDomain: OxfordFilter {}

extension Parameter {
    /// The `domains` parameter.
    public static let domains = Parameter("domains", listOf: Domain.self)
}

extension FiltersByDomain {
    /// Keeps senses in any of the domains.
    ///
    /// ```swift
    /// let request = TranslationsRequest(
    ///     "bank", in: .englishToSpanish, filters: .domains(.finance))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/translations/en/es/bank
    /// //     ?domains=finance
    /// ```
    public static func domains(_ domains: Domain...) -> Self { .domains(of: domains) }

    /// Keeps senses in any of the domains, or all if `domains` is empty.
    public static func domains(of domains: [Domain]) -> Self {
        Self(term: FilterTerm(.domains, list: domains))
    }
}

extension FiltersByDomain {
    /// Unavailable: label the list with `of:`.
    @available(*, unavailable, message: "remove the brackets, or pass an array as .domains(of: list)")
    public static func domains(_ domains: [Domain]) -> Self { fatalError() }
}
