/// The requests of version 1 of the API, which was switched off on 30 June 2019.
///
/// They are here complete for what is still written in its terms: they compose, and each says in its documentation
/// which request of version 2 asks for the same now. Send none of them; the service answers version 2 alone.
///
/// ```swift
/// print(V1.EntriesRequest("Historical cost accounting", in: .english).urlString())
/// // https://od-api.oxforddictionaries.com/api/v1/entries/en/historical_cost_accounting
/// ```
///
/// Version 1 has words in lower case, with `_` for a space. Its requests write them so, unless lower case would take a
/// word over the limit of 128 Unicode scalars: `İ` becomes two scalars.
public enum V1 {}
