#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

enum JSONValue: Sendable {
    case string(String)
    case object([String: JSONValue])
    case array([JSONValue])
    case bool(Bool)
    case number(Double)
    case null

    init?(_ bytes: [UInt8]) {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else { return nil }
        self = value
    }

    /// The encoded JSON, with sorted keys.
    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding fails only for numbers outside JSON, such as infinity, which no answer contains.
        return (try? encoder.encode(self)).map { Array($0) } ?? []
    }

    subscript(key: String) -> JSONValue {
        get {
            guard case .object(let members) = self else { return .null }
            return members[key] ?? .null
        }
        set {
            guard case .object(var members) = self else { return }
            members[key] = newValue
            self = .object(members)
        }
    }

    /// The elements, or an empty array if the value is not an array.
    var elements: [JSONValue] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// Removes members with these keys at any depth.
    func removing(_ keys: Set<String>) -> JSONValue {
        switch self {
        case .object(let members):
            .object(members.filter { !keys.contains($0.key) }.mapValues { $0.removing(keys) })
        case .array(let elements): .array(elements.map { $0.removing(keys) })
        case .string, .bool, .number, .null: self
        }
    }
}

extension JSONValue: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let members = try? container.decode([String: JSONValue].self) {
            self = .object(members)
        } else if let elements = try? container.decode([JSONValue].self) {
            self = .array(elements)
        } else if let flag = try? container.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .null
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let text): try container.encode(text)
        case .object(let members): try container.encode(members)
        case .array(let elements): try container.encode(elements)
        case .bool(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .null: try container.encodeNil()
        }
    }
}
