import Foundation

/// A validator for HAR 1.2.
enum HARFormat {
    indirect enum Kind: Sendable {
        case text, number, duration, flag, date
        case object([Member])
        case list(Kind)
    }

    struct Member: Sendable {
        let name: String
        let kind: Kind
        let isRequired: Bool
    }

    /// Returns the violations of HAR 1.2 in a file.
    static func problems(of file: Data) throws -> [String] {
        problems(of: try JSONSerialization.jsonObject(with: file), as: .object([required("log", .object(log))]), at: "")
    }

    private static func problems(of value: Any, as kind: Kind, at path: String) -> [String] {
        switch kind {
        case .text where value is String, .flag where value is Bool: return []
        case .number where value is NSNumber: return []
        case .duration where (value as? NSNumber)?.doubleValue ?? -1 >= 0: return []
        case .date where (value as? String).map(isDate) == true: return []
        case .list(let kind):
            guard let list = value as? [Any] else { break }
            return list.enumerated().flatMap { problems(of: $1, as: kind, at: "\(path)[\($0)]") }
        case .object(let members):
            guard let object = value as? [String: Any] else { break }
            let missing = members.filter { $0.isRequired && object[$0.name] == nil }.map {
                "\(path).\($0.name) is missing"
            }
            let known = Set(members.map(\.name))
            let unknown = object.keys.filter { !known.contains($0) && !$0.hasPrefix("_") && $0 != "comment" }
            return missing + unknown.map { "\(path).\($0) is unknown" }
                + members.flatMap { member in
                    object[member.name].map { problems(of: $0, as: member.kind, at: "\(path).\(member.name)") } ?? []
                }
        default: break
        }
        return ["\(path) is not of kind \(kind)"]
    }

    private static func isDate(_ text: String) -> Bool {
        let parser = ISO8601DateFormatter()
        parser.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
        return parser.date(from: text) != nil
    }

    private static func required(_ name: String, _ kind: Kind) -> Member {
        Member(name: name, kind: kind, isRequired: true)
    }

    private static func optional(_ name: String, _ kind: Kind) -> Member {
        Member(name: name, kind: kind, isRequired: false)
    }

    private static let log = [
        required("version", .text), required("creator", program), optional("browser", program),
        optional("pages", .list(.object(page))), required("entries", .list(.object(entry))),
    ]
    private static let program = Kind.object([required("name", .text), required("version", .text)])
    private static let page = [
        required("startedDateTime", .date), required("id", .text), required("title", .text),
        required("pageTimings", .object([optional("onContentLoad", .number), optional("onLoad", .number)])),
    ]
    private static let entry = [
        optional("pageref", .text), required("startedDateTime", .date), required("time", .duration),
        required("request", .object(request)), required("response", .object(response)),
        required("cache", .object([])), required("timings", .object(timings)), optional("serverIPAddress", .text),
        optional("connection", .text),
    ]
    private static let request = [
        required("method", .text), required("url", .text), required("httpVersion", .text),
        required("cookies", .list(.object(cookie))), required("headers", .list(.object(field))),
        required("queryString", .list(.object(field))), required("headersSize", .number), required("bodySize", .number),
        optional("postData", .object([required("mimeType", .text), required("text", .text)])),
    ]
    private static let response = [
        required("status", .number), required("statusText", .text), required("httpVersion", .text),
        required("cookies", .list(.object(cookie))), required("headers", .list(.object(field))),
        required("content", .object(content)), required("redirectURL", .text), required("headersSize", .number),
        required("bodySize", .number),
    ]
    private static let content = [
        required("size", .number), optional("compression", .number), required("mimeType", .text),
        optional("text", .text), optional("encoding", .text),
    ]
    private static let timings = [
        optional("blocked", .number), optional("dns", .number), optional("connect", .number), optional("ssl", .number),
        required("send", .duration), required("wait", .duration), required("receive", .duration),
    ]
    private static let field = [required("name", .text), required("value", .text)]
    private static let cookie =
        field + [
            optional("path", .text), optional("domain", .text), optional("expires", .text), optional("httpOnly", .flag),
            optional("secure", .flag),
        ]
}
