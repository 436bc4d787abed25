/// The requests of version 1 of the API, which was switched off on 30 June 2019.
///
/// Use them to compose the URLs of old programs. Do not send them: the service answers only version 2. The
/// documentation of each request names its replacement in version 2.
///
/// ```swift
/// let request = V1.EntriesRequest("Cost accounting", in: .english)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v1/entries/en/cost_accounting
/// ```
///
/// Version 1 writes headwords in lowercase, with `_` for spaces. Lowercasing can lengthen a headword: `İ` becomes two
/// Unicode scalars. A headword that would exceed the limit of 128 scalars keeps its letter case.
public enum V1 {}
