// Re-exported, because the requests in this module use headwords, filters and answers from OxfordEndpoints.
@_exported public import OxfordEndpoints

/// The requests for version 1 of the Oxford Dictionaries API, which was switched off on 30 June 2019.
///
/// These requests help you migrate a program to version 2. For each URL in the program, create the version 1 request,
/// and check that its URL is the same. Then read the documentation of the function that creates the request, which
/// names the version 2 request that replaces it, if there is one. Do not send version 1 requests, because the service
/// no longer answers them.
///
/// ```swift
/// let request = V1.entries("Cost accounting", in: .english)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v1/entries/en/cost_accounting
/// ```
///
/// In version 1 URLs, headwords are in lowercase, and `_` replaces each space. Lowercasing can make a headword longer,
/// because a letter such as `İ` becomes two Unicode scalars. If the lowercased headword would exceed the limit of 128
/// scalars, the headword keeps its letter case.
public enum V1 {}
