/// Filters of an endpoint whose answer can be narrowed to domains.
public protocol FiltersByDomain: OxfordFilter {}

extension Parameter {
    /// `domains`: the ids of the domains that are wanted.
    public static let domains = Parameter("domains", listOf: Domain.self)
}

extension FiltersByDomain {
    /// Keeps the senses that belong to any of the given domains.
    ///
    /// ```swift
    /// let request = TranslationsRequest("bank", from: .english, to: .spanish, filters: .domains(.finance))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/translations/en/es/bank?domains=finance
    /// ```
    public static func domains(_ domains: Domain...) -> Self { .domains(of: domains) }

    /// Keeps the senses that belong to any of the domains in a list; an empty list keeps all.
    public static func domains(of domains: [Domain]) -> Self {
        Self(term: FilterTerm(.domains, list: domains))
    }
}

// A member that is not there, with the way to say it. Nothing can call it, so its body never runs.

extension FiltersByDomain {
    /// Not there: a list has a label.
    @available(*, unavailable, message: "remove the brackets, or pass an array as .domains(of: list)")
    public static func domains(_ domains: [Domain]) -> Self { fatalError() }
}
