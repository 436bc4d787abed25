/// A value in memory of its own, or none: a single word in place, however large the value is.
///
/// Whoever copies it has the same memory, so what very many values have in common, such as the code of a language, is
/// there once.
enum Boxed<Value> {
    case nothing
    indirect case some(Value)

    init(_ value: Value?) {
        self = if let value { .some(value) } else { .nothing }
    }

    var value: Value? {
        switch self {
        case .nothing: nil
        case .some(let value): value
        }
    }
}

extension Boxed: Sendable where Value: Sendable {}

extension Boxed: Equatable where Value: Equatable {}

extension Boxed: Hashable where Value: Hashable {}

// Whoever prints a model is to see the value alone.
extension Boxed: CustomDebugStringConvertible, CustomReflectable {
    var debugDescription: String { value.map { "\($0)" } ?? "nil" }
    var customMirror: Mirror { Mirror(reflecting: value as Any) }
}

extension Boxed: JSONReadable where Value: JSONReadable {
    init(from json: inout JSONReader) throws(JSONError) {
        self.init(try json.value())
    }
}
