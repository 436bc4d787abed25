import OxfordEndpoints

/// The message in the body of an error response.
///
/// The service and its gateway send messages in different formats. A body may be JSON with the key `error` or
/// `message`, an HTML page, or plain text. In JSON, the message is a string, or an object with the key `message`.
package enum ServiceMessage {
    /// Returns the message as a single line, or `nil` if the body contains no message.
    package static func line(in body: [UInt8]) -> String? { text(in: body).flatMap(line) }

    /// Returns the text as a single line of at most 300 characters, or `nil` if it is blank or not printable.
    static func line(_ text: String) -> String? {
        let isText = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control || $0.properties.isWhitespace
        }
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard isText, !line.isEmpty else { return nil }
        return line.count > 300 ? line.prefix(299) + "…" : line
    }

    /// Returns the whole text of the message in a body, or `nil` if there is none.
    ///
    /// A body of more than 64 KB has no message, because the service sends short ones.
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
