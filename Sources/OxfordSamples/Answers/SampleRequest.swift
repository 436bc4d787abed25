import OxfordEndpoints

struct SampleRequest {
    /// The decoded path segments after `/api/v2`, or an empty array.
    let path: [String]

    private let query: [(name: String, value: String)]

    init(_ url: String) {
        // Split bytes, because a separator and a combining mark after it form one character.
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

    /// Returns the query's values by name, or throws if a name is neither a filter's nor in `others`.
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

    /// Decodes a part of a query, in which an underscore does not mean a space.
    private static func decoded(_ bytes: Substring.UTF8View) -> String {
        EntryID(text(bytes).replacing("_", with: "%5F")).text
    }
}
