/// A filter type that can restrict an answer to domains.
public protocol FiltersByDomain: OxfordFilter {}

extension Parameter {
    /// The `domains` parameter: a list of domain IDs.
    public static let domains = Parameter("domains", listOf: Domain.self)
}

extension FiltersByDomain {
    /// Restricts the answer to senses in any of the given domains.
    ///
    /// ```swift
    /// let request = TranslationsRequest(
    ///     "bank", from: .english, to: .spanish, filters: .domains(.finance))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/translations/en/es/bank
    /// //     ?domains=finance
    /// ```
    public static func domains(_ domains: Domain...) -> Self { .domains(of: domains) }

    /// Restricts the answer to senses in any of the listed domains.
    ///
    /// An empty list keeps all senses.
    public static func domains(of domains: [Domain]) -> Self {
        Self(term: FilterTerm(.domains, list: domains))
    }
}

// An unavailable member, whose message names the replacement.

extension FiltersByDomain {
    /// Unavailable: label the list with `of:`.
    @available(*, unavailable, message: "leave out the brackets, or label the list: .domains(of: list)")
    public static func domains(_ domains: [Domain]) -> Self { fatalError() }
}
