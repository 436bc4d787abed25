// Literals, so that answers can be written like JSON.

extension JSONValue: ExpressibleByStringLiteral {
    init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(Dictionary(members) { first, _ in first })
    }
}
