import OxfordEndpoints

/// The path and the query of a request to the sample dictionary, parsed from the request's URL.
struct SampleRequest {
    /// The decoded path segments after `/api/v2`, or an empty array if the path does not contain `/api/v2`.
    let path: [String]

    private let query: [(name: String, value: String)]

    init(_ url: String) {
        let url = APIURL(url)
        path = url.segments.dropFirst().first == "v2" ? url.segments.dropFirst(2).map { EntryID($0).text } : []
        query = url.parameters.filter { !$0.text.isEmpty }.map { ($0.name, PercentEncoded.decode($0.value)) }
    }

    /// Returns the values in the query, keyed by parameter name.
    ///
    /// - Throws: `SampleRefusal.beyondSample` if a parameter is repeated, or is not one of `accepted`.
    func parameters(_ accepted: [String] = []) throws(SampleRefusal) -> [String: String] {
        var values: [String: String] = [:]
        for (name, value) in query {
            guard accepted.contains(name) else {
                throw .beyondSample("does not support the parameter \(name.quoted) here")
            }
            guard values.updateValue(value, forKey: name) == nil else {
                throw .beyondSample("supports the parameter \(name.quoted) only once")
            }
        }
        return values
    }
}
