import OxfordEndpoints

/// The message in the body of an error response.
///
/// The service and its gateway send messages in different formats. A body may be JSON with the key `error` or
/// `message`, an HTML page, or plain text. In JSON, the message is a string, or an object with the key `message`.
///
/// ```swift
/// let json = #"{"error": "No entry found"}"#
/// let html = "<h1>Not Found</h1><p>No such word</p>"
/// for body in [json, html] {
///     print(ServiceMessage(body: Array(body.utf8))?.text ?? "no message")
/// }
/// // No entry found
/// // No such word
/// ```
public struct ServiceMessage: Hashable, Sendable, CustomStringConvertible {
    /// The message as a single line of at most 300 characters.
    public let text: String

    /// Creates a message from the body of an error response, or returns `nil` if the body contains no message.
    ///
    /// The initializer looks for the message only in the first 16 KB of the body, so a large body does not slow it
    /// down.
    public init?(body: [UInt8]) {
        let isWhole = body.count <= Self.searchedSize
        let start = isWhole ? body : Array(body.prefix(Self.searchedSize).withoutPartialScalar)
        // Show where the body was truncated.
        let marked = isWhole ? start : start + Array("…".utf8)
        guard
            let text = Self.json(start, isWhole: isWhole) ?? Self.page(Self.uncommented(marked)) ?? Self.plain(marked),
            let line = text.line
        else { return nil }
        self.text = line
    }

    /// The message.
    public var description: String { text }

    private static let searchedSize = 1 << 14

    private static func json(_ body: [UInt8], isWhole: Bool) -> String? {
        var json = JSONReader(body)
        var error: String?
        var message: String?
        do throws(JSONError) {
            try json.openObject()
            while let key = try json.nextKey() {
                switch key {
                case "error": try json.readMessage(into: &error)
                case "message": try json.readMessage(into: &message)
                default: try json.skip()
                }
            }
            try json.finish()
        } catch {
            // If the body was truncated to the searched size, an error at its end is expected. The values before the
            // end are valid, so they are used.
            guard !isWhole, error.offset == body.count else { return nil }
        }
        return [error, message].compactMap(\.self).first { $0.line != nil }
    }

    /// Returns the text of an HTML page's first paragraph, or of its first heading if the page has no paragraph.
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
        // The text is truncated before entities are replaced, because replacing is slow. An entity has at most six
        // characters, so enough text remains for a message of 300 characters.
        return entities.reduce(String(text.oneLine.prefix(6 * 301))) { $0.replacing($1.0, with: $1.1) }
    }

    /// Returns an HTML page without its comments, because a comment may contain tags that nobody is meant to see.
    private static func uncommented(_ page: [UInt8]) -> [UInt8] {
        var kept: [UInt8] = []
        var rest = page[...]
        while let start = rest.firstRange(of: "<!--".utf8)?.lowerBound {
            kept += rest[..<start]
            // `<!-->` is a complete comment, so the two dashes at the beginning may also belong to the end.
            rest = rest[(start + 2)...]
            rest = rest[(rest.firstRange(of: "-->".utf8)?.upperBound ?? rest.endIndex)...]
        }
        return kept + rest
    }

    private static func content(of element: String, in page: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let opening = tag(element, in: page) else { return nil }
        let rest = page[opening.upperBound...]
        return rest[..<(tag("/" + element, in: rest)?.lowerBound ?? rest.endIndex)]
    }

    private static func tag(_ name: String, in text: ArraySlice<UInt8>) -> Range<Int>? {
        var rest = text
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(start + 1)...]
            let attributes = rest.dropFirst(name.utf8.count)
            // Setting bit 0x20 makes ASCII letters lowercase. It does not change `/`, in which the bit is already set.
            guard rest.prefix(name.utf8.count).elementsEqual(name.utf8, by: { $0 | 0x20 == $1 | 0x20 }),
                let next = attributes.first, next == UInt8(ascii: ">") || next.isWhitespace
            else { continue }
            return attributes.firstIndex(of: UInt8(ascii: ">")).map { start..<($0 + 1) }
        }
        return nil
    }

    /// Returns a text that does not begin like JSON or HTML.
    private static func plain(_ body: [UInt8]) -> String? {
        var start = JSONReader(body)
        start.skipSpace()
        return "<{[".utf8.contains(start.next) ? nil : String(validating: body, as: UTF8.self)
    }
}

extension ServiceMessage {
    /// Whether this is a message that the service sends with status 404 if it finds nothing.
    ///
    /// Gateways and web servers send status 404 too, for a URL that they do not know, and their messages have countless
    /// forms. This property therefore recognizes the service's messages and nothing else:
    ///
    /// - Version 2 says, for example, "No entry found matching supplied source_lang, word and provided filters", "No
    ///   lemma was found in dictionary 'en' for the inflected form 'x'", or "No entries were found for a given
    ///   inflected word".
    /// - Version 1 says "No entry available for 'x' in 'en'" or, if it does not offer the language, "source_lang is not
    ///   in en, es". The second message counts as well, because it comes from the service, and because the advice to
    ///   check the language fits.
    var saysThatNothingWasFound: Bool {
        // Look for the word "no" before a noun that only a dictionary uses, as in "no entry found" or "no bilingual
        // entry is found". Messages such as "no Route matched with those values" and "no entry point found" come from a
        // gateway.
        let noEntry =
            #/
            \b no \W+ ( (bilingual | exact | matching | such) \W+ )*
            (antonyms? | entry | entries | examples? | headwords? | inflections? | lemmas? | pronunciations? | sentences?
                | synonyms? | translations? | words?)
            (\W+ (are | available | for | found | is | was | were) \b | \W* $)
            /#
            .ignoresCase()
        return text.contains(noEntry) || text.contains(#/^(source|target)_(\w+_)?lang(uage)? is not in /#)
    }
}

extension JSONReader {
    /// Reads a string, or the string with the key `message` in an object, and skips any other value.
    ///
    /// The text is passed `inout`, so that it is kept if the body ends later in the object.
    fileprivate mutating func readMessage(into text: inout String?) throws(JSONError) {
        skipSpace()
        guard next == UInt8(ascii: "{") else { return text = try textOrNothing() ?? text }
        try openObject()
        while let key = try nextKey() {
            if "message" ~= key { text = try textOrNothing() ?? text } else { try skip() }
        }
    }

    private mutating func textOrNothing() throws(JSONError) -> String? {
        skipSpace()
        if next == UInt8(ascii: "\"") { return try text() }
        try skip()
        return nil
    }
}

extension String {
    /// The text as one line of at most 300 characters, or `nil` if the text is blank or not printable.
    fileprivate var line: String? {
        let isText = unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control || $0.properties.isWhitespace
        }
        let line = oneLine
        guard isText, !line.isEmpty else { return nil }
        return line.count > 300 ? line.prefix(299) + "…" : line
    }

    fileprivate var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension UInt8 {
    fileprivate var isWhitespace: Bool { self == UInt8(ascii: " ") || 0x09...0x0D ~= self }
}

extension ArraySlice<UInt8> {
    /// The bytes, without the last UTF-8 character if it may be incomplete.
    fileprivate var withoutPartialScalar: ArraySlice<UInt8> {
        // In UTF-8, a character has at most four bytes, and all except the first are in 0x80...0xBF. The last byte
        // outside this range is therefore the first byte of the last character.
        let start = suffix(4).lastIndex { !(0x80...0xBF ~= $0) }
        guard let start, self[start] >= 0xC0 else { return self }
        return self[..<start]
    }
}
