import OxfordEndpoints

/// What a URL asks for.
struct SampleURL {
    /// The decoded parts of the path behind `/api/v2`; none where that is not in it.
    let path: [String]

    private let query: [(name: String, value: String)]

    /// Takes any text apart.
    init(_ url: String) {
        // Split as bytes: a combining mark behind a separator would hide it from a search for characters.
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

    /// The values of the parameters by name; nothing where one is there twice, or is none of these.
    func parameters(_ names: String...) -> [String: String]? {
        var values: [String: String] = [:]
        for (name, value) in query {
            guard names.contains(name), values.updateValue(value, forKey: name) == nil else { return nil }
        }
        return values
    }

    private static func text(_ bytes: Substring.UTF8View) -> String { String(Substring(bytes)) }

    /// The text that a query holds, where an underscore stands for itself.
    private static func decoded(_ bytes: Substring.UTF8View) -> String {
        EntryID(text(bytes).replacing("_", with: "%5F")).text
    }
}
