/// A JSON document as a tree of values.
package indirect enum JSONTree: Equatable {
    case null
    case boolean(Bool)
    case number(String)
    case text(String)
    case list([JSONTree])
    case object([String: JSONTree])

    /// The tree as JSON text.
    ///
    /// The keys of each object are sorted, so that equal trees produce the same JSON text.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .boolean(let boolean): bytes += (boolean ? "true" : "false").utf8
        case .number(let number): bytes += number.utf8
        case .text(let text): Self.write(text, to: &bytes)
        case .list(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                element.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.write(member.key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    /// The control characters for which JSON has short escape sequences.
    private static let escapes: [UInt8: String] = [
        0x08: #"\b"#, 0x09: #"\t"#, 0x0A: #"\n"#, 0x0C: #"\f"#, 0x0D: #"\r"#,
    ]

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                bytes += (escapes[byte] ?? "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))").utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

// With these literals, JSON can be written in Swift almost as it is sent.
extension JSONTree: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    package init(stringLiteral text: String) { self = .text(text) }

    package init(arrayLiteral elements: JSONTree...) { self = .list(elements) }

    /// Creates an object from the members whose value is not `nil`.
    package init(dictionaryLiteral members: (String, JSONTree?)...) {
        self = .object(Dictionary(members) { first, _ in first }.compactMapValues(\.self))
    }
}

extension JSONTree {
    package init(reading body: [UInt8]) throws(AnswerError) {
        self = try JSONReader.read(body, limits: .stored) { json throws(JSONError) in try JSONTree(from: &json) }
    }

    private init(from json: inout JSONReader) throws(JSONError) {
        json.skipSpace()
        switch json.next {
        case UInt8(ascii: "{"):
            var members: [String: JSONTree] = [:]
            try json.openObject()
            while let key = try json.nextKey() {
                let name = String(decoding: key.name, as: UTF8.self)
                members[name] = try JSONTree(from: &json)
            }
            self = .object(members)
        case UInt8(ascii: "["):
            var elements: [JSONTree] = []
            try json.openArray()
            while try json.nextElement() { elements.append(try JSONTree(from: &json)) }
            self = .list(elements)
        case UInt8(ascii: "\""): self = .text(try json.text())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            self = .number(String(decoding: json.bytes[try json.passNumber()], as: UTF8.self))
        case UInt8(ascii: "t"), UInt8(ascii: "f"):
            let isTrue = json.next == UInt8(ascii: "t")
            try json.skip()
            self = .boolean(isTrue)
        default:
            guard try json.takeNull() else { throw json.failure(.value) }
            self = .null
        }
    }
}
