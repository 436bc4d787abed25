import OxfordEndpoints

/// What the URL of a request asks for.
struct SampleRequest {
    /// The decoded path segments after `/api/v2`, or none if the URL does not contain it.
    let path: [String]

    private let query: [(name: String, value: String)]

    /// Parses any text.
    init(_ url: String) {
        // Splits bytes: as a character, a separator with a combining mark after it would not be found.
        let text = url.utf8.prefix { $0 != UInt8(ascii: "#") }
        let path = text.prefix { $0 != UInt8(ascii: "?") }
        let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Self.text)
        let base = parts.indices.dropLast().last { parts[$0] == "api" && parts[$0 + 1] == "v2" }
        self.path = base.map { parts[($0 + 2)...].map { EntryID($0).text } } ?? []
        query = text.dropFirst(path.count + 1).split(separator: UInt8(ascii: "&")).map { pair in
            let name = pair.prefix { $0 != UInt8(ascii: "=") }
            return (Self.decoded(name), Self.decoded(pair.dropFirst(name.count + 1)))
        }
    }

    /// Returns the values of the filters of an endpoint, and of other parameters, by name.
    func parameters(
        _ filter: (some OxfordFilter).Type = NoFilter.self, and others: String...
    ) throws(SampleRefusal) -> [String: String] {
        let accepted = filter.parameters.map(\.name) + others
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

    private static func text(_ bytes: Substring.UTF8View) -> String { String(Substring(bytes)) }

    /// Decodes a part of a query, where an underscore is not a space.
    private static func decoded(_ bytes: Substring.UTF8View) -> String {
        EntryID(text(bytes).replacing("_", with: "%5F")).text
    }
}
