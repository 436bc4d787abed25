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
    /// A body of more than 64 KB has no message, because the service sends short ones.
    public init?(body: [UInt8]) {
        guard let text = Self.text(in: body) else { return nil }
        self.init(line: text)
    }

    /// Creates a message from a text, or returns `nil` if the text is blank or not printable.
    init?(line text: String) {
        let isText = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control || $0.properties.isWhitespace
        }
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard isText, !line.isEmpty else { return nil }
        self.text = line.count > 300 ? line.prefix(299) + "…" : line
    }

    /// The message.
    public var description: String { text }

    /// Returns the whole text of the message in a body, or `nil` if there is none.
    static func text(in body: [UInt8]) -> String? {
        guard body.count <= 1 << 16, let text = String(validating: body, as: UTF8.self) else { return nil }
        switch text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) {
        case "{": return json(body)
        case "<": return page(text)
        case "[", nil: return nil
        default: return text
        }
    }

    private static func json(_ body: [UInt8]) -> String? {
        guard case .object(let members)? = try? JSONTree(reading: body) else { return nil }
        let texts = ["error", "message"].map { key in
            switch members[key] {
            case .text(let text): text
            case .object(let inner): if case .text(let text)? = inner["message"] { text } else { "" }
            default: ""
            }
        }
        return texts.first { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Returns the text of an HTML page's first paragraph, or of its first heading if the page has no paragraph.
    private static func page(_ page: String) -> String? {
        let paragraph = page.firstMatch(of: #/(?is)<p(?:\s[^<>]*)?>(.*?)(?:</p\s*>|$)/#)
        guard let content = (paragraph ?? page.firstMatch(of: #/(?is)<h1(?:\s[^<>]*)?>(.*?)(?:</h1\s*>|$)/#))?.1 else {
            return nil
        }
        let text = content.replacing(#/<[^<>]*>/#, with: "")
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        return entities.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
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
