/// The `--json` output for an endpoint, as one object on one line.
///
/// `source` names the server. `answer` is the response's body, or null if nothing is found.
enum AnswerJSON {
    static func line(_ body: [UInt8]?, source: String) -> String {
        // The body is valid JSON, so line breaks occur only between tokens. It may begin with a byte order mark.
        let answer = body.map { body in
            let json = body.starts(with: [0xEF, 0xBB, 0xBF]) ? body.dropFirst(3) : body[...]
            return String(decoding: json.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self).printableJSON
        }
        // A server's URL contains no character that JSON would escape.
        return #"{"answer":\#(answer ?? "null"),"source":"\#(source)"}"#
    }
}
