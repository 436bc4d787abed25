/// What the service says in words when it answers with an error, from whichever form the body has.
///
/// The service and the gateway before it say it as JSON with `error` or `message`, as a page of HTML, or as plain
/// text:
///
/// ```swift
/// let body = #"{"error": "No entry found matching supplied source_lang, word and provided filters"}"#
/// print(ServiceMessage(body: Array(body.utf8))?.text ?? "nothing said")
/// print(ServiceMessage(body: Array("<h1>Not Found</h1><p>No such word</p>".utf8))?.text ?? "nothing said")
/// // No entry found matching supplied source_lang, word and provided filters
/// // No such word
/// ```
public struct ServiceMessage: Hashable, Sendable, CustomStringConvertible {
    /// What is said, in one line.
    public let text: String

    /// Finds what is said in a body; in an empty one, and in one that is no text, nothing is.
    ///
    /// ```swift
    /// print(ServiceMessage(body: Array("  Too many\n  requests ".utf8))?.text ?? "nothing said")
    /// print(ServiceMessage(body: [])?.text ?? "nothing said")
    /// // Too many requests
    /// // nothing said
    /// ```
    public init?(body: [UInt8]) {
        guard let text = Self.json(body) ?? Self.page(body) ?? Self.plain(body), let line = text.line else {
            return nil
        }
        self.text = line
    }

    /// What is said, in one line.
    ///
    /// ```swift
    /// if let message = ServiceMessage(body: Array(#"{"message": "Wrong key"}"#.utf8)) {
    ///     print("The service says: \(message)")
    /// }
    /// // The service says: Wrong key
    /// ```
    public var description: String { text }

    private static func json(_ body: [UInt8]) -> String? {
        var json = JSONReader(body)
        var error: String?
        var message: String?
        do throws(JSONError) {
            try json.openObject()
            while let key = try json.nextKey() {
                switch key {
                case "error": error = try json.textOrNothing()
                case "message": message = try json.textOrNothing()
                default: try json.skip()
                }
            }
            try json.finish()
        } catch {
            return nil
        }
        return error ?? message
    }

    /// The first paragraph of a page of HTML, or else its heading, without the tags in it.
    private static func page(_ body: [UInt8]) -> String? {
        guard let page = String(validating: body, as: UTF8.self) else { return nil }
        guard let content = content(of: "p", in: page) ?? content(of: "h1", in: page) else { return nil }
        var text = ""
        var isTag = false
        for character in content {
            if character == "<" { isTag = true }
            if !isTag { text.append(character) }
            if character == ">" { isTag = false }
        }
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        return entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }

    /// What stands in the first element of a name.
    private static func content(of element: String, in page: String) -> Substring? {
        guard let opening = tag(element, in: page[...]) else { return nil }
        let rest = page[opening.upperBound...]
        return rest[..<(tag("/" + element, in: rest)?.lowerBound ?? rest.endIndex)]
    }

    /// Where the first tag of a name stands, whatever its attributes and its letter case.
    private static func tag(_ name: String, in text: Substring) -> Range<String.Index>? {
        var rest = text
        while let start = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: start)...]
            let behind = rest.dropFirst(name.count)
            guard rest.prefix(name.count).lowercased() == name, let next = behind.first,
                next == ">" || next.isWhitespace
            else { continue }
            return behind.firstIndex(of: ">").map { start..<behind.index(after: $0) }
        }
        return nil
    }

    private static func plain(_ body: [UInt8]) -> String? {
        guard let text = String(validating: body, as: UTF8.self), !text.contains(where: "<{[".contains) else {
            return nil
        }
        return text
    }
}

extension JSONReader {
    /// A text; of a value of another kind, nothing.
    fileprivate mutating func textOrNothing() throws(JSONError) -> String? {
        skipSpace()
        if next == UInt8(ascii: "\"") { return try text() }
        try skip()
        return nil
    }
}

extension String {
    /// The text in one line of at most 300 characters, if it is one: not blank, and nothing but printable text.
    fileprivate var line: String? {
        let isText = unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control || $0.properties.isWhitespace
        }
        let words = split(whereSeparator: \.isWhitespace)
        guard isText, !words.isEmpty else { return nil }
        let line = words.joined(separator: " ")
        return line.count > 300 ? line.prefix(299) + "…" : line
    }
}
