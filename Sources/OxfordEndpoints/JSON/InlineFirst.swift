/// A list that mostly has one element.
///
/// A single element is stored inline, without an allocation.
enum InlineFirst<Element> {
    case one(Element)
    /// Any other number of elements.
    case many([Element])

    init() {
        self = .many([])
    }

    /// The elements as an array.
    var list: [Element] {
        get {
            switch self {
            case .one(let element): [element]
            case .many(let elements): elements
            }
        }
        _modify {
            var elements = list
            // Empty the list, so that the array stays uniquely referenced; `defer` fills it again even if the change throws.
            self = InlineFirst()
            defer { self = elements.count == 1 ? .one(elements[0]) : .many(elements) }
            yield &elements
        }
    }
}

extension InlineFirst: Sendable where Element: Sendable {}

extension InlineFirst: Equatable where Element: Equatable {}

extension InlineFirst: Hashable where Element: Hashable {}

// Printing a model shows the elements alone.
extension InlineFirst: CustomDebugStringConvertible, CustomReflectable {
    var debugDescription: String { list.debugDescription }
    var customMirror: Mirror { Mirror(reflecting: list) }
}

extension InlineFirst: JSONValue where Element: JSONValue {
    /// A list; `null` is an empty one, and `null` elements are left out.
    init(from json: inout JSONReader) throws(JSONError) {
        self.init()
        guard try !json.takeNull() else { return }
        try json.openArray()
        let start = json.position
        var isEmpty = true
        while try json.nextElement() {
            guard let element: Element = try json.value() else { continue }
            if isEmpty { self = .one(element) } else { try json.append(element, to: &list, readFrom: start) }
            isEmpty = false
        }
    }
}

extension InlineFirst: Encodable where Element: Encodable {
    func encode(to encoder: any Encoder) throws {
        try list.encode(to: encoder)
    }
}
