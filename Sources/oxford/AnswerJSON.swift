/// What `--json` says of an endpoint's answer, as one object on one line: `source` is who answered, and `answer` what
/// came, or null where nothing is found.
enum AnswerJSON {
    static func line(_ body: [UInt8]?, source: String) -> String {
        // It was read as JSON, which has line breaks between its parts alone, and which may have a mark before it.
        let answer = body.map { body in
            let json = body.starts(with: [0xEF, 0xBB, 0xBF]) ? body.dropFirst(3) : body[...]
            return String(decoding: json.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self).printableJSON
        }
        // A server's URL has nothing that JSON would escape.
        return #"{"answer":\#(answer ?? "null"),"source":"\#(source)"}"#
    }
}
