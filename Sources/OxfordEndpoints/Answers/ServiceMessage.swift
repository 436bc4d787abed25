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

    /// Finds the message in the body of a response.
    ///
    /// The result is `nil` for an empty body and for one that is not text. Only the first 16 KB of a body are searched, so
    /// that a long one takes no longer.
    ///
    /// ```swift
    /// print(ServiceMessage(body: Array("  Too many\n  requests ".utf8))?.text ?? "nothing said")
    /// print(ServiceMessage(body: [])?.text ?? "nothing said")
    /// // Too many requests
    /// // nothing said
    /// ```
    public init?(body: [UInt8]) {
        let isWhole = body.count <= Self.searchedSize
        let start = isWhole ? body : Array(body.prefix(Self.searchedSize).withoutPartialScalar)
        guard let text = Self.json(start, isWhole: isWhole) ?? Self.page(start) ?? Self.plain(start),
            let line = text.line
        else { return nil }
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

    // The service's own errors have some hundred bytes.
    private static let searchedSize = 1 << 14

    private static func json(_ body: [UInt8], isWhole: Bool) -> String? {
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
            // The start of a long body ends somewhere, which is not the server's mistake.
            guard !isWhole, error.offset == body.count else { return nil }
        }
        return error ?? message
    }

    /// The first paragraph of a page of HTML, or else its heading, without the tags in it.
    private static func page(_ body: [UInt8]) -> String? {
        guard let content = content(of: "p", in: body[...]) ?? content(of: "h1", in: body[...]),
            let page = String(validating: content, as: UTF8.self)
        else { return nil }
        var text = ""
        var isTag = false
        for character in page {
            if character == "<" { isTag = true }
            if !isTag { text.append(character) }
            if character == ">" { isTag = false }
        }
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        // Replacing takes long, so it comes after cutting what cannot be shown: an entity has at most six characters.
        return entities.reduce(String(text.oneLine.prefix(6 * 301))) { $0.replacing($1.0, with: $1.1) }
    }

    /// What stands in the first element of a name.
    private static func content(of element: String, in page: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let opening = tag(element, in: page) else { return nil }
        let rest = page[opening.upperBound...]
        return rest[..<(tag("/" + element, in: rest)?.lowerBound ?? rest.endIndex)]
    }

    /// Where the first tag of a name stands, whatever its attributes and its letter case.
    private static func tag(_ name: String, in text: ArraySlice<UInt8>) -> Range<Int>? {
        var rest = text
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(start + 1)...]
            let attributes = rest.dropFirst(name.utf8.count)
            // Letters of ASCII differ from their capitals in one bit; `/` has it too.
            guard rest.prefix(name.utf8.count).elementsEqual(name.utf8, by: { $0 | 0x20 == $1 | 0x20 }),
                let next = attributes.first, next == UInt8(ascii: ">") || next.isWhitespace
            else { continue }
            return attributes.firstIndex(of: UInt8(ascii: ">")).map { start..<($0 + 1) }
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
        let line = oneLine
        guard isText, !line.isEmpty else { return nil }
        return line.count > 300 ? line.prefix(299) + "…" : line
    }

    /// The words with one space between them.
    fileprivate var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension UInt8 {
    fileprivate var isWhitespace: Bool { self == UInt8(ascii: " ") || 0x09...0x0D ~= self }
}

extension ArraySlice<UInt8> {
    /// The bytes without the last character if it takes several, because it may be cut off.
    fileprivate var withoutPartialScalar: ArraySlice<UInt8> {
        // A character has at most four bytes, and only its first is none of these.
        let start = suffix(4).lastIndex { !(0x80...0xBF ~= $0) }
        guard let start, self[start] >= 0xC0 else { return self }
        return self[..<start]
    }
}
