/// A list that mostly has one element, which then is kept in place instead of in memory of its own.
enum Few<Element> {
    case one(Element)
    /// Any other number of elements.
    case many([Element])

    init() {
        self = .many([])
    }

    /// The elements, as a list like any other.
    var list: [Element] {
        get {
            switch self {
            case .one(let element): [element]
            case .many(let elements): elements
            }
        }
        _modify {
            var elements = list
            // Held twice, the elements would be copied by whoever changes them; an error must not lose them.
            self = Few()
            defer { self = elements.count == 1 ? .one(elements[0]) : .many(elements) }
            yield &elements
        }
    }
}

extension Few: Sendable where Element: Sendable {}

extension Few: Equatable where Element: Equatable {}

extension Few: Hashable where Element: Hashable {}

// Whoever prints a model is to see the list alone.
extension Few: CustomDebugStringConvertible, CustomReflectable {
    var debugDescription: String { list.debugDescription }
    var customMirror: Mirror { Mirror(reflecting: list) }
}

extension Few: JSONReadable where Element: JSONReadable {
    /// A list; `null` is an empty one, and so is a `null` in it nothing.
    init(from json: inout JSONReader) throws(JSONError) {
        self.init()
        guard try !json.takeNull() else { return }
        try json.openArray()
        var isEmpty = true
        while try json.nextElement() {
            guard let element: Element = try json.value() else { continue }
            if isEmpty { self = .one(element) } else { list.append(element) }
            isEmpty = false
        }
    }
}
